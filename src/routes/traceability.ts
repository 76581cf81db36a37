import { transponderMovement } from '../../resources/transponderMovement/schema.ts';
import { beside, page, type ModuleViews, type PageRoute } from './route.ts';

const MovementAddress = page(
  () => import('../pages/transponderMovement/MovementAddress.tsx'),
  'MovementAddress',
);
const TranspondersTab = page(
  () => import('../pages/transponderMovement/TranspondersTab.tsx'),
  'TranspondersTab',
);
const MovementsTab = page(() => import('../pages/transponder/MovementsTab.tsx'), 'MovementsTab');

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
