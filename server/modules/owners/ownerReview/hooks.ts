import { hooksOfReviews } from '../owner/reviews.ts';

export const ownerReviewHooks = hooksOfReviews;
