import type { TestFacts } from '../../kit/testFacts.ts';

export const lostAnimalTestFacts: TestFacts = {
  record: () => ({ status: 'LOST', participantContact: '+351912345678', validationStatus: 'PENDING' }),
  calls: {
    'GET /lost-animals/public/:code': { open: 'opens by the code on the poster' },
    'GET /public-lost-animals/:code/photo': {
      open: 'opens by the code on the poster; tried in publicList.test.ts',
    },
    'GET /lost-animals/history/:transponder': {
      open: 'lists those that the caller sees; tried in report.test.ts',
    },
    'POST /lost-animals/:transponder/observation': { body: { observation: 'x' } },
  },
  exampleNeeds: {
    'GET /lost-animals/:id/poster': 'a report that may be shown',
    'GET /lost-animals/public/:code': 'a poster',
    'GET /public-lost-animals/:code/photo': 'a published report with a photo',
    'GET /lost-animals/:id': 'an open report of the number',
    'PUT /lost-animals/:id': 'an open report of the number',
    'GET /lost-animals/pending/:id': 'a report that waits',
    'POST /lost-animals/:transponder/observation': 'an open report of the number',
    'DELETE /lost-animals/:transponder/observation/:id': 'an observation of a report',
    'POST /lost-animal-observations': 'an open report of the number',
  },
};
