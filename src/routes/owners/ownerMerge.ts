import { withTexts } from '../../../i18n/index.ts';
import { page, type ModuleViews } from '../route.ts';

const OwnerMergePage = page(
  () => withTexts('owners', () => import('../../pages/owners/ownerMerge/OwnerMergePage.tsx')),
  'OwnerMergePage',
);

export const ownerMergeViews: ModuleViews = { edit: OwnerMergePage };
