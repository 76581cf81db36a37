import { withTexts } from '../../../i18n/index.ts';
import { page, type ModuleViews } from '../route.ts';

const OwnerCreate = page(() => import('../../pages/owners/owner/record/OwnerCreate.tsx'), 'OwnerCreate');
const OwnerPage = page(
  () => withTexts('owners', () => import('../../pages/owners/owner/record/OwnerPage.tsx')),
  'OwnerPage',
);

export const ownerViews: ModuleViews = { create: OwnerCreate, edit: OwnerPage, asksReason: true };
