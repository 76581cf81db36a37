import { indexOf } from '../../../resources/moduleIndex.ts';
import { allOf, registersAnimals } from '../../../resources/kit/access.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const AnimalList = page(() => import('../../pages/animals/animal/list/AnimalList.tsx'), 'AnimalList');
const CreatePage = page(() => import('../../pages/animals/animal/create/CreatePage.tsx'), 'CreatePage');
const PreRegisterFormPage = page(
  () => import('../../pages/animals/animal/preRegister/PreRegisterFormPage.tsx'),
  'PreRegisterFormPage',
);
const ViewPage = page(() => import('../../pages/animals/animal/view/ViewPage.tsx'), 'ViewPage');
const LifeLinePage = page(
  () => import('../../pages/animals/animal/lifeLine/LifeLinePage.tsx'),
  'LifeLinePage',
);

export const animalViews: ModuleViews = { list: AnimalList };

/** Animals: registering one, its page, its life. */
export const animalRoutes: readonly PageRoute[] = beside('animal', [
  {
    path: '/animal/create',
    title: 'animalPages.title.create',
    access: allOf('REGISTER_ANIMAL', registersAnimals),
    page: CreatePage,
  },
  {
    path: '/animal/pre-register',
    title: 'preRegisterPages.title',
    access: allOf('REGISTER_ANIMAL', registersAnimals),
    page: PreRegisterFormPage,
  },
  {
    path: '/animal/view/:transponder',
    title: 'animalPages.title.view',
    access: indexOf('animal').access.read,
    page: ViewPage,
    reads: '/animals/:transponder',
  },
  {
    path: '/animal/life-line/:transponder',
    title: 'lifeLinePages.title',
    access: indexOf('animal').access.read,
    page: LifeLinePage,
    reads: '/animals/:transponder',
  },
]);
