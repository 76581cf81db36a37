import { noneOf, ownerAccount } from '../../../resources/kit/access.ts';
import { page, type PageRoute } from '../route.ts';

const EntityFilesPage = page(
  () => import('../../pages/common/document/EntityFilesPage.tsx'),
  'EntityFilesPage',
);
const GeneralFilesPage = page(
  () => import('../../pages/common/document/GeneralFilesPage.tsx'),
  'GeneralFilesPage',
);
const FileManagementPage = page(
  () => import('../../pages/common/document/FileManagementPage.tsx'),
  'FileManagementPage',
);

/** Files of one's entity, files for all, and their management. */
export const documentRoutes: readonly PageRoute[] = [
  {
    path: '/entity/files',
    title: 'filePages.entity',
    access: 'READ_ENTITY_FILES',
    page: EntityFilesPage,
    menu: { group: 'myEntity', icon: 'file', order: 20 },
  },
  {
    path: '/general-files',
    title: 'filePages.general',
    access: noneOf(ownerAccount),
    page: GeneralFilesPage,
    menu: { group: 'generalFiles', icon: 'generalFiles' },
  },
  {
    path: '/file-management',
    title: 'filePages.management',
    access: 'UPLOAD_DOCUMENTS',
    page: FileManagementPage,
    menu: { group: 'admin', icon: 'file', order: 850 },
  },
];
