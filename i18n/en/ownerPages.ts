import type { ownerPages as source } from '../pt/ownerPages.ts';
import type { Shape } from '../types.ts';

export const ownerPages = {
  tabs: { label: 'Parts of the owner’s record', data: 'Data', animals: 'Animals', files: 'Files' },
  panel: {
    operations: 'Operations',
    verified: 'Verified data',
    locked: 'Locked',
    lockedDead: 'Locked by death',
    editLocked: 'Editing locked',
    lock: 'Lock the owner',
    unlock: 'Unlock the owner',
    editLock: 'Lock editing',
    editUnlock: 'Unlock editing',
    dead: 'Lock by death',
  },
  alert: {
    locked: 'Owner locked',
    lockedUntil: 'Owner locked until %{date}',
    lockedText: 'As long as the lock lasts, the data cannot be changed and the owner cannot receive animals.',
    dead: 'Owner locked by death',
    deadText:
      'The data cannot be changed and the owner cannot receive animals. The animals may pass to another owner with the death certificate.',
    editLocked: 'Editing locked',
    traces: 'Owner of the type TRACES',
    observations: 'Notes: %{text}',
  },
  noteHelp: 'Seen by whoever opens the owner’s record.',
  lock: {
    title: 'Lock %{name}?',
    text: 'As long as the lock lasts, the data cannot be changed and the owner cannot receive animals.',
    endHelp: 'Left empty, the lock lasts until it is lifted.',
    confirm: 'Lock',
    done: 'The owner was locked.',
  },
  unlock: {
    title: 'Unlock %{name}?',
    text: 'The data can be changed again, and the owner can receive animals.',
    confirm: 'Unlock',
    done: 'The owner was unlocked.',
  },
  editLock: {
    title: 'Lock editing of %{name}?',
    text: 'The data can no longer be changed. The owner can still receive animals.',
    confirm: 'Lock editing',
    done: 'Editing was locked.',
  },
  editUnlock: {
    title: 'Unlock editing of %{name}?',
    text: 'The data can be changed again.',
    confirm: 'Unlock editing',
    done: 'Editing was unlocked.',
  },
  dead: {
    title: 'Lock %{name} by death?',
    text: 'The death certificate is kept with the owner’s files. Only those who have the permission can lift this lock.',
    certificate: 'Death certificate',
    confirm: 'Lock by death',
    done: 'The owner was locked by death.',
  },
  animals: {
    none: 'No animals of this owner',
    noneText: 'The owner’s animals that this account may see appear here.',
  },
  files: { noneText: 'Documents added to this owner’s record appear here.' },
} satisfies Shape<typeof source>;
