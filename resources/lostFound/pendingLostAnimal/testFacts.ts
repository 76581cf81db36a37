import type { TestFacts } from '../../kit/testFacts.ts';

export const pendingLostAnimalTestFacts: TestFacts = {
  // It has the number of the report that waits.
  record: async ({ make }) => ({ id: await make('lostAnimal'), animalId: await make('animal') }),
  calls: {
    'PUT /lost-animals/pending/:id': { body: { validation: 'REJECTED', comments: 'x' } },
  },
};
