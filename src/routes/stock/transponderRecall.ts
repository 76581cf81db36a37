import { page, type ModuleViews } from '../route.ts';

const RecallTab = page(() => import('../../pages/animals/recallCase/RecallTab.tsx'), 'RecallTab');

export const transponderRecallViews: ModuleViews = { tabs: { animals: RecallTab } };
