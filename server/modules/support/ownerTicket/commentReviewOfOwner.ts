import { commentReviewOfOwner } from '../../../../resources/support/ownerTicket/calls.ts';
import { notFound } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { lockRecord } from '../../../write/records.ts';
import { ownerReviews } from '../../owners/owner/reviews.ts';
import { commentProcess } from '../ticket/commentProcess.ts';

export const commentReviewOfOwnerHandler = handleWrite(commentReviewOfOwner, async (context) => {
  const { params, body, fail } = context;
  const review = await lockRecord(context, ownerReviews, params.reviewId);
  if (review.ownerId !== params.id) throw notFound();
  if (review.closed) fail('OWNER_REVIEW_ALREADY_CLOSED');
  const process = { type: 'OWNER_REVIEW', id: review.id, subject: review.ownerName ?? '' } as const;
  return { ticketId: await commentProcess(context, process, body.comments) };
});
