import sql, { type Sql } from 'sql-template-tag';
import { findOne, type Queryable } from '../../../db/db.ts';

/** Levels of entities above another; a ring of parents ends there. */
const MAX_HEIGHT = 20;

/**
 * The entity whose account pays for what an entity does, as a part of a statement: its own, or for a sub-entity without
 * a tax number that of the nearest entity above with one.
 */
export const payingEntity = (entityId: number | null): Sql => sql`(
  with recursive above as (
    select id, parent_id, vat_number, 0 as height from entity where id = ${entityId}::bigint
    union all select p.id, p.parent_id, p.vat_number, a.height + 1 from above a join entity p on p.id = a.parent_id
      where a.vat_number is null and a.height < ${MAX_HEIGHT}::int
  ) select id from above order by (vat_number is not null) desc, height limit 1)`;

/**
 * Whether an active entity has an account of its own: it pays with credits, and not from one above.
 * @returns nothing where there is no such entity
 */
export const hasAccount = async (db: Queryable, entityId: number | null): Promise<boolean | undefined> =>
  (
    await findOne<{ hasAccount: boolean }>(
      db,
      sql`select coalesce(p.is_billable, false) and e.id = ${payingEntity(entityId)} as has_account from entity e
        left join entity_profile p on p.id = e.profile_id where e.id = ${entityId}::bigint and e.active`,
    )
  )?.hasAccount;
