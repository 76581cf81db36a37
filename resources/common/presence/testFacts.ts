import type { TestFacts } from '../../kit/testFacts.ts';

export const presenceTestFacts: TestFacts = {
  calls: {
    'GET /presence/:module': { open: 'for those who decide on the queue; tried in bulkDecision.test.ts' },
    'PUT /presence/:module/:id': { open: 'for those who decide on the queue; tried in bulkDecision.test.ts' },
    'DELETE /presence/:module/:id': { open: 'ends the caller’s own' },
  },
};
