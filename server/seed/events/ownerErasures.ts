import sql from 'sql-template-tag';
import { ownerErasure } from '../../../resources/ownerErasure/schema.ts';
import { addDays } from '../../../resources/numbers/dates.ts';
import { addWorkingDays } from '../../../resources/numbers/workingDays.ts';
import type { Queryable } from '../../db/db.ts';
import type { Staff } from './transfers.ts';

/** Writes a request for the erasure of an owner's data that waits for a second person: an owner without living animals. */
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
    from owner o, app_user u
    where u.id = ${staff.operator} and not o.is_locked
      and not exists (select from animal a where a.owner_id = o.id and a.status <> 'DEAD')
    order by o.id limit 1`);
}
