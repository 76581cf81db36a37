import { page, type ModuleViews } from '../route.ts';

const ImportsList = page(() => import('../../pages/work/dataImport/ImportsList.tsx'), 'ImportsList');
const ImportCreate = page(() => import('../../pages/work/dataImport/ImportCreate.tsx'), 'ImportCreate');
const DataImportPage = page(() => import('../../pages/work/dataImport/DataImportPage.tsx'), 'DataImportPage');

export const dataImportViews: ModuleViews = { list: ImportsList, create: ImportCreate, edit: DataImportPage };
