import sql, { join } from 'sql-template-tag';
import { animalPreRegister } from '../../../../resources/requests/animalPreRegister/schema.ts';
import { listAnimalsTickets } from '../../../../resources/support/animalTicket/calls.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { animals } from '../../animals/animal/record/animals.ts';
import { countTransponderRead } from '../../animals/animal/record/numberRead.ts';
import { animalNamed } from '../../animals/animal/record/scope.ts';
import { columnsTo, readTickets, ticketsOfProcesses } from '../ticket/aboutRecord.ts';

export const listAnimalsTicketsHandler = handleRead(
  listAnimalsTickets,
  async ({ db, params, caller, services, noteRead }) => {
    const found = await findRecord(db, animals, animalNamed(params.id, caller));
    await countTransponderRead(db, services, caller, params.id);
    if (!found) throw notFound();
    const { id, transponder } = found;
    noteRead({ objectId: null, details: { transponder } });
    return readTickets(db, caller, [
      ...ticketsOfProcesses((type) => {
        const named = columnsTo(type, 'animal').map((column) => sql`${column} = ${id}`);
        return named.length > 0 ? join(named, ' or ') : null;
      }),
      // A pre-registration has the number alone.
      sql`select w.id from animal_pre_register r join ticket w
        on w.process_type = ${animalPreRegister.request.processType} and w.process_id = r.id
        where r.transponder = ${transponder}`,
    ]);
  },
);
