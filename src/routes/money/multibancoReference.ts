import { page, type ModuleViews } from '../route.ts';

const ReferencesList = page(
  () => import('../../pages/money/multibancoReference/ReferencesList.tsx'),
  'ReferencesList',
);
const ReferenceCreate = page(
  () => import('../../pages/money/multibancoReference/ReferenceCreate.tsx'),
  'ReferenceCreate',
);
const ReferencePage = page(
  () => import('../../pages/money/multibancoReference/ReferencePage.tsx'),
  'ReferencePage',
);

export const multibancoReferenceViews: ModuleViews = {
  list: ReferencesList,
  create: ReferenceCreate,
  edit: ReferencePage,
};
