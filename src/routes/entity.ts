import { entity } from '../../resources/entity/schema.ts';
import { veterinary } from '../../resources/veterinary/schema.ts';
import { beside, page, type PageRoute } from './route.ts';

const MyEntityPage = page(() => import('../pages/entity/MyEntityPage.tsx'), 'MyEntityPage');
const EntityFilesPage = page(() => import('../pages/document/EntityFilesPage.tsx'), 'EntityFilesPage');
const EntityByVatPage = page(() => import('../pages/entity/ByVatPage.tsx'), 'ByVatPage');
const VeterinaryByBallotPage = page(() => import('../pages/veterinary/ByBallotPage.tsx'), 'ByBallotPage');

/** One's own entity; entities and veterinarians found by the numbers that others know them by. */
export const entityRoutes: readonly PageRoute[] = [
  {
    path: '/myEntity',
    title: 'shell.page.myEntity',
    access: 'READ_OWN_ENTITY',
    page: MyEntityPage,
    menu: { group: 'myEntity', icon: 'entity', order: 10 },
  },
  {
    path: '/entity/files',
    title: 'filePages.entity',
    access: 'READ_ENTITY_FILES',
    page: EntityFilesPage,
    menu: { group: 'myEntity', icon: 'file', order: 20 },
  },
  ...beside('entity', [
    {
      path: '/entity/by-vat/:vatNumber',
      title: 'resources.entity.name',
      access: entity.access.pages,
      page: EntityByVatPage,
    },
  ]),
  ...beside('veterinary', [
    {
      path: '/veterinary/byBallot/:ballotNumber',
      title: 'resources.veterinary.name',
      access: veterinary.access.pages,
      page: VeterinaryByBallotPage,
    },
  ]),
];
