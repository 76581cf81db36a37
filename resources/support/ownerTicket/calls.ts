import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { READ_OWNERS } from '../../owners/owner/schema.ts';
import { ticketRow } from '../ticket/calls.ts';

export const listOwnersTickets = defineCall({
  name: 'listOwnersTickets',
  method: 'GET',
  path: '/owners/:id/tickets',
  access: READ_OWNERS,
  summary:
    'Lists the tickets about an owner that the caller may open: of the owner’s account, and of requests and lost reports about the owner or an animal of the owner; the last 100, newest first',
  params: byId,
  reads: { objectType: 'ticket', action: 'SEARCH', onlyFound: true },
  answer: z.array(ticketRow),
  errors: ['NOT_FOUND'],
});
