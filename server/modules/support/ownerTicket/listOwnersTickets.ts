import sql, { join, type Sql } from 'sql-template-tag';
import { animalPreRegister } from '../../../../resources/requests/animalPreRegister/schema.ts';
import { listOwnersTickets } from '../../../../resources/support/ownerTicket/calls.ts';
import type { TicketProcess } from '../../../../resources/support/ticket/processes.ts';
import { handleRead } from '../../../http/handle.ts';
import { getRecord } from '../../../write/records.ts';
import { owners } from '../../owners/owner/ownerRecord.ts';
import { columnsTo, readTickets, ticketsOfProcesses } from '../ticket/aboutRecord.ts';

/**
 * Which processes of a kind, over alias `r`, are about the owner `id`: those that name the owner, of the other kinds
 * those about an animal of the owner. A transfer names both owners, and concerns no later owner of its animal.
 */
function isAbout(type: TicketProcess, id: number): Sql | null {
  const named = columnsTo(type, 'owner').map((column) => sql`${column} = ${id}`);
  if (named.length > 0) return join(named, ' or ');
  const animals = columnsTo(type, 'animal').map(
    (column) => sql`${column} in (select a.id from animal a where a.owner_id = ${id})`,
  );
  return animals.length > 0 ? join(animals, ' or ') : null;
}

/** A pre-registration holds its owner as it was typed: the tax number or, once it is registered, the animal says whose. */
const ofPreRegisters = (id: number): Sql => sql`
  select w.id from ticket w join animal_pre_register r on r.id = w.process_id
  where w.process_type = ${animalPreRegister.request.processType} and (
    r.owner->>'vatNumber' = (select o.vat_number from owner o where o.id = ${id})
    or exists (select from animal a where a.transponder = r.transponder and a.owner_id = ${id}))`;

export const listOwnersTicketsHandler = handleRead(
  listOwnersTickets,
  async ({ db, params, caller, noteRead }) => {
    const { id } = await getRecord(db, owners, params.id, caller);
    noteRead({ objectId: null, details: { ownerId: id } });
    return readTickets(db, caller, [
      sql`select w.id from app_user a join ticket w on w.creation_user_id = a.id where a.owner_id = ${id}`,
      ...ticketsOfProcesses((type) => isAbout(type, id)),
      ofPreRegisters(id),
    ]);
  },
);
