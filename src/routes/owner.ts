import { page, type ModuleViews } from './route.ts';

const OwnerPage = page(() => import('../pages/owner/record/OwnerPage.tsx'), 'OwnerPage');

export const ownerViews: ModuleViews = { edit: OwnerPage };
