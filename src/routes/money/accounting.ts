import { billingTransaction } from '../../../resources/money/billingTransaction/schema.ts';
import { MANAGE_PAYMENTS } from '../../../resources/money/multibancoPayment/schema.ts';
import { below, page, type PageRoute } from '../route.ts';

const AccountingPage = page(
  () => import('../../pages/money/accounting/AccountingPage.tsx'),
  'AccountingPage',
);

/** The months of the account book, for accounting. */
export const accountingRoutes: readonly PageRoute[] = below(`/${billingTransaction.resource}`, [
  {
    path: '/billing/accounting',
    title: 'accountingPages.title',
    access: MANAGE_PAYMENTS,
    page: AccountingPage,
    reads: '/billing/accounting',
    menu: { group: 'admin', icon: 'report', order: 340 },
  },
]);
