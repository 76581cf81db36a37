import { noneOf, ownerAccount } from '../../../resources/kit/access.ts';
import { page, type PageRoute } from '../route.ts';

const JobsPage = page(() => import('../../pages/work/job/JobsPage.tsx'), 'JobsPage');

/** Long work: how far it is, and what came of it. */
export const jobRoutes: readonly PageRoute[] = [
  {
    path: '/jobs',
    title: 'shell.page.jobs',
    access: noneOf(ownerAccount),
    page: JobsPage,
    menu: { group: 'reports', icon: 'jobs', order: 90 },
  },
];
