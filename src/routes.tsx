import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { READ_ANIMALS } from '../resources/animal/schema.ts';
import { READ_TRANSFERS, REQUEST_TRANSFERS } from '../resources/animalTransfer/schema.ts';
import type { Access } from '../resources/kit/access.ts';
import type { MenuEntry } from '../resources/kit/module.ts';

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

const ProfilePage = lazy(() =>
  import('./pages/personal/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })),
);
const PasswordPage = lazy(() =>
  import('./pages/personal/PasswordPage.tsx').then((m) => ({ default: m.PasswordPage })),
);
const OwnEntitiesPage = lazy(() =>
  import('./pages/personal/OwnEntitiesPage.tsx').then((m) => ({ default: m.OwnEntitiesPage })),
);

const CreateAnimalPage = lazy(() =>
  import('./pages/animal/create/CreatePage.tsx').then((m) => ({ default: m.CreatePage })),
);
const AnimalPage = lazy(() =>
  import('./pages/animal/view/ViewPage.tsx').then((m) => ({ default: m.ViewPage })),
);
const ChangeOwnerPage = lazy(() =>
  import('./pages/transfer/change/ChangePage.tsx').then((m) => ({ default: m.ChangePage })),
);
const TransferPage = lazy(() =>
  import('./pages/transfer/request/RequestPage.tsx').then((m) => ({ default: m.RequestPage })),
);

const NotificationsPage = lazy(() =>
  import('./pages/notifications/NotificationsPage.tsx').then((m) => ({ default: m.NotificationsPage })),
);

const ConfigurationPage = lazy(() =>
  import('./pages/configuration/ConfigurationPage.tsx').then((m) => ({ default: m.ConfigurationPage })),
);

const GeneralFilesPage = lazy(() =>
  import('./pages/files/GeneralFilesPage.tsx').then((m) => ({ default: m.GeneralFilesPage })),
);

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
  {
    path: '/animal/create',
    title: 'animalPages.title.create',
    access: 'REGISTER_ANIMAL',
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
    path: '/notifications',
    title: 'shell.notifications.title',
    access: 'SIGNED_IN',
    page: NotificationsPage,
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
];
