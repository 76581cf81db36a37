import sql, { join, type Sql } from 'sql-template-tag';
import type { TicketRow } from '../../../../resources/support/ticket/calls.ts';
import { TICKET_PROCESSES, type TicketProcess } from '../../../../resources/support/ticket/processes.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { columnIdent, ident } from '../../../db/sql.ts';
import { declaredProcess } from './processes.ts';
import { scopeOfOne } from './scope.ts';
import { ticketColumns, ticketJoins } from './ticketRow.ts';

/** The columns of a kind's records, over alias `r`, that refer to records of a module. */
export function columnsTo(type: TicketProcess, to: string): Sql[] {
  const { fields } = declaredProcess(type);
  return Object.entries(fields)
    .filter(([, field]) => field.kind === 'reference' && field.to === to && !field.options.virtual)
    .map(([name]) => sql`r.${columnIdent(name)}`);
}

/**
 * The ids of the tickets of processes about a record, a statement for each kind of process.
 * @param isAbout which processes of a kind, over alias `r`, are about it; null where none can be
 */
export const ticketsOfProcesses = (isAbout: (type: TicketProcess) => Sql | null): readonly Sql[] =>
  TICKET_PROCESSES.flatMap((type) => {
    const about = isAbout(type);
    return about === null
      ? []
      : [
          sql`select w.id from ${ident(declaredProcess(type).table)} r
            join ticket w on w.process_type = ${type} and w.process_id = r.id where ${about}`,
        ];
  });

/** The tickets among these that a caller may open, the last 100, newest first. */
export const readTickets = (
  db: Queryable,
  caller: SignedInCaller,
  ids: readonly Sql[],
): Promise<TicketRow[]> =>
  db.query<TicketRow>(sql`
    select ${ticketColumns} from ticket k ${ticketJoins(caller.actor.id)}
    where k.id in (${join([...ids], ' union ')}) and ${scopeOfOne(caller)}
    order by k.last_update_timestamp desc, k.id desc limit 100`);
