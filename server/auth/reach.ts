import sql from 'sql-template-tag';
import type { SignedInCaller } from '../context.ts';
import { findOne, type Queryable } from '../db/db.ts';

/** Where an account works, and what it may look into besides. */
export interface Workplace {
  readonly entityId: number | null;
  readonly entitiesAccessList: readonly number[];
}

/**
 * Whether an account of this workplace sees nothing beyond what the caller sees: its entity, those below that, and its
 * access list. What belongs to the operator, who sees everything, is within nobody else's reach.
 */
export async function isWithinReach(
  db: Queryable,
  { actor, scopeEntityIds }: Pick<SignedInCaller, 'actor' | 'scopeEntityIds'>,
  { entityId, entitiesAccessList }: Workplace,
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
