import { page, type PageRoute } from '../route.ts';

const ChangelogPage = page(() => import('../../pages/common/information/ChangelogPage.tsx'), 'ChangelogPage');

/** What has changed in the register. */
export const informationRoutes: readonly PageRoute[] = [
  { path: '/changelog', title: 'changelog.title', access: 'SIGNED_IN', page: ChangelogPage },
];
