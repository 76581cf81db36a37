import { ownerAccount } from '../../resources/kit/access.ts';
import { page, type ModuleViews, type PageRoute } from './route.ts';

const OwnerCreate = page(() => import('../pages/owner/record/OwnerCreate.tsx'), 'OwnerCreate');
const OwnerPage = page(() => import('../pages/owner/record/OwnerPage.tsx'), 'OwnerPage');
const OwnerReviewPage = page(() => import('../pages/ownerReview/OwnerReviewPage.tsx'), 'OwnerReviewPage');

const OwnerMergePage = page(() => import('../pages/ownerMerge/OwnerMergePage.tsx'), 'OwnerMergePage');

const OwnerErasurePage = page(() => import('../pages/ownerErasure/OwnerErasurePage.tsx'), 'OwnerErasurePage');

export const ownerViews: ModuleViews = { create: OwnerCreate, edit: OwnerPage };

export const ownerReviewViews: ModuleViews = { edit: OwnerReviewPage };

export const ownerMergeViews: ModuleViews = { edit: OwnerMergePage };

export const ownerErasureViews: ModuleViews = { edit: OwnerErasurePage };

const OwnReadsPage = page(() => import('../pages/ownerAccount/OwnReadsPage.tsx'), 'OwnReadsPage');

/** Pages of an owner's own account beside its home page. */
export const ownerAccountRoutes: readonly PageRoute[] = [
  {
    path: '/owner-account/reads',
    title: 'ownReadsPage.title',
    access: ownerAccount,
    page: OwnReadsPage,
    menu: { group: 'animals', icon: 'audit', order: 200 },
  },
];
