import type { TestFacts } from '../../kit/testFacts.ts';

export const ticketTestFacts: TestFacts = {
  calls: {
    'POST /ticketing/:id/conversation': { body: { message: 'x' } },
    'PUT /ticketing/:id/status': { body: { status: 'CLOSED' } },
  },
};
