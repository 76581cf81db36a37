import { indexOf } from '../../../resources/moduleIndex.ts';
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
    access: indexOf('pendingLostAnimal').access.read,
    page: PendingLostPage,
    reads: '/pending-lost-animals/:id',
  },
]);
