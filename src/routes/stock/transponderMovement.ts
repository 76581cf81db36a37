import { page, type ModuleViews } from '../route.ts';

const TranspondersTab = page(
  () => import('../../pages/stock/transponderMovement/TranspondersTab.tsx'),
  'TranspondersTab',
);

export const transponderMovementViews: ModuleViews = { tabs: { transponders: TranspondersTab } };
