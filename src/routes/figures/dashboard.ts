import { page, type ModuleViews } from '../route.ts';

// The charts weigh more than the rest of the record's page.
const DashboardCharts = page(
  () => import('../../pages/figures/dashboard/DashboardCharts.tsx'),
  'DashboardCharts',
);

export const dashboardViews: ModuleViews = { tabs: { charts: DashboardCharts } };
