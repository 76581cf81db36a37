import type { RequestEvent } from '../../../../resources/kit/types.ts';
import { ownerReview } from '../../../../resources/owners/ownerReview/schema.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { owners, readOwner, type Owner } from '../owner/ownerRecord.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import type { OwnerReview } from '../owner/reviews.ts';

/** The owner needs no review any more; `changes` is what else becomes of it. */
async function markReviewed(
  write: Write,
  { ownerId }: OwnerReview,
  changes: { readonly [K in 'verifiedData' | 'name' | 'vatNumber' | 'idCard' | 'passport']?: Owner[K] },
): Promise<void> {
  if (ownerId === null) return;
  const owner = await readOwner(write.tx, ownerId, true);
  await saveRecord(write, owners, owner, { needsReview: false, ...changes });
}

/** The identity before the change, which a requester who takes the change back puts in place again. */
const identityBefore = (review: OwnerReview) =>
  review.previousName === null
    ? {}
    : {
        name: review.previousName,
        vatNumber: review.previousVatNumber,
        idCard: review.previousIdCard,
        passport: review.previousPassport,
      };

/** Ends a review that was not accepted, with its effects. */
async function settle(write: Write, review: OwnerReview, event: RequestEvent): Promise<void> {
  if (event === 'REJECTED') await markReviewed(write, review, {});
  if (event === 'CANCELED') await markReviewed(write, review, identityBefore(review));
}

export const ownerReviewAcceptance = defineAcceptance<typeof ownerReview, OwnerReview>(ownerReview, {
  accept: (write, review) => markReviewed(write, review, { verifiedData: true }),
  mail: settle,
});
