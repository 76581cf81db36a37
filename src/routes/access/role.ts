import { indexOf } from '../../../resources/moduleIndex.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const BulkRolesPage = page(() => import('../../pages/access/role/BulkRolesPage.tsx'), 'BulkRolesPage');
const RoleList = page(() => import('../../pages/access/role/RoleList.tsx'), 'RoleList');
const RoleCreate = page(() => import('../../pages/access/role/RoleCreate.tsx'), 'RoleCreate');
const RoleEdit = page(() => import('../../pages/access/role/RoleEdit.tsx'), 'RoleEdit');
const PermissionsPage = page(() => import('../../pages/access/role/PermissionsPage.tsx'), 'PermissionsPage');
const ComparePage = page(() => import('../../pages/access/role/ComparePage.tsx'), 'ComparePage');
const ChangesPage = page(() => import('../../pages/access/role/ChangesPage.tsx'), 'ChangesPage');

export const roleViews: ModuleViews = { list: RoleList, create: RoleCreate, edit: RoleEdit };

/** Permissions of many roles at once, and who has them. */
export const roleRoutes: readonly PageRoute[] = beside('role', [
  { path: '/role/bulk', title: 'shell.page.bulkRoles', access: 'WRITE_ROLE', page: BulkRolesPage },
  {
    path: '/role/permissions',
    title: 'shell.page.permissions',
    access: indexOf('role').access.pages,
    page: PermissionsPage,
    reads: '/roles/permissions',
  },
  {
    path: '/role/compare',
    title: 'shell.page.compareRoles',
    access: indexOf('role').access.pages,
    page: ComparePage,
    reads: '/roles/permissions',
  },
  {
    path: '/role/changes',
    title: 'shell.page.permissionChanges',
    access: indexOf('role').access.pages,
    page: ChangesPage,
  },
]);
