import { withTexts } from '../../../i18n/index.ts';
import { veterinary } from '../../../resources/entities/veterinary/schema.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const VeterinaryByBallotPage = page(
  () => import('../../pages/entities/veterinary/ByBallotPage.tsx'),
  'ByBallotPage',
);
const VeterinaryEdit = page(
  () => withTexts('administration', () => import('../../pages/entities/veterinary/VeterinaryEdit.tsx')),
  'VeterinaryEdit',
);

export const veterinaryViews: ModuleViews = { edit: VeterinaryEdit };

/** Veterinarians found by their number in the professional order. */
export const veterinaryRoutes: readonly PageRoute[] = beside('veterinary', [
  {
    path: '/veterinary/byBallot/:ballotNumber',
    title: 'resources.veterinary.name',
    access: veterinary.access.pages,
    page: VeterinaryByBallotPage,
  },
]);
