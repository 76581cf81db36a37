import type { TestFacts } from '../../kit/testFacts.ts';

export const advertCheckTestFacts: TestFacts = {
  exampleNeeds: {
    'POST /advert-checks': 'a key in X-API-Key',
  },
};
