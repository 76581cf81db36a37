import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId, idText } from '../../kit/values/ids.ts';
import { READ_OWNERS } from '../../owners/owner/schema.ts';
import { MAX_COMMENT } from '../../owners/ownerReview/calls.ts';
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

export const commentReviewOfOwner = defineCall({
  name: 'commentReviewOfOwner',
  method: 'PUT',
  path: '/owner-review/:id/:reviewId/ticket',
  access: 'OWNER_REVIEW',
  failure: 'ERROR_COMMENT',
  summary: 'Adds a comment to the ticket of a review of an owner; the first comment opens the ticket',
  params: byId.extend({ reviewId: idText }),
  body: z.strictObject({
    comments: z.preprocess(
      (value) => (typeof value === 'string' ? value.trim() : (value ?? '')),
      z.string().min(1, 'MISSING_COMMENTS').max(MAX_COMMENT, 'INVALID_COMMENTS'),
    ),
  }),
  answer: z.object({ ticketId: z.number().int() }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND', 'OWNER_REVIEW_ALREADY_CLOSED'],
});
