import type { TestFacts } from '../../kit/testFacts.ts';

export const accountNoticeTestFacts: TestFacts = {
  calls: { 'PUT /billing/account': { open: 'of the own entity' } },
};
