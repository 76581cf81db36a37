import { pendingLostAnimal } from '../../../resources/lostFound/pendingLostAnimal/schema.ts';
import { beside, page, type PageRoute } from '../route.ts';

const PendingLostPage = page(
  () => import('../../pages/lostFound/pendingLostAnimal/PendingLostPage.tsx'),
  'PendingLostPage',
);

/** One report that waits for validation: who reported it opens it too, to add documents or take it back. */
export const pendingLostAnimalRoutes: readonly PageRoute[] = beside('pending-lost', [
  {
    path: '/pending-lost/:id',
    kind: 'record',
    title: 'resources.pendingLostAnimal.name',
    access: pendingLostAnimal.access.read,
    page: PendingLostPage,
    reads: '/pending-lost-animals/:id',
  },
]);
