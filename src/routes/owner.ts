import { page, type ModuleViews } from './route.ts';

const OwnerCreate = page(() => import('../pages/owner/record/OwnerCreate.tsx'), 'OwnerCreate');
const OwnerPage = page(() => import('../pages/owner/record/OwnerPage.tsx'), 'OwnerPage');
const OwnerReviewPage = page(() => import('../pages/ownerReview/OwnerReviewPage.tsx'), 'OwnerReviewPage');

const OwnerMergePage = page(() => import('../pages/ownerMerge/OwnerMergePage.tsx'), 'OwnerMergePage');

const OwnerErasurePage = page(() => import('../pages/ownerErasure/OwnerErasurePage.tsx'), 'OwnerErasurePage');

export const ownerViews: ModuleViews = { create: OwnerCreate, edit: OwnerPage };

export const ownerReviewViews: ModuleViews = { edit: OwnerReviewPage };

export const ownerMergeViews: ModuleViews = { edit: OwnerMergePage };

export const ownerErasureViews: ModuleViews = { edit: OwnerErasurePage };
