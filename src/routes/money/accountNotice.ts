import { readAccount } from '../../../resources/money/accountNotice/calls.ts';
import { page, type PageRoute } from '../route.ts';

const BalancePage = page(() => import('../../pages/money/accountNotice/BalancePage.tsx'), 'BalancePage');

/** The balance of an entity, and of what it is notified. */
export const accountNoticeRoutes: readonly PageRoute[] = [
  {
    path: '/billing/balance',
    title: 'balancePages.title',
    access: readAccount.access,
    page: BalancePage,
    reads: '/billing/account',
    menu: { group: 'myEntity', icon: 'billing', order: 50 },
  },
];
