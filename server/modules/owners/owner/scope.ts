import sql, { type Sql } from 'sql-template-tag';
import type { SignedInCaller } from '../../../context.ts';

/**
 * Whose owners a caller sees: all for the operator, oneself for an owner's own account, else those whom the
 * caller's entities registered or treat animals of.
 */
export function ownerScope({ actor, scopeEntityIds }: SignedInCaller): Sql | null {
  if (actor.ownerId !== null) return sql`t.id = ${actor.ownerId}`;
  if (actor.isOperator) return null;
  return sql`exists (select from owner_entity oe where oe.owner_id = t.id and oe.entity_id = any(${[...scopeEntityIds]}::bigint[]))`;
}
