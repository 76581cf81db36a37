import sql from 'sql-template-tag';
import { listOwnersTickets } from '../../../resources/ownerTicket/calls.ts';
import type { TicketRow } from '../../../resources/ticket/calls.ts';
import { handleRead } from '../../http/handle.ts';
import { getRecord } from '../../write/records.ts';
import { owners } from '../owner/ownerRecord.ts';
import { scopeOfOne } from '../ticket/scope.ts';
import { ticketColumns, ticketJoins } from '../ticket/ticketRow.ts';

export const listOwnersTicketsHandler = handleRead(
  listOwnersTickets,
  async ({ db, params, caller, noteRead }) => {
    const { id } = await getRecord(db, owners, params.id, caller);
    noteRead({ objectId: null, details: { ownerId: id } });
    return db.query<TicketRow>(sql`
      select ${ticketColumns} from ticket k ${ticketJoins(caller.actor.id)}
      where k.id in (
        select w.id from app_user a join ticket w on w.creation_user_id = a.id where a.owner_id = ${id}
        union select w.id from owner_review r join ticket w on w.process_type = 'OWNER_REVIEW' and w.process_id = r.id
          where r.owner_id = ${id}
        union select w.id from animal_transfer r join ticket w on w.process_type = 'ANIMAL_TRANSFER' and w.process_id = r.id
          where r.previous_owner_id = ${id} or r.new_owner_id = ${id}
        union select w.id from owner_merge r join ticket w on w.process_type = 'OWNER_MERGE' and w.process_id = r.id
          where r.survivor_id = ${id} or r.absorbed_id = ${id}
      ) and ${scopeOfOne(caller)}
      order by k.last_update_timestamp desc, k.id desc limit 100`);
  },
);
