import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { READ_ANIMALS } from '../resources/animal/schema.ts';
import { READ_TRANSFERS, REQUEST_TRANSFERS } from '../resources/animalTransfer/schema.ts';
import { entity } from '../resources/entity/schema.ts';
import { all, operator, registersAnimals, type Access } from '../resources/kit/access.ts';
import type { MenuEntry } from '../resources/kit/module.ts';
import { veterinary } from '../resources/veterinary/schema.ts';

/** A page that no declaration generates. The menu, the breadcrumb and the title read this as well. */
export interface PageRoute {
  /** As the router takes it: `/animal/view/:transponder`. */
  readonly path: string;
  /** Key of its title. */
  readonly title: string;
  readonly access: Access;
  readonly page: LazyExoticComponent<ComponentType>;
  /** The page it hangs below in the breadcrumb; none hangs below the home page. */
  readonly parent?: string;
  readonly menu?: MenuEntry;
  /** The resource in whose context it is drawn, where it belongs to one. */
  readonly resource?: string;
}

/** A page that is loaded when it is first visited. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

const ProfilePage = page(() => import('./pages/personal/profile/ProfilePage.tsx'), 'ProfilePage');
const PasswordPage = page(() => import('./pages/personal/PasswordPage.tsx'), 'PasswordPage');
const OwnEntitiesPage = page(() => import('./pages/personal/OwnEntitiesPage.tsx'), 'OwnEntitiesPage');
const SessionsPage = page(() => import('./pages/personal/sessions/SessionsPage.tsx'), 'SessionsPage');
const OwnFilesPage = page(() => import('./pages/personal/OwnFilesPage.tsx'), 'OwnFilesPage');
const AuditPage = page(() => import('./pages/personal/trail/AuditPage.tsx'), 'AuditPage');
const ImpersonatePage = page(
  () => import('./pages/personal/impersonate/ImpersonatePage.tsx'),
  'ImpersonatePage',
);
const ConfirmEmailPage = page(
  () => import('./pages/personal/profile/ConfirmEmailPage.tsx'),
  'ConfirmEmailPage',
);

const BulkRolesPage = page(() => import('./pages/role/BulkRolesPage.tsx'), 'BulkRolesPage');

const CreateAnimalPage = page(() => import('./pages/animal/create/CreatePage.tsx'), 'CreatePage');
const AnimalPage = page(() => import('./pages/animal/view/ViewPage.tsx'), 'ViewPage');
const BulkChangePage = page(() => import('./pages/transfer/change/BulkChangePage.tsx'), 'BulkChangePage');
const ChangeOwnerPage = page(() => import('./pages/transfer/change/ChangePage.tsx'), 'ChangePage');
const TransferPage = page(() => import('./pages/transfer/request/RequestPage.tsx'), 'RequestPage');

const MyEntityPage = page(() => import('./pages/entity/MyEntityPage.tsx'), 'MyEntityPage');
const EntityByVatPage = page(() => import('./pages/entity/ByVatPage.tsx'), 'ByVatPage');
const VeterinaryByBallotPage = page(() => import('./pages/veterinary/ByBallotPage.tsx'), 'ByBallotPage');

const NotificationsPage = page(
  () => import('./pages/notifications/NotificationsPage.tsx'),
  'NotificationsPage',
);

const SupportPage = page(() => import('./pages/support/SupportPage.tsx'), 'SupportPage');

const ConfigurationPage = page(
  () => import('./pages/configuration/ConfigurationPage.tsx'),
  'ConfigurationPage',
);

const GeneralFilesPage = page(() => import('./pages/files/GeneralFilesPage.tsx'), 'GeneralFilesPage');

const EntityFilesPage = page(() => import('./pages/files/EntityFilesPage.tsx'), 'EntityFilesPage');
const FileManagementPage = page(() => import('./pages/files/FileManagementPage.tsx'), 'FileManagementPage');

const HelpPage = page(() => import('./pages/help/HelpPage.tsx'), 'HelpPage');
const ArticlePage = page(() => import('./pages/help/ArticlePage.tsx'), 'ArticlePage');
const CreateArticlePage = page(() => import('./pages/help/EditPage.tsx'), 'CreateArticlePage');
const EditArticlePage = page(() => import('./pages/help/EditPage.tsx'), 'EditArticlePage');

const TempDocumentPage = page(() => import('./pages/tempDocument/TempDocumentPage.tsx'), 'TempDocumentPage');

const ChangelogPage = page(() => import('./pages/changelog/ChangelogPage.tsx'), 'ChangelogPage');

/** Every page of the back office beside the generated ones, in the order in which they are looked up. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/personal', title: 'shell.page.personal', access: 'SIGNED_IN', page: ProfilePage },
  {
    path: '/personal/password',
    title: 'shell.page.password',
    access: 'SIGNED_IN',
    page: PasswordPage,
    parent: '/personal',
  },
  {
    path: '/personal/entities',
    title: 'shell.page.ownEntities',
    access: { userType: 'VETERINARY' },
    page: OwnEntitiesPage,
    parent: '/personal',
  },
  ...(
    [
      ['/personal/sessions', 'sessions', SessionsPage],
      ['/personal/files', 'files', OwnFilesPage],
      ['/personal/files/:fileUniversalSearch', 'files', OwnFilesPage],
      ['/personal/audit', 'audit', AuditPage],
      ['/personal/email/:token', 'confirmEmail', ConfirmEmailPage],
    ] as const
  ).map(([path, name, component]) => ({
    path,
    title: `shell.page.${name}`,
    access: 'SIGNED_IN' as const,
    page: component,
    parent: '/personal',
  })),
  {
    path: '/personal/impersonate',
    title: 'shell.page.impersonate',
    access: 'IMPERSONATE_USER',
    page: ImpersonatePage,
    parent: '/personal',
  },
  {
    path: '/role/bulk',
    title: 'rolePages.bulk.title',
    access: 'WRITE_ROLE',
    page: BulkRolesPage,
    parent: '/role',
    resource: 'role',
  },
  {
    path: '/animal/create',
    title: 'animalPages.title.create',
    access: all('REGISTER_ANIMAL', registersAnimals),
    page: CreateAnimalPage,
    parent: '/animal',
    resource: 'animal',
  },
  {
    path: '/animal/view/:transponder',
    title: 'animalPages.title.view',
    access: READ_ANIMALS,
    page: AnimalPage,
    parent: '/animal',
    resource: 'animal',
  },
  {
    path: '/animal/owner/change',
    title: 'transferPages.bulkChange.title',
    access: 'REQUEST_BULK_ANIMAL_TRANSFER',
    page: BulkChangePage,
    parent: '/animal',
    resource: 'animal',
  },
  {
    path: '/animal/owner/change/:transponder',
    title: 'animalPages.title.change',
    access: REQUEST_TRANSFERS,
    page: ChangeOwnerPage,
    parent: '/animal',
    resource: 'animal',
  },
  {
    path: '/transfers/:id',
    title: 'transferPages.request.title',
    access: READ_TRANSFERS,
    page: TransferPage,
    parent: '/transfers',
    resource: 'transfers',
  },
  {
    path: '/myEntity',
    title: 'shell.page.myEntity',
    access: 'READ_OWN_ENTITY',
    page: MyEntityPage,
    menu: { group: 'myEntity', icon: 'entity', order: 10 },
  },
  {
    path: '/entity/by-vat/:vatNumber',
    title: 'resources.entity.name',
    access: entity.access.pages,
    page: EntityByVatPage,
    parent: '/entity',
    resource: 'entity',
  },
  {
    path: '/veterinary/byBallot/:ballotNumber',
    title: 'resources.veterinary.name',
    access: veterinary.access.pages,
    page: VeterinaryByBallotPage,
    parent: '/veterinary',
    resource: 'veterinary',
  },
  {
    path: '/notifications',
    title: 'shell.notifications.title',
    access: 'SIGNED_IN',
    page: NotificationsPage,
  },
  {
    path: '/support',
    title: 'supportPages.title',
    access: 'SIGNED_IN',
    page: SupportPage,
    menu: { group: 'controls', icon: 'support', order: 800 },
  },
  {
    path: '/support/:id',
    title: 'supportPages.title',
    access: 'SIGNED_IN',
    page: SupportPage,
    parent: '/support',
  },
  {
    path: '/configuration',
    title: 'configurationPages.title',
    access: 'WRITE_CONFIGURATION',
    page: ConfigurationPage,
    menu: { group: 'admin', icon: 'configuration', order: 900 },
  },
  {
    path: '/general-files',
    title: 'filePages.general',
    access: 'SIGNED_IN',
    page: GeneralFilesPage,
    menu: { group: 'generalFiles', icon: 'generalFiles' },
  },
  {
    path: '/entity/files',
    title: 'filePages.entity',
    access: 'READ_ENTITY_FILES',
    page: EntityFilesPage,
    menu: { group: 'myEntity', icon: 'file', order: 20 },
  },
  {
    path: '/file-management',
    title: 'filePages.management',
    access: all('UPLOAD_DOCUMENTS', operator),
    page: FileManagementPage,
    menu: { group: 'admin', icon: 'file', order: 850 },
  },
  { path: '/help', title: 'help.title', access: 'SIGNED_IN', page: HelpPage },
  {
    path: '/help/create',
    title: 'help.createTitle',
    access: 'WRITE_HELP',
    page: CreateArticlePage,
    parent: '/help',
  },
  {
    path: '/help/article/*',
    title: 'help.article',
    access: 'SIGNED_IN',
    page: ArticlePage,
    parent: '/help',
  },
  {
    path: '/help/edit/*',
    title: 'help.editTitle',
    access: 'WRITE_HELP',
    page: EditArticlePage,
    parent: '/help',
  },
  { path: '/temp-docs/:id', title: 'tempDocuments.title', access: 'SIGNED_IN', page: TempDocumentPage },
  { path: '/changelog', title: 'changelog.title', access: 'SIGNED_IN', page: ChangelogPage },
];
