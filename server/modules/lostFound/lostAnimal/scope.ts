import sql, { type Sql } from 'sql-template-tag';
import type { SignedInCaller } from '../../../context.ts';

/** The reports that the caller or an entity of the caller made, over alias `t`. */
export const ownReports = ({ actor, scopeEntityIds }: SignedInCaller): Sql =>
  actor.isOperator
    ? sql`true`
    : sql`(t.creation_user_id = ${actor.id} or t.creation_entity_id = any(${[...scopeEntityIds]}::bigint[]))`;

/**
 * The reports that a caller's lists show, over alias `t`: every open one in the country, so that animals get home, and
 * one's own. Those that wait for validation, or were rejected, are shown to who made them and to the operator.
 */
export const listedReports = (caller: SignedInCaller): Sql | null =>
  caller.actor.isOperator
    ? null
    : sql`((not t.is_closed and t.validation_status = 'ACCEPTED') or ${ownReports(caller)})`;

/** The reports whose posters a caller draws: those that it reads; in the account of an owner, of the owner's animals. */
export const postedReports = (caller: SignedInCaller): Sql | null =>
  caller.actor.ownerId === null
    ? readableReports(caller)
    : sql`t.animal_id in (select id from animal where owner_id = ${caller.actor.ownerId})`;

/** The reports that a caller can read one by one, and those of a whole transponder: closed ones too. */
export const readableReports = (caller: SignedInCaller): Sql | null =>
  caller.actor.isOperator ? null : sql`(t.validation_status = 'ACCEPTED' or ${ownReports(caller)})`;
