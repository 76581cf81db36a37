import type { ownerPages as source } from '../../pt/owner/pages.ts';
import type { Shape } from '../../types.ts';

export const ownerPages = {
  tabs: { label: 'Parts of the owner’s record', data: 'Data', animals: 'Animals', files: 'Files' },
  panel: {
    verified: 'Verified data',
    locked: 'Locked',
    lockedDead: 'Locked: owner has died',
    editLocked: 'Editing locked',
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
  animals: {
    none: 'You do not have access to any animal of this owner',
    noneText: 'The owner’s animals that you have access to appear here.',
  },
  files: { noneText: 'Documents added to this owner’s record appear here.' },
} satisfies Shape<typeof source>;
