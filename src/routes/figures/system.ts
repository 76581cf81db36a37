import { page, type PageRoute } from '../route.ts';

const SystemPage = page(() => import('../../pages/figures/system/SystemPage.tsx'), 'SystemPage');

/** How the register runs. */
export const systemRoutes: readonly PageRoute[] = [
  {
    path: '/system',
    title: 'shell.page.system',
    access: 'WRITE_CONFIGURATION',
    page: SystemPage,
    menu: { group: 'admin', icon: 'system', order: 906 },
  },
];
