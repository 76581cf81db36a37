import { page, type ModuleViews } from '../route.ts';

const DataSourceCreate = page(
  () => import('../../pages/figures/dataSource/DataSourcePages.tsx'),
  'DataSourceCreate',
);
const DataSourceEdit = page(
  () => import('../../pages/figures/dataSource/DataSourcePages.tsx'),
  'DataSourceEdit',
);

export const dataSourceViews: ModuleViews = { create: DataSourceCreate, edit: DataSourceEdit };
