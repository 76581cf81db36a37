import { diacRequest } from '../../../../resources/requests/diacRequest/schema.ts';
import {
  animalColumns,
  ownerOfAnimal,
  hooksOfRequestedAnimal,
} from '../../animals/animal/record/animalOfRequest.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';

export const diacRequestHooks = requestHooksFor(diacRequest, {
  select: animalColumns,
  selectOne: ownerOfAnimal('country', 'vat_number', 'passport', 'email'),
  ...hooksOfRequestedAnimal,
});
