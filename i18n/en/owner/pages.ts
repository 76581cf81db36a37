import type { ownerPages as source } from '../../pt/owner/pages.ts';
import type { Shape } from '../../types.ts';

export const ownerPages = {
  tabs: { label: 'Parts of the owner’s record', data: 'Data', animals: 'Animals', files: 'Files' },
  panel: {
    operations: 'Operations',
    verified: 'Verified data',
    locked: 'Locked',
    lockedDead: 'Locked: owner has died',
    editLocked: 'Editing locked',
    lock: 'Lock the owner',
    unlock: 'Unlock the owner',
    editLock: 'Lock editing',
    editUnlock: 'Unlock editing',
    dead: 'Lock: owner has died',
  },
  alert: {
    locked: 'Owner locked',
    lockedUntil: 'Owner locked until %{date}',
    lockedText: 'While the owner is locked, their data cannot be changed and they cannot receive animals.',
    dead: 'Locked because the owner died',
    deadText:
      'The data cannot be changed and the owner cannot receive animals. The animals may be transferred to another owner with the death certificate.',
    editLocked: 'Editing locked',
    traces: 'TRACES owner',
    observations: 'Notes: %{text}',
  },
  noteHelp: 'Anyone who opens the owner’s record can see it.',
  lock: {
    title: 'Lock %{name}?',
    text: 'While the owner is locked, their data cannot be changed and they cannot receive animals.',
    endHelp: 'If you leave this empty, the record stays locked until someone unlocks it.',
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
    title: 'Lock %{name}: owner has died?',
    text: 'The death certificate is kept with the owner’s files. Only users with the permission can remove this lock.',
    certificate: 'Death certificate',
    confirm: 'Lock: owner has died',
    done: 'The owner was locked because they died.',
  },
  animals: {
    none: 'You do not have access to any animal of this owner',
    noneText: 'The owner’s animals that you have access to appear here.',
  },
  files: { noneText: 'Documents added to this owner’s record appear here.' },
} satisfies Shape<typeof source>;
