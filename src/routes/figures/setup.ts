import { page, type PageRoute } from '../route.ts';

const SetupPage = page(() => import('../../pages/figures/setup/SetupPage.tsx'), 'SetupPage');

/** What a new register needs before its first day. */
export const setupRoutes: readonly PageRoute[] = [
  {
    path: '/setup',
    title: 'shell.page.setup',
    access: 'WRITE_CONFIGURATION',
    page: SetupPage,
    menu: { group: 'admin', icon: 'setup', order: 905 },
  },
];
