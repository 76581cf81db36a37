import { deathRequest } from '../../../resources/deathRequest/schema.ts';
import { animalColumns, findAnimalId, ownerOfAnimal } from '../publicForm/animalOfRequest.ts';
import { requestHooksFor } from '../request/requestHooks.ts';

export const deathRequestHooks = requestHooksFor(deathRequest, {
  select: animalColumns,
  selectOne: ownerOfAnimal('vat_number'),
  beforeSave: async ({ tx, before, changes }) =>
    before === null ? { animalId: await findAnimalId(tx, String(changes.transponder ?? '')) } : {},
  auditDetails: ({ transponder }) => ({ transponder }),
});
