import { indexOf } from '../../../resources/moduleIndex.ts';
import { below, page, type ModuleViews, type PageRoute } from '../route.ts';

const TransactionsList = page(
  () => import('../../pages/money/billingTransaction/TransactionsList.tsx'),
  'TransactionsList',
);
const StatementPage = page(
  () => import('../../pages/money/billingTransaction/StatementPage.tsx'),
  'StatementPage',
);

export const billingTransactionViews: ModuleViews = { list: TransactionsList };

/** The statement of an account. */
export const billingTransactionRoutes: readonly PageRoute[] = below(
  `/${indexOf('billingTransaction').resource}`,
  [
    {
      path: '/billing/statement',
      title: 'statementPages.title',
      access: indexOf('billingTransaction').access.read,
      page: StatementPage,
      menu: { group: 'myEntity', icon: 'billing', order: 60 },
    },
  ],
);
