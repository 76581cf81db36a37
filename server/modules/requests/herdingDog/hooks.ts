import sql, { join } from 'sql-template-tag';
import { herdingDog } from '../../../../resources/requests/herdingDog/schema.ts';
import {
  animalColumns,
  ownerOfAnimal,
  hooksOfRequestedAnimal,
} from '../../animals/animal/record/animalOfRequest.ts';
import { registerDay } from '../../../db/sql.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';

/** The status of a validation, over alias `t`. */
const status = sql`
  case when not t.closed then 'PENDING' when t.accepted is null then 'CANCELED' when not t.accepted then 'REJECTED'
    when t.valid_until < ${registerDay} then 'EXPIRED' else 'VALIDATED' end as status`;

export const herdingDogHooks = requestHooksFor(herdingDog, {
  select: join([animalColumns, status]),
  selectOne: ownerOfAnimal('country', 'vat_number', 'passport'),
  ...hooksOfRequestedAnimal,
});
