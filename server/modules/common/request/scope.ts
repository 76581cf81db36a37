import sql, { type Sql } from 'sql-template-tag';
import type { SignedInCaller } from '../../../context.ts';

/** Whose requests a caller sees, over alias `t`: all for the operator, else those that the caller's entities made. */
export function requestScope({ actor, scopeEntityIds }: SignedInCaller): Sql | null {
  if (actor.isOperator) return null;
  if (scopeEntityIds.length === 0) return sql`t.creation_user_id = ${actor.id}`;
  return sql`t.creation_entity_id = any(${[...scopeEntityIds]}::bigint[])`;
}
