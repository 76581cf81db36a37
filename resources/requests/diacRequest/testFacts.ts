import type { TestFacts } from '../../kit/testFacts.ts';

export const diacRequestTestFacts: TestFacts = {
  record: () => ({ origin: 'PUBLIC', vatNumber: '123456789' }),
  exampleNeeds: {
    'PUT /request-diacs/:id/decision': 'a request that names an animal on record',
  },
};
