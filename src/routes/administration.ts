import { all, operator } from '../../resources/kit/access.ts';
import { beside, page, type PageRoute } from './route.ts';

const BulkRolesPage = page(() => import('../pages/role/BulkRolesPage.tsx'), 'BulkRolesPage');
const GeneralFilesPage = page(() => import('../pages/document/GeneralFilesPage.tsx'), 'GeneralFilesPage');
const FileManagementPage = page(
  () => import('../pages/document/FileManagementPage.tsx'),
  'FileManagementPage',
);
const ConfigurationPage = page(
  () => import('../pages/configuration/ConfigurationPage.tsx'),
  'ConfigurationPage',
);

/** What the operator keeps for all: roles, files, configuration. */
export const administrationRoutes: readonly PageRoute[] = [
  ...beside('role', [
    { path: '/role/bulk', title: 'rolePages.bulk.title', access: 'WRITE_ROLE', page: BulkRolesPage },
  ]),
  {
    path: '/general-files',
    title: 'filePages.general',
    access: 'SIGNED_IN',
    page: GeneralFilesPage,
    menu: { group: 'generalFiles', icon: 'generalFiles' },
  },
  {
    path: '/file-management',
    title: 'filePages.management',
    access: all('UPLOAD_DOCUMENTS', operator),
    page: FileManagementPage,
    menu: { group: 'admin', icon: 'file', order: 850 },
  },
  {
    path: '/configuration',
    title: 'configurationPages.title',
    access: 'WRITE_CONFIGURATION',
    page: ConfigurationPage,
    menu: { group: 'admin', icon: 'configuration', order: 900 },
  },
];
