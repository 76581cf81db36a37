import { page, type ModuleViews } from '../route.ts';

const AggressionCreate = page(
  () => import('../../pages/animals/aggression/AggressionCreate.tsx'),
  'AggressionCreate',
);
const AggressionEdit = page(
  () => import('../../pages/animals/aggression/AggressionEdit.tsx'),
  'AggressionEdit',
);

export const aggressionViews: ModuleViews = { create: AggressionCreate, edit: AggressionEdit };
