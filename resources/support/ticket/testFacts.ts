import type { TestFacts } from '../../kit/testFacts.ts';

export const ticketTestFacts: TestFacts = {
  calls: {
    'POST /ticketing/:id/conversation': { body: { message: 'x' } },
    'PUT /ticketing/:id/status': { body: { status: 'CLOSED' } },
  },
  exampleNeeds: {
    'GET /ticketing/:id': 'a ticket',
    'GET /ticketing/:id/attachments/:attachmentId': 'a ticket',
    'POST /ticketing/:id/conversation': 'a ticket',
    'PUT /ticketing/:id/status': 'a ticket',
    'PUT /ticketing/:id/sync': 'a ticket',
  },
};
