import { join } from 'sql-template-tag';
import { diacRequest } from '../../../resources/diacRequest/schema.ts';
import { animalColumns, findAnimalId, ownerOfAnimal } from '../publicForm/animalOfRequest.ts';
import { requestHooksFor } from '../request/requestHooks.ts';

export const diacRequestHooks = requestHooksFor(diacRequest, {
  select: animalColumns,
  selectOne: join([ownerOfAnimal('vat_number'), ownerOfAnimal('email')]),
  beforeSave: async ({ tx, before, changes }) =>
    before === null ? { animalId: await findAnimalId(tx, String(changes.transponder ?? '')) } : {},
  auditDetails: ({ transponder }) => ({ transponder }),
});
