import type { TestFacts } from '../../kit/testFacts.ts';

export const animalPreRegisterTestFacts: TestFacts = {
  record: ({ number }) => ({
    transponder: String(620_094_000_000_000 + number),
    animalName: 'Bobi',
    ownerName: 'Ana',
    requestReason: 'Motivo',
    animal: {},
    owner: {},
  }),
  exampleNeeds: {
    'PUT /animal-pre-registers/:id/decision': 'a request with a whole animal',
  },
};
