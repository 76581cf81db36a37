import type { TestFacts } from '../../kit/testFacts.ts';

export const accountNoticeTestFacts: TestFacts = {
  calls: { 'PUT /billing/account': { open: 'of the own entity' } },
  exampleNeeds: {
    'GET /billing/account': 'an entity that pays with credits',
    'PUT /billing/account': 'an entity that pays with credits',
  },
};
