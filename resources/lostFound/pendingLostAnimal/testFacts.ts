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
  exampleNeeds: {
    'PUT /lost-animals/pending/:id': 'a report that waits',
    'GET /pending-lost-animals/:id': 'a report that waits',
    'GET /pending-lost-animals/:id/versions': 'a report that waits',
    'GET /pending-lost-animals/:id/versions/:revisionId/:revisionTimestamp': 'a report that waits',
    'PUT /pending-lost-animals/:id/decision': 'a report that waits',
    'PUT /pending-lost-animals/:id/cancel': 'a report that waits',
    'PUT /pending-lost-animals/:id/documents': 'a report that waits',
  },
};
