import { page, type ModuleViews } from '../route.ts';

const load = () => import('../../pages/figures/dataSource/DataSourcePages.tsx');
const DataSourceCreate = page(load, 'DataSourceCreate');
const DataSourceEdit = page(load, 'DataSourceEdit');

export const dataSourceViews: ModuleViews = { create: DataSourceCreate, edit: DataSourceEdit };
