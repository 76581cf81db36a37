import type { TestFacts } from '../../kit/testFacts.ts';

export const unionIndexTestFacts: TestFacts = {
  calls: {
    'GET /index/animals/:transponder': {
      open: 'other registers ask whether a number is here; it names no person',
    },
  },
  exampleNeeds: {
    'GET /index/animals/:transponder': 'a key with the scope UNION',
    'POST /index/adverts/verify': 'a key with the scope UNION',
    'GET /index/changes': 'a key with the scope UNION',
  },
};
