import { page, type ModuleViews } from './route.ts';

const InterventionCreate = page(
  () => import('../pages/animals/healthIntervention/InterventionCreate.tsx'),
  'InterventionCreate',
);
const InterventionEdit = page(
  () => import('../pages/animals/healthIntervention/InterventionEdit.tsx'),
  'InterventionEdit',
);

export const healthInterventionViews: ModuleViews = { create: InterventionCreate, edit: InterventionEdit };

const AggressionCreate = page(
  () => import('../pages/animals/aggression/AggressionCreate.tsx'),
  'AggressionCreate',
);
const AggressionEdit = page(() => import('../pages/animals/aggression/AggressionEdit.tsx'), 'AggressionEdit');

export const aggressionViews: ModuleViews = { create: AggressionCreate, edit: AggressionEdit };

const LicenseCreate = page(() => import('../pages/animals/animalLicense/LicenseCreate.tsx'), 'LicenseCreate');

export const animalLicenseViews: ModuleViews = { create: LicenseCreate };
