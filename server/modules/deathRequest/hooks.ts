import { deathRequest } from '../../../resources/deathRequest/schema.ts';
import { animalColumns, ownerOfAnimal, hooksOfRequestedAnimal } from '../publicForm/animalOfRequest.ts';
import { requestHooksFor } from '../request/requestHooks.ts';

export const deathRequestHooks = requestHooksFor(deathRequest, {
  select: animalColumns,
  selectOne: ownerOfAnimal('country', 'vat_number', 'passport'),
  ...hooksOfRequestedAnimal,
});
