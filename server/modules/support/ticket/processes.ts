import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { modules } from '../../../../resources/generated/modules.ts';
import {
  processModule,
  TICKET_PROCESSES,
  type TicketProcess,
} from '../../../../resources/support/ticket/processes.ts';
import { seesAllTickets } from '../../../../resources/support/ticket/states.ts';
import type { SignedInCaller } from '../../../context.ts';
import { ident } from '../../../db/sql.ts';
import { isInScope } from '../../animals/animal/record/scope.ts';
import { ownReports } from '../../lostFound/lostAnimal/scope.ts';
import { requestScope } from '../../common/request/scope.ts';

/** Returns the declaration of the module whose records are the processes of a kind. */
export const declaredProcess = (type: TicketProcess): AnyModule =>
  modules.find(({ name }) => name === processModule(type).name)!;

/** Whose processes of a kind a caller sees, over alias `t`; null for all. */
function processScope(caller: SignedInCaller, type: TicketProcess): Sql | null {
  if (processModule(type).request) return requestScope(caller);
  // A published report is for all to read, what is written to support about it is not: for those who made the report
  // and those whose animal it is.
  return sql`(${ownReports(caller)} or exists (
    select from animal a where a.id = t.animal_id and ${isInScope(caller, sql`a`)}))`;
}

const mayRead = ({ actor }: SignedInCaller, type: TicketProcess): boolean =>
  allows(processModule(type).access.read, actor);

const existsIn = (type: TicketProcess, id: Sql, scope: Sql | null): Sql =>
  sql`exists (select from ${ident(declaredProcess(type).table)} t where t.id = ${id} and ${scope ?? sql`true`})`;

/** Whether the process `id` (an expression) of a kind is there and in a caller's sight: for support all are. */
export function seesProcess(caller: SignedInCaller, type: TicketProcess, id: Sql): Sql {
  if (seesAllTickets(caller.actor)) return existsIn(type, id, null);
  return mayRead(caller, type) ? existsIn(type, id, processScope(caller, type)) : sql`false`;
}

/** The kinds of which this caller sees some. */
export const visibleProcessTypes = (caller: SignedInCaller): TicketProcess[] =>
  TICKET_PROCESSES.filter((type) => mayRead(caller, type));
