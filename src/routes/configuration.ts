import { page, type PageRoute } from './route.ts';

const ConfigurationPage = page(
  () => import('../pages/configuration/ConfigurationPage.tsx'),
  'ConfigurationPage',
);

/** The settings of the register. */
export const configurationRoutes: readonly PageRoute[] = [
  {
    path: '/configuration',
    title: 'configurationPages.title',
    access: 'WRITE_CONFIGURATION',
    page: ConfigurationPage,
    menu: { group: 'admin', icon: 'configuration', order: 900 },
  },
];
