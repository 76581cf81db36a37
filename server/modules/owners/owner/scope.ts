import sql, { type Sql } from 'sql-template-tag';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';

/** Whether an entity of the caller's scope has a ground in force to read an owner. */
export const hasOwnerGround = (
  { scopeEntityIds }: Pick<SignedInCaller, 'scopeEntityIds'>,
  ownerId: Sql,
): Sql =>
  sql`exists (select from owner_entity oe where oe.owner_id = ${ownerId}
    and oe.entity_id = any(${[...scopeEntityIds]}::bigint[]) and oe.ended_timestamp is null)`;

/** Whether an entity of the caller's scope has such a ground. */
export const readsOwner = async (
  db: Queryable,
  caller: Pick<SignedInCaller, 'scopeEntityIds'>,
  ownerId: number,
): Promise<boolean> =>
  (await findOne(db, sql`select 1 where ${hasOwnerGround(caller, sql`${ownerId}::bigint`)}`)) !== undefined;

/**
 * Whose owners a caller sees: all for the operator, oneself for an owner's own account, else those whom an entity of the
 * caller registered, gave an animal to by a transfer, or was let in by. Treating an animal opens no owner.
 * @param ownerId the owner's id, of the row `t` unless given
 */
export function ownerScope(caller: SignedInCaller, ownerId: Sql = sql`t.id`): Sql | null {
  const { actor } = caller;
  if (actor.ownerId !== null) return sql`${ownerId} = ${actor.ownerId}`;
  return actor.isOperator ? null : hasOwnerGround(caller, ownerId);
}

/** Whether an owner is one of those, asked for a single one. */
export async function readsAnyOwner(
  db: Queryable,
  caller: SignedInCaller,
  ownerId: number,
): Promise<boolean> {
  const scope = ownerScope(caller, sql`${ownerId}::bigint`);
  return scope === null || (await findOne(db, sql`select 1 where ${scope}`)) !== undefined;
}
