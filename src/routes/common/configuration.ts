import { withTexts } from '../../../i18n/index.ts';
import { page, type PageRoute } from '../route.ts';

const ConfigurationPage = page(
  () => withTexts('administration', () => import('../../pages/common/configuration/ConfigurationPage.tsx')),
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
