import type { lostAnimalObservation as source } from '../../../pt/lostFound/lostAnimalObservation/module.ts';
import type { Shape } from '../../../types.ts';

export const lostAnimalObservation = {
  name: 'Note on the report |||| Notes on the report',
  create: { title: 'Add a note to the report', submit: 'Add' },
  empty: { title: 'No notes on the report', text: 'Notes on the work on this report appear here.' },
  done: {
    created: 'Note added to the report: %{name}',
    deleted: 'Note removed from the report: %{name}',
  },
  fields: {
    lostAnimalId: 'Report',
    observation: 'Note',
    creationUserId: 'Author',
    creationTimestamp: 'Date',
  },
} satisfies Shape<typeof source>;
