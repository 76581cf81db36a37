import { DRAW_POSTERS, READ_LOST_ANIMALS } from '../../../resources/lostFound/lostAnimal/access.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const LostList = page(() => import('../../pages/lostFound/lostAnimal/LostList.tsx'), 'LostList');
const ReportPage = page(() => import('../../pages/lostFound/lostAnimal/ReportPage.tsx'), 'ReportPage');
const LostRecord = page(() => import('../../pages/lostFound/lostAnimal/LostRecord.tsx'), 'LostRecord');
const MatchesTab = page(() => import('../../pages/lostFound/lostAnimal/MatchesTab.tsx'), 'MatchesTab');
const SightingsTab = page(() => import('../../pages/lostFound/lostAnimal/SightingsTab.tsx'), 'SightingsTab');
const PhotosTab = page(() => import('../../pages/lostFound/lostAnimal/PhotosTab.tsx'), 'PhotosTab');
const LostMap = page(() => import('../../pages/lostFound/lostAnimal/LostMap.tsx'), 'LostMap');
const PosterPage = page(() => import('../../pages/lostFound/lostAnimal/PosterPage.tsx'), 'PosterPage');
const ClosePage = page(() => import('../../pages/lostFound/lostAnimal/ClosePage.tsx'), 'ClosePage');

export const lostAnimalViews: ModuleViews = {
  list: LostList,
  create: ReportPage,
  edit: LostRecord,
  tabs: { photos: PhotosTab, sightings: SightingsTab, matches: MatchesTab },
};

/** The map, and closing a report and its poster, the report named by its id or by the transponder of its animal. */
export const lostAnimalRoutes: readonly PageRoute[] = beside('animal/lost', [
  {
    path: '/animal/lost/map',
    title: 'lostPages.map.title',
    access: READ_LOST_ANIMALS,
    page: LostMap,
    reads: '/lost-animals/map',
  },
  {
    path: '/animal/lost/close/:transponder',
    title: 'lostPages.close.title',
    access: 'UPDATE_LOST_ANIMAL_STATUS',
    page: ClosePage,
    reads: '/lost-animals/:transponder',
  },
  {
    path: '/animal/lost/poster/:transponder',
    title: 'lostPages.poster.title',
    access: DRAW_POSTERS,
    page: PosterPage,
  },
]);
