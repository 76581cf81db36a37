import { page, type PageRoute } from '../route.ts';

const ConfigurationPage = page(
  () => import('../../pages/common/configuration/ConfigurationPage.tsx'),
  'ConfigurationPage',
);

/** The settings of the register. */
export const configurationRoutes: readonly PageRoute[] = [
  {
    path: '/configuration',
    title: 'shell.page.configuration',
    access: 'WRITE_CONFIGURATION',
    page: ConfigurationPage,
    menu: { group: 'admin', icon: 'configuration', order: 900 },
  },
];
