import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerTicketTestFacts: TestFacts = {
  calls: {
    'PUT /owner-review/:id/:reviewId/ticket': { body: { comments: 'Falta um elemento.' } },
  },
};
