import type { lostAnimalObservation as source } from '../../pt/lostAnimalObservation/module.ts';
import type { Shape } from '../../types.ts';

export const lostAnimalObservation = {
  name: 'Note on the report |||| Notes on the report',
  fields: {
    lostAnimalId: 'Report',
    observation: 'Note',
    creationUserId: 'Author',
    creationTimestamp: 'Date',
  },
} satisfies Shape<typeof source>;
