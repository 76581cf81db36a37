import type { TestFacts } from '../../kit/testFacts.ts';

export const pendingLostAnimalTestFacts: TestFacts = {
  // It has the number of the report that waits.
  record: async ({ make }) => ({ id: await make('lostAnimal'), animalId: await make('animal') }),
  // Who validates a report reads it in the queue, and has none of the history.
  shows: [
    'lostAnimal.participantName',
    'lostAnimal.participantContact',
    'lostAnimal.participantContact2',
    'lostAnimal.participantContact3',
    'lostAnimal.participantEmail',
    'lostAnimal.observations',
  ],
  calls: {
    'PUT /lost-animals/pending/:id': { body: { validation: 'REJECTED', comments: 'x' } },
  },
};
