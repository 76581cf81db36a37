import { withTexts } from '../../../i18n/index.ts';
import { page, type ModuleViews } from '../route.ts';

const OwnerErasurePage = page(
  () => withTexts('owners', () => import('../../pages/owners/ownerErasure/OwnerErasurePage.tsx')),
  'OwnerErasurePage',
);

export const ownerErasureViews: ModuleViews = { edit: OwnerErasurePage };
