import { page, type ModuleViews } from '../route.ts';

const OwnerErasurePage = page(
  () => import('../../pages/owners/ownerErasure/OwnerErasurePage.tsx'),
  'OwnerErasurePage',
);

export const ownerErasureViews: ModuleViews = { edit: OwnerErasurePage };
