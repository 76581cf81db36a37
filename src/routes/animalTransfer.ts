import { READ_TRANSFERS } from '../../resources/animalTransfer/schema.ts';
import { beside, page, type ModuleViews, type PageRoute } from './route.ts';

const QueuePage = page(() => import('../pages/animalTransfer/queue/QueuePage.tsx'), 'QueuePage');
const RequestPage = page(() => import('../pages/animalTransfer/request/RequestPage.tsx'), 'RequestPage');

export const animalTransferViews: ModuleViews = { list: QueuePage, ownCalls: true };

/** One request for a transfer. */
export const animalTransferRoutes: readonly PageRoute[] = beside('transfers', [
  {
    path: '/transfers/:id',
    title: 'transferPages.request.title',
    access: READ_TRANSFERS,
    page: RequestPage,
    reads: '/animal-transfers/:id',
  },
]);
