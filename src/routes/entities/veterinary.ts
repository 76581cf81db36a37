import { indexOf } from '../../../resources/moduleIndex.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const VeterinaryByBallotPage = page(
  () => import('../../pages/entities/veterinary/ByBallotPage.tsx'),
  'ByBallotPage',
);
const VeterinaryEdit = page(
  () => import('../../pages/entities/veterinary/VeterinaryEdit.tsx'),
  'VeterinaryEdit',
);

export const veterinaryViews: ModuleViews = { edit: VeterinaryEdit };

/** Veterinarians found by their number in the professional order. */
export const veterinaryRoutes: readonly PageRoute[] = beside('veterinary', [
  {
    path: '/veterinary/byBallot/:ballotNumber',
    title: 'resources.veterinary.name',
    access: indexOf('veterinary').access.pages,
    page: VeterinaryByBallotPage,
  },
]);
