import { anyOf, ownerAccount } from '../../../resources/kit/access.ts';
import { REQUEST_TRANSFERS } from '../../../resources/requests/animalTransfer/access.ts';
import { indexOf } from '../../../resources/moduleIndex.ts';
import { beside, page, type PageRoute } from '../route.ts';

const TransferPage = page(
  () => import('../../pages/requests/animalTransfer/TransferPage.tsx'),
  'TransferPage',
);
const BulkChangePage = page(
  () => import('../../pages/requests/animalTransfer/change/BulkChangePage.tsx'),
  'BulkChangePage',
);
const ChangePage = page(
  () => import('../../pages/requests/animalTransfer/change/ChangePage.tsx'),
  'ChangePage',
);

/** One request for a transfer, and where it is made. */
export const animalTransferRoutes: readonly PageRoute[] = [
  ...beside('transfers', [
    {
      path: '/transfers/:id',
      title: 'transferPages.request.title',
      access: indexOf('animalTransfer').access.read,
      page: TransferPage,
      reads: '/animal-transfers/:id',
    },
  ]),
  ...beside('animal', [
    {
      path: '/animal/owner/change',
      title: 'transferPages.bulkChange.title',
      access: 'REQUEST_BULK_ANIMAL_TRANSFER',
      page: BulkChangePage,
    },
    {
      path: '/animal/owner/change/:transponder',
      title: 'animalPages.title.change',
      access: anyOf(REQUEST_TRANSFERS, ownerAccount),
      page: ChangePage,
      reads: '/animals/:transponder',
    },
  ]),
];
