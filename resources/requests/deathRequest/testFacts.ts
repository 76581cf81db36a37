import type { TestFacts } from '../../kit/testFacts.ts';

export const deathRequestTestFacts: TestFacts = {
  record: () => ({ origin: 'PUBLIC', relation: 'OWNER', vatNumber: '123456789' }),
  exampleNeeds: {
    'POST /public-deaths/open': 'a mailed link',
    'POST /public-deaths': 'a mailed link',
    'PUT /request-deaths/:id/decision': 'a request that names an animal on record',
  },
};
