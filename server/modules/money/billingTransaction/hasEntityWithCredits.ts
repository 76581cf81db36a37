import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../../../db/db.ts';

/** Whether an entity has credits. */
export async function hasEntityWithCredits(db: Queryable): Promise<boolean> {
  const { isThere } = await getOne<{ isThere: boolean }>(
    db,
    sql`select exists (select from credit_balance where value > 0) as is_there`,
  );
  return isThere;
}
