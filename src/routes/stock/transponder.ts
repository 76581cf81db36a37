import { page, type ModuleViews } from '../route.ts';

const MovementsTab = page(() => import('../../pages/stock/transponder/MovementsTab.tsx'), 'MovementsTab');

export const transponderViews: ModuleViews = { tabs: { movements: MovementsTab } };
