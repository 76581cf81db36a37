import sql, { join, type Sql } from 'sql-template-tag';
import { seesAllTickets } from '../../../../resources/support/ticket/states.ts';
import type { SignedInCaller } from '../../../context.ts';
import { visibleProcessTypes, seesProcess } from './processes.ts';

/** Whose tickets a caller's list shows, over alias `k`: the caller's own, all for support. */
export const ticketScope = ({ actor }: SignedInCaller): Sql =>
  seesAllTickets(actor) ? sql`true` : sql`k.creation_user_id = ${actor.id}`;

/** Which single ticket a caller may open: those of the list, and those of a process that the caller sees. */
export function scopeOfOne(caller: SignedInCaller): Sql {
  if (seesAllTickets(caller.actor)) return sql`true`;
  const processes = visibleProcessTypes(caller).map(
    (type) => sql`(k.process_type = ${type} and ${seesProcess(caller, type, sql`k.process_id`)})`,
  );
  return sql`(${join([ticketScope(caller), ...processes], ' or ')})`;
}
