import { page, type ModuleViews } from '../route.ts';

const ReferenceCreate = page(
  () => import('../../pages/money/multibancoReference/ReferenceCreate.tsx'),
  'ReferenceCreate',
);
const ReferencePage = page(
  () => import('../../pages/money/multibancoReference/ReferencePage.tsx'),
  'ReferencePage',
);

export const multibancoReferenceViews: ModuleViews = { create: ReferenceCreate, edit: ReferencePage };
