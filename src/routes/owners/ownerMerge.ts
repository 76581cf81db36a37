import { page, type ModuleViews } from '../route.ts';

const OwnerMergePage = page(
  () => import('../../pages/owners/ownerMerge/OwnerMergePage.tsx'),
  'OwnerMergePage',
);

export const ownerMergeViews: ModuleViews = { edit: OwnerMergePage };
