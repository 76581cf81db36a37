import { page, type ModuleViews } from '../route.ts';

const MatchPage = page(() => import('../../pages/lostFound/lostAnimalMatch/MatchPage.tsx'), 'MatchPage');

export const lostAnimalMatchViews: ModuleViews = { edit: MatchPage };
