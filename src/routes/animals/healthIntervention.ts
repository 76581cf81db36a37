import { page, type ModuleViews } from '../route.ts';

const InterventionCreate = page(
  () => import('../../pages/animals/healthIntervention/InterventionCreate.tsx'),
  'InterventionCreate',
);
const InterventionEdit = page(
  () => import('../../pages/animals/healthIntervention/InterventionEdit.tsx'),
  'InterventionEdit',
);

export const healthInterventionViews: ModuleViews = { create: InterventionCreate, edit: InterventionEdit };
