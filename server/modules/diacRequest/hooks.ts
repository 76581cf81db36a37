import { diacRequest } from '../../../resources/diacRequest/schema.ts';
import { animalColumns, ownerOfAnimal, hooksOfRequestedAnimal } from '../publicForm/animalOfRequest.ts';
import { requestHooksFor } from '../request/requestHooks.ts';

export const diacRequestHooks = requestHooksFor(diacRequest, {
  select: animalColumns,
  selectOne: ownerOfAnimal('country', 'vat_number', 'passport', 'email'),
  ...hooksOfRequestedAnimal,
});
