import { page, type ModuleViews } from '../route.ts';

const OperationsList = page(
  () => import('../../pages/work/operationRun/OperationsList.tsx'),
  'OperationsList',
);
const PrepareRunPage = page(
  () => import('../../pages/work/operationRun/PrepareRunPage.tsx'),
  'PrepareRunPage',
);
const RunPage = page(() => import('../../pages/work/operationRun/RunPage.tsx'), 'RunPage');

export const operationRunViews: ModuleViews = { list: OperationsList, create: PrepareRunPage, edit: RunPage };
