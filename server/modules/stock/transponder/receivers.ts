import sql, { type Sql } from 'sql-template-tag';

/** Whether entity `t` can hold transponders: it is open, and may register animals. */
export const receivesTransponders: Sql = sql`(t.active and exists (select from entity_profile p where p.id = t.profile_id
  and (p.can_register_billable or p.can_register_non_billable)))`;
