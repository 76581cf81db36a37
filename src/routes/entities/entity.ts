import { indexOf } from '../../../resources/moduleIndex.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const MyEntityPage = page(() => import('../../pages/entities/entity/MyEntityPage.tsx'), 'MyEntityPage');
const EntityByVatPage = page(() => import('../../pages/entities/entity/ByVatPage.tsx'), 'ByVatPage');
const EntityCreate = page(() => import('../../pages/entities/entity/EntityCreate.tsx'), 'EntityCreate');
const EntityEdit = page(() => import('../../pages/entities/entity/EntityEdit.tsx'), 'EntityEdit');

const EntityList = page(() => import('../../pages/entities/entity/EntityList.tsx'), 'EntityList');
const EntityTreePage = page(
  () => import('../../pages/entities/entity/tree/EntityTreePage.tsx'),
  'EntityTreePage',
);

export const entityViews: ModuleViews = { list: EntityList, create: EntityCreate, edit: EntityEdit };

/** One's own entity; entities found by their tax number. */
export const entityRoutes: readonly PageRoute[] = [
  {
    path: '/myEntity',
    title: 'shell.page.myEntity',
    access: 'READ_OWN_ENTITY',
    page: MyEntityPage,
    menu: { group: 'myEntity', icon: 'entity', order: 10 },
  },
  ...beside('entity', [
    {
      path: '/entity/tree',
      title: 'shell.page.entityTree',
      access: indexOf('entity').access.pages,
      page: EntityTreePage,
    },
    {
      path: '/entity/by-vat/:vatNumber',
      title: 'resources.entity.name',
      access: indexOf('entity').access.pages,
      page: EntityByVatPage,
    },
  ]),
];
