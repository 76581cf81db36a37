import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import type { SignedInCaller } from '../../../context.ts';

/** The reports that the caller or an entity of the caller made, over alias `t`. */
export const ownReports = (caller: SignedInCaller): Sql =>
  caller.actor.isOperator ? sql`true` : madeReports(caller);

/** The reports that the caller or an entity of the caller made, also for the operator's staff. */
const madeReports = ({ actor, scopeEntityIds }: SignedInCaller): Sql =>
  sql`(t.creation_user_id = ${actor.id} or t.creation_entity_id = any(${[...scopeEntityIds]}::bigint[]))`;

/** Whether a caller sees every report, also those that wait: staff of the operator who validate them. */
const seesAll = ({ actor }: SignedInCaller): boolean =>
  actor.isOperator && allows('ANIMAL_LOST_PENDING', actor);

/** The reports that were made to be validated: the operator's staff see all of them, others those that they made. */
export const queuedReports = (caller: SignedInCaller): Sql =>
  sql`(exists (select from pending_lost_animal q where q.id = t.id) and ${ownReports(caller)})`;

/**
 * The reports that a caller's lists show, over alias `t`: every open one in the country, so that animals get home, and
 * one's own. Those that wait for validation, or were rejected, are shown to who made them and to the operator's staff who
 * validate.
 */
export function listedReports(caller: SignedInCaller): Sql | null {
  if (seesAll(caller)) return null;
  const open = caller.actor.isOperator ? sql`true` : sql`not t.is_closed`;
  return sql`((${open} and t.validation_status = 'ACCEPTED') or ${madeReports(caller)})`;
}

/** The reports whose posters a caller draws: those that it reads; in the account of an owner, of the owner's animals. */
export const postedReports = (caller: SignedInCaller): Sql | null =>
  caller.actor.ownerId === null
    ? readableReports(caller)
    : sql`t.animal_id in (select id from animal where owner_id = ${caller.actor.ownerId})`;

/** The reports that a caller can read one by one, and those of a whole transponder: closed ones too. */
export const readableReports = (caller: SignedInCaller): Sql | null =>
  seesAll(caller) ? null : sql`(t.validation_status = 'ACCEPTED' or ${madeReports(caller)})`;
