import { READ_ANIMALS } from '../../resources/animal/schema.ts';
import { READ_TRANSFERS, REQUEST_TRANSFERS } from '../../resources/animalTransfer/schema.ts';
import { all, registersAnimals } from '../../resources/kit/access.ts';
import { beside, page, type PageRoute } from './route.ts';

const CreatePage = page(() => import('../pages/animal/create/CreatePage.tsx'), 'CreatePage');
const ViewPage = page(() => import('../pages/animal/view/ViewPage.tsx'), 'ViewPage');
const BulkChangePage = page(
  () => import('../pages/animalTransfer/change/BulkChangePage.tsx'),
  'BulkChangePage',
);
const ChangePage = page(() => import('../pages/animalTransfer/change/ChangePage.tsx'), 'ChangePage');
const RequestPage = page(() => import('../pages/animalTransfer/request/RequestPage.tsx'), 'RequestPage');

/** Animals: registering one, its page, its way to another owner. */
export const animalRoutes: readonly PageRoute[] = [
  ...beside('animal', [
    {
      path: '/animal/create',
      title: 'animalPages.title.create',
      access: all('REGISTER_ANIMAL', registersAnimals),
      page: CreatePage,
    },
    {
      path: '/animal/view/:transponder',
      title: 'animalPages.title.view',
      access: READ_ANIMALS,
      page: ViewPage,
      reads: '/animals/:transponder',
    },
    {
      path: '/animal/owner/change',
      title: 'transferPages.bulkChange.title',
      access: 'REQUEST_BULK_ANIMAL_TRANSFER',
      page: BulkChangePage,
    },
    {
      path: '/animal/owner/change/:transponder',
      title: 'animalPages.title.change',
      access: REQUEST_TRANSFERS,
      page: ChangePage,
      reads: '/animals/:transponder',
    },
  ]),
  ...beside('transfers', [
    {
      path: '/transfers/:id',
      title: 'transferPages.request.title',
      access: READ_TRANSFERS,
      page: RequestPage,
      reads: '/animal-transfers/:id',
    },
  ]),
];
