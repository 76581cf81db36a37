import { indexOf } from '../../../resources/moduleIndex.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const PricingTableCreate = page(
  () => import('../../pages/money/pricingTable/PricingTableCreate.tsx'),
  'PricingTableCreate',
);
const PricingTableEdit = page(
  () => import('../../pages/money/pricingTable/PricingTableEdit.tsx'),
  'PricingTableEdit',
);
const PricesOfDayPage = page(
  () => import('../../pages/money/pricingTable/PricesOfDayPage.tsx'),
  'PricesOfDayPage',
);

export const pricingTableViews: ModuleViews = { create: PricingTableCreate, edit: PricingTableEdit };

/** The prices of an entity on a day. */
export const pricingTableRoutes: readonly PageRoute[] = beside(indexOf('pricingTable').resource, [
  {
    path: '/pricing-tables/prices',
    title: 'pricingTablePages.prices',
    access: indexOf('pricingTable').access.read,
    page: PricesOfDayPage,
    menu: { group: 'admin', icon: 'pricing', order: 295 },
  },
]);
