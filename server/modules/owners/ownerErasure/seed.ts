import sql from 'sql-template-tag';
import { ownerErasure } from '../../../../resources/owners/ownerErasure/schema.ts';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { addWorkingDays } from '../../../../resources/numbers/workingDays.ts';
import type { Queryable } from '../../../db/db.ts';
import type { Staff } from '../../../demonstration/staff.ts';

/**
 * Writes a request for the erasure of the data of an owner without living animals. A colleague of the operator's account
 * made it, so that account can decide.
 */
export async function writeOwnerErasures(
  tx: Queryable,
  staff: Staff,
  today: string,
  origin: string,
): Promise<void> {
  const day = addDays(today, -3);
  const due = addWorkingDays(day, ownerErasure.request.termDays ?? 0);
  await tx.query(sql`
    insert into owner_erasure (owner_id, grounds, origin, creation_user_id, creation_entity_id, due_date,
      creation_timestamp, last_update_timestamp, search_text)
    select o.id, 'Pedido escrito do titular, com o documento de identificação à vista.', ${origin}, u.id, u.entity_id,
      ${due}::date, ${day}::date + time '10:30', ${day}::date + time '10:30', '1'
    from owner o, app_user u, app_user operator
    where operator.id = ${staff.operator} and u.role_id = operator.role_id and u.id <> operator.id and not o.is_locked
      and not exists (select from animal a where a.owner_id = o.id and a.status <> 'DEAD')
    order by o.id, u.id limit 1`);
}
