import sql from 'sql-template-tag';
import type { SignedInCaller } from '../context.ts';
import { findOne, type Queryable } from '../db/db.ts';

/** The entity of an account and its access list. */
export interface EntityAccess {
  readonly entityId: number | null;
  readonly entitiesAccessList: readonly number[];
}

/**
 * Whether an account with this access sees no more than the caller: its entity, the entities below that, and its
 * access list. An account of the operator, who sees everything, is in the scope of the operator only.
 */
export async function isWithinScope(
  db: Queryable,
  { actor, scopeEntityIds }: Pick<SignedInCaller, 'actor' | 'scopeEntityIds'>,
  { entityId, entitiesAccessList }: EntityAccess,
  productToken: string,
): Promise<boolean> {
  if (actor.isOperator) return true;
  const beyond = await findOne(
    db,
    sql`select from entity e join entity_profile p on p.id = e.profile_id
      where (e.id = ${entityId}::bigint or e.parent_id = ${entityId}::bigint or e.id = any(${[...entitiesAccessList]}::bigint[]))
        and (not e.id = any(${[...scopeEntityIds]}::bigint[]) or (e.id = ${entityId}::bigint and p.name = ${productToken}))
      limit 1`,
  );
  return beyond === undefined;
}
