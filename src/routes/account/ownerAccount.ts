import { ownerAccount } from '../../../resources/kit/access.ts';
import { page, type PageRoute } from '../route.ts';

const OwnReadsPage = page(() => import('../../pages/account/ownerAccount/OwnReadsPage.tsx'), 'OwnReadsPage');
const OwnConsentsPage = page(
  () => import('../../pages/account/ownerAccount/OwnConsentsPage.tsx'),
  'OwnConsentsPage',
);
const FoundPage = page(() => import('../../pages/account/ownerAccount/FoundPage.tsx'), 'FoundPage');
const OwnRequestsPage = page(
  () => import('../../pages/account/ownerAccount/OwnRequestsPage.tsx'),
  'OwnRequestsPage',
);
const OwnRequestPage = page(
  () => import('../../pages/account/ownerAccount/OwnRequestPage.tsx'),
  'OwnRequestPage',
);

/** Pages of an owner's own account beside its home page. */
export const ownerAccountRoutes: readonly PageRoute[] = [
  {
    path: '/owner-account/reads',
    title: 'ownReadsPage.title',
    access: ownerAccount,
    page: OwnReadsPage,
    menu: { group: 'animals', icon: 'audit', order: 200 },
  },
  {
    path: '/owner-account/consents',
    title: 'ownConsentsPage.title',
    access: ownerAccount,
    page: OwnConsentsPage,
    menu: { group: 'animals', icon: 'lock', order: 201 },
  },
  {
    path: '/owner-account/found/:transponder',
    title: 'resources.animal.operations.reportFound.label',
    access: ownerAccount,
    page: FoundPage,
    reads: '/animals/:transponder',
  },
  {
    path: '/owner-account/requests',
    title: 'ownerHome.requests.title',
    access: ownerAccount,
    page: OwnRequestsPage,
    menu: { group: 'controls', icon: 'pending', order: 1 },
  },
  {
    path: '/owner-account/requests/:module/:id',
    title: 'ownerHome.requests.one',
    access: ownerAccount,
    page: OwnRequestPage,
    parent: '/owner-account/requests',
    reads: '/owner-account/requests/:module/:id',
  },
];
