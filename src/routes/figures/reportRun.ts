import { page, type PageRoute } from '../route.ts';

const ReportsPage = page(() => import('../../pages/figures/reportRun/ReportsPage.tsx'), 'ReportsPage');

/** Reports: run them, and fetch their files. */
export const reportRunRoutes: readonly PageRoute[] = [
  {
    path: '/reports',
    title: 'reportPages.title',
    access: 'GENERATE_REPORT',
    page: ReportsPage,
    reads: '/report-runs/templates',
    menu: { group: 'reports', icon: 'report', order: 20 },
  },
];
