import sql from 'sql-template-tag';
import { deathRequest } from '../../../../resources/requests/deathRequest/schema.ts';
import {
  animalColumns,
  ownerOfAnimal,
  hooksOfRequestedAnimal,
} from '../../animals/animal/record/animalOfRequest.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';

export const deathRequestHooks = requestHooksFor(
  deathRequest,
  {
    select: animalColumns,
    selectOne: ownerOfAnimal('country', 'vat_number', 'passport'),
    ...hooksOfRequestedAnimal,
  },
  { objected: sql`t.contest_state = 'OPEN'` },
);
