import { page, type ModuleViews } from '../route.ts';

const PreRegisterPage = page(
  () => import('../../pages/requests/animalPreRegister/PreRegisterPage.tsx'),
  'PreRegisterPage',
);

/** A pre-registration shows the animal and the owner as they will be registered. */
export const animalPreRegisterViews: ModuleViews = { edit: PreRegisterPage };
