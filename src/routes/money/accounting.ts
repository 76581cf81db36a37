import { indexOf } from '../../../resources/moduleIndex.ts';
import { page, type PageRoute } from '../route.ts';

const AccountingPage = page(
  () => import('../../pages/money/accounting/AccountingPage.tsx'),
  'AccountingPage',
);

/** The months of the account book, for accounting. */
export const accountingRoutes: readonly PageRoute[] = [
  {
    path: '/billing/accounting',
    title: 'accountingPages.title',
    access: indexOf('multibancoPayment').access.read,
    page: AccountingPage,
    reads: '/billing/accounting',
    menu: { group: 'admin', icon: 'report', order: 340 },
  },
];
