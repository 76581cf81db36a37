import { withTexts } from '../../../i18n/index.ts';
import { READ_PERMISSIONS } from '../../../resources/access/role/schema.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const BulkRolesPage = page(
  () => withTexts('administration', () => import('../../pages/access/role/BulkRolesPage.tsx')),
  'BulkRolesPage',
);
const RoleList = page(
  () => withTexts('administration', () => import('../../pages/access/role/RoleList.tsx')),
  'RoleList',
);
const RoleEdit = page(
  () => withTexts('administration', () => import('../../pages/access/role/RoleEdit.tsx')),
  'RoleEdit',
);
const PermissionsPage = page(
  () => withTexts('administration', () => import('../../pages/access/role/PermissionsPage.tsx')),
  'PermissionsPage',
);
const ComparePage = page(
  () => withTexts('administration', () => import('../../pages/access/role/ComparePage.tsx')),
  'ComparePage',
);
const ChangesPage = page(
  () => withTexts('administration', () => import('../../pages/access/role/ChangesPage.tsx')),
  'ChangesPage',
);

export const roleViews: ModuleViews = { list: RoleList, edit: RoleEdit };

/** Permissions of many roles at once, and who has them. */
export const roleRoutes: readonly PageRoute[] = beside('role', [
  { path: '/role/bulk', title: 'shell.page.bulkRoles', access: 'WRITE_ROLE', page: BulkRolesPage },
  {
    path: '/role/permissions',
    title: 'shell.page.permissions',
    access: READ_PERMISSIONS,
    page: PermissionsPage,
    reads: '/roles/permissions',
  },
  {
    path: '/role/compare',
    title: 'shell.page.compareRoles',
    access: READ_PERMISSIONS,
    page: ComparePage,
    reads: '/roles/permissions',
  },
  {
    path: '/role/changes',
    title: 'shell.page.permissionChanges',
    access: READ_PERMISSIONS,
    page: ChangesPage,
  },
]);
