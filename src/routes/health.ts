import { page, type ModuleViews } from './route.ts';

const InterventionCreate = page(
  () => import('../pages/healthIntervention/InterventionCreate.tsx'),
  'InterventionCreate',
);
const InterventionEdit = page(
  () => import('../pages/healthIntervention/InterventionEdit.tsx'),
  'InterventionEdit',
);

export const healthInterventionViews: ModuleViews = { create: InterventionCreate, edit: InterventionEdit };

const AggressionCreate = page(() => import('../pages/aggression/AggressionCreate.tsx'), 'AggressionCreate');
const AggressionEdit = page(() => import('../pages/aggression/AggressionEdit.tsx'), 'AggressionEdit');

export const aggressionViews: ModuleViews = { create: AggressionCreate, edit: AggressionEdit };

const LicenseCreate = page(() => import('../pages/animalLicense/LicenseCreate.tsx'), 'LicenseCreate');

export const animalLicenseViews: ModuleViews = { create: LicenseCreate };
