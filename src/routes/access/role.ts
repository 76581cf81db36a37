import { withTexts } from '../../../i18n/index.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const BulkRolesPage = page(
  () => withTexts('administration', () => import('../../pages/access/role/BulkRolesPage.tsx')),
  'BulkRolesPage',
);
const RoleList = page(
  () => withTexts('administration', () => import('../../pages/access/role/RoleList.tsx')),
  'RoleList',
);

export const roleViews: ModuleViews = { list: RoleList };

/** Permissions of many roles at once. */
export const roleRoutes: readonly PageRoute[] = beside('role', [
  { path: '/role/bulk', title: 'shell.page.bulkRoles', access: 'WRITE_ROLE', page: BulkRolesPage },
]);
