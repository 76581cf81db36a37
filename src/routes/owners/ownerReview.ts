import { page, type ModuleViews } from '../route.ts';

const OwnerReviewPage = page(
  () => import('../../pages/owners/ownerReview/OwnerReviewPage.tsx'),
  'OwnerReviewPage',
);

export const ownerReviewViews: ModuleViews = { edit: OwnerReviewPage };
