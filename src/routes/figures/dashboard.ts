import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const DashboardPage = page(() => import('../../pages/figures/dashboard/DashboardPage.tsx'), 'DashboardPage');
const DashboardCreate = page(
  () => import('../../pages/figures/dashboard/edit/DashboardCreate.tsx'),
  'DashboardCreate',
);
// The grid that widgets are moved on comes with the page that moves them.
const DashboardEdit = page(
  () => import('../../pages/figures/dashboard/edit/DashboardEdit.tsx'),
  'DashboardEdit',
);

export const dashboardViews: ModuleViews = { create: DashboardCreate, edit: DashboardPage };

/** The editor of a dashboard, whose own page shows it. */
export const dashboardRoutes: readonly PageRoute[] = beside('dashboard', [
  {
    path: '/dashboard/:id/edit',
    title: 'dashboardEditor.title',
    access: 'MANAGE_DASHBOARDS',
    page: DashboardEdit,
    reads: '/dashboards/:id',
  },
]);
