import { page, type ModuleViews } from '../route.ts';

const UserEdit = page(() => import('../../pages/access/user/UserEdit.tsx'), 'UserEdit');

export const userViews: ModuleViews = { edit: UserEdit };
