import type { ownerExport as source } from '../../../pt/owners/ownerErasure/export.ts';
import type { Shape } from '../../../types.ts';

export const ownerExport = {
  dialog: {
    title: 'Export the data of %{name}?',
    text: 'A copy of everything that the register holds about the owner is made, as JSON and as PDF. You can download it for 15 days.',
    confirm: 'Export data',
    done: 'Data exported',
    ready: 'The copy is ready. Confirm the owner’s identity before you hand it over.',
    close: 'Close',
  },
} satisfies Shape<typeof source>;
