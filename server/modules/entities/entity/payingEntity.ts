import sql, { type Sql } from 'sql-template-tag';

/** Levels of entities above another; a ring of parents ends there. */
const MAX_HEIGHT = 20;

/**
 * The entity whose account pays for what an entity does, as a part of a statement: its own, or for a sub-entity without
 * a tax number that of the nearest entity above with one.
 * @param entityId the entity, or the column that names it
 */
export const payingEntity = (entityId: number | null | Sql): Sql => sql`(
  with recursive above as (
    select id, parent_id, vat_number, 0 as height from entity where id = (${entityId})::bigint
    union all select p.id, p.parent_id, p.vat_number, a.height + 1 from above a join entity p on p.id = a.parent_id
      where a.vat_number is null and a.height < ${MAX_HEIGHT}::int
  ) select id from above order by (vat_number is not null) desc, height limit 1)`;
