import { indexOf } from '../../../resources/moduleIndex.ts';
import { beside, page, type ModuleViews, type PageRoute } from '../route.ts';

const MovementAddress = page(
  () => import('../../pages/stock/transponderMovement/MovementAddress.tsx'),
  'MovementAddress',
);
const TranspondersTab = page(
  () => import('../../pages/stock/transponderMovement/TranspondersTab.tsx'),
  'TranspondersTab',
);

export const transponderMovementViews: ModuleViews = { tabs: { transponders: TranspondersTab } };

export const transponderMovementRoutes: readonly PageRoute[] = beside(
  indexOf('transponderMovement').resource,
  [
    {
      path: '/traceability/show/:id',
      title: 'resources.transponderMovement.name',
      access: indexOf('transponderMovement').access.pages,
      page: MovementAddress,
    },
  ],
);
