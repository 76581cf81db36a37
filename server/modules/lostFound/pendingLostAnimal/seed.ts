import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/**
 * Writes the requests for validation of reports that entities other than the operator made: those that wait, of which one
 * waits for documents, those that were rejected, and of the others every third, which was accepted.
 * @param operator the user who decides
 */
export async function writePendingLost(tx: Queryable, first: number, operator: number): Promise<void> {
  await tx.query(sql`
    with waiting as (
      select id, row_number() over (order by id) as place from lost_animal
      where id >= ${first} and validation_status = 'PENDING'
    )
    insert into pending_lost_animal (id, animal_id, origin, validation_status, closed, accepted, creation_user_id,
      creation_entity_id, reason, decision_user_id, creation_timestamp, last_update_timestamp, search_text)
    select l.id, l.animal_id, l.creation_origin,
      case when l.validation_status <> 'PENDING' then 'DONE' when w.place = 1 then 'WAITING_DOCUMENTATION'
        else 'WAITING_VALIDATION' end,
      l.validation_status <> 'PENDING',
      case l.validation_status when 'ACCEPTED' then true when 'REJECTED' then false end,
      l.creation_user_id, l.creation_entity_id,
      case when w.place = 1 then 'Falta a identificação de quem comunica.' else l.comments end,
      case when l.validation_status <> 'PENDING' or w.place = 1 then ${operator}::bigint end,
      l.creation_timestamp,
      l.creation_timestamp + case when l.validation_status = 'PENDING' and w.place > 1 then interval '0' else interval '40 minutes' end,
      fold_text(concat_ws(' ', l.transponder, l.name, l.participant_name))
    from lost_animal l left join waiting w using (id)
    where l.id >= ${first} and l.status = 'LOST'
      and (l.validation_status <> 'ACCEPTED' or l.id % 3 = 0)
    order by l.id`);
  await tx.query(sql`
    update lost_animal l set decision_user_id = p.decision_user_id
    from pending_lost_animal p where p.id = l.id and p.closed and l.id >= ${first}`);
}
