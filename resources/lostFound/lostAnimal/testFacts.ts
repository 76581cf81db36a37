import type { TestFacts } from '../../kit/testFacts.ts';

export const lostAnimalTestFacts: TestFacts = {
  record: () => ({ status: 'LOST', participantContact: '+351912345678', validationStatus: 'PENDING' }),
  calls: {
    'GET /lost-animals/public/:code': { open: 'opens by the code on the poster' },
    'GET /lost-animals/history/:transponder': {
      open: 'lists those that the caller sees; tried in report.test.ts',
    },
    'POST /lost-animals/:transponder/observation': { body: { observation: 'x' } },
  },
};
