import { page, type ModuleViews } from '../route.ts';

const LicenseCreate = page(
  () => import('../../pages/animals/animalLicense/LicenseCreate.tsx'),
  'LicenseCreate',
);

export const animalLicenseViews: ModuleViews = { create: LicenseCreate };
