import { page, type ModuleViews } from '../route.ts';

const UserList = page(() => import('../../pages/access/user/UserList.tsx'), 'UserList');
const UserEdit = page(() => import('../../pages/access/user/UserEdit.tsx'), 'UserEdit');

const UserCreate = page(() => import('../../pages/access/user/UserCreate.tsx'), 'UserCreate');

export const userViews: ModuleViews = { list: UserList, create: UserCreate, edit: UserEdit };
