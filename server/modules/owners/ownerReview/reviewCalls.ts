import { commentReviewOfOwner, decideReviewOfOwner } from '../../../../resources/owners/ownerReview/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { ownerReview } from '../../../../resources/owners/ownerReview/schema.ts';
import { formError, notFound } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { lockRecord } from '../../../write/records.ts';
import { decideRequest } from '../../common/request/decideRequest.ts';
import { commentProcess } from '../../support/ticket/commentProcess.ts';
import { ownerReviews } from '../owner/reviews.ts';

export const decideReviewOfOwnerHandler = handleWrite(decideReviewOfOwner, async (context) => {
  const { params, body } = context;
  const { validation, comments, reasons, version } = body;
  if (!validation) throw formError([{ property: 'validation', error: 'MISSING_VALIDATION' }]);
  const decision = { validation, comments: comments || null, reasons: reasons ?? [] };
  const decided = await decideRequest(context, ownerReview, params.id, decision, version);
  const {
    id,
    version: next,
    validationStatus,
    closed,
    accepted,
  } = decided as AnswerOf<typeof decideReviewOfOwner>;
  return { id, version: next, validationStatus, closed, accepted };
});

export const commentReviewOfOwnerHandler = handleWrite(commentReviewOfOwner, async (context) => {
  const { params, body, fail } = context;
  const review = await lockRecord(context, ownerReviews, params.reviewId);
  if (review.ownerId !== params.id) throw notFound();
  if (review.closed) fail('OWNER_REVIEW_ALREADY_CLOSED');
  const process = { type: 'OWNER_REVIEW', id: review.id, subject: review.ownerName ?? '' } as const;
  return { ticketId: await commentProcess(context, process, body.comments) };
});
