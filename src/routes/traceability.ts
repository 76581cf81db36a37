import { transponderMovement } from '../../resources/stock/transponderMovement/schema.ts';
import { beside, page, type ModuleViews, type PageRoute } from './route.ts';

const MovementAddress = page(
  () => import('../pages/stock/transponderMovement/MovementAddress.tsx'),
  'MovementAddress',
);
const TranspondersTab = page(
  () => import('../pages/stock/transponderMovement/TranspondersTab.tsx'),
  'TranspondersTab',
);
const MovementsTab = page(() => import('../pages/stock/transponder/MovementsTab.tsx'), 'MovementsTab');

export const transponderMovementViews: ModuleViews = { tabs: { transponders: TranspondersTab } };
export const transponderViews: ModuleViews = { tabs: { movements: MovementsTab } };

export const transponderMovementRoutes: readonly PageRoute[] = beside(transponderMovement.resource, [
  {
    path: '/traceability/show/:id',
    title: 'resources.transponderMovement.name',
    access: transponderMovement.access.pages,
    page: MovementAddress,
  },
]);
