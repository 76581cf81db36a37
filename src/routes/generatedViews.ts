import { page } from './route.ts';

export const HomePage = page(() => import('../pages/dashboard/HomePage.tsx'), 'HomePage');
export const ModuleList = page(() => import('../views/ModuleList.tsx'), 'ModuleList');
export const ModuleCreate = page(() => import('../views/ModuleCreate.tsx'), 'ModuleCreate');
export const ModuleEdit = page(
  async () => ({ ModuleEdit: (await import('../views/ModuleEdit.tsx')).ModuleEdit }),
  'ModuleEdit',
);
