import { z } from 'zod';
import { byKey } from '../../animals/animal/calls.ts';
import { READ_ANIMALS } from '../../animals/animal/schema.ts';
import { defineCall } from '../../kit/call.ts';
import { ticketRow } from '../ticket/calls.ts';

export const listAnimalsTickets = defineCall({
  name: 'listAnimalsTickets',
  method: 'GET',
  path: '/animals/:id/tickets',
  access: READ_ANIMALS,
  summary:
    'Lists the tickets about an animal that the caller may open: of requests and lost reports about it; the last 100, newest first',
  params: byKey,
  reads: { objectType: 'ticket', action: 'SEARCH', onlyFound: true },
  answer: z.array(ticketRow),
  errors: ['TOO_MANY_REQUESTS', 'NOT_FOUND'],
});
