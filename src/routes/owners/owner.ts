import { page, type ModuleViews } from '../route.ts';

const OwnerCreate = page(() => import('../../pages/owners/owner/record/OwnerCreate.tsx'), 'OwnerCreate');
const OwnerPage = page(() => import('../../pages/owners/owner/record/OwnerPage.tsx'), 'OwnerPage');

export const ownerViews: ModuleViews = { create: OwnerCreate, edit: OwnerPage, asksReason: true };
