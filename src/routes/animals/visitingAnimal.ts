import { page, type ModuleViews } from '../route.ts';

const AbroadTab = page(() => import('../../pages/animals/visitingAnimal/AbroadTab.tsx'), 'AbroadTab');

export const visitingAnimalViews: ModuleViews = { tabs: { abroad: AbroadTab } };
