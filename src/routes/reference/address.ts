import { below, page, type PageRoute } from '../route.ts';

const ImportAddressesPage = page(
  () => import('../../pages/reference/address/ImportAddressesPage.tsx'),
  'ImportAddressesPage',
);

/** Where the country's tables of addresses are imported. */
export const addressRoutes: readonly PageRoute[] = below('/setup', [
  {
    path: '/setup/addresses',
    title: 'shell.page.importAddresses',
    access: 'WRITE_CONFIGURATION',
    page: ImportAddressesPage,
  },
]);
