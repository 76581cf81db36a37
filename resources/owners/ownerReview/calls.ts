import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { VALIDATION_STATUSES, VALIDATIONS } from '../../kit/request.ts';
import { owed } from '../../kit/values/described.ts';

/** Characters of a comment, as of the reasons of a decision. */
export const MAX_COMMENT = 2000;

export const decideReviewOfOwner = defineCall({
  name: 'decideReviewOfOwner',
  method: 'PUT',
  path: '/owner-review/:id',
  access: 'OWNER_REVIEW',
  failure: 'ERROR_DECIDE_REQUEST',
  summary: 'Decides a review, as the call of its decision does',
  params: byId,
  body: z.strictObject({
    validation: owed(z.enum(VALIDATIONS, 'INVALID_VALIDATION').nullish()),
    comments: z.string().trim().max(MAX_COMMENT).nullish(),
    reasons: z.array(z.string().trim().max(300)).max(20).nullish(),
    version: z.number().int().positive().optional(),
  }),
  answer: z.object({
    id: z.number().int(),
    version: z.number().int(),
    validationStatus: z.enum(VALIDATION_STATUSES),
    closed: z.boolean(),
    accepted: z.boolean().nullable(),
  }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND', 'OWNER_REVIEW_ALREADY_CLOSED', 'STALE_VERSION'],
});
