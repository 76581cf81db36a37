import sql, { type Sql } from 'sql-template-tag';

/** Versions that can change what people may do, as the index `record_version_access` has them. */
const CHANGES_ACCESS = sql`module in ('role', 'user')
  and (revision_type <> 'UPDATE' or changed_fields && array['permissions', 'roleId', 'status'])`;

/** The latest of those versions that users made since a day, of each record, with who made it. */
export const latestOfAccess = (module: 'role' | 'user', since: string): Sql => sql`
  select distinct on (v.record_id) v.record_id, v.revision_timestamp as at, v.revision_type, v.data,
    case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by
  from (select * from record_version where module = ${module} and ${CHANGES_ACCESS}
    and user_id is not null and revision_timestamp >= ${since}::date::timestamp at time zone 'Europe/Lisbon') v
  left join app_user u on u.id = v.user_id
  order by v.record_id, v.version desc`;

/**
 * The record as it was when the day began; null where it did not exist. Of one that came with the register, the first
 * version that is kept says it, whenever that was.
 */
export const asItWas = (module: 'role' | 'user', id: Sql, since: string): Sql => sql`(
  select case when w.revision_type = 'DELETE' then null else w.data end from record_version w
  where w.module = ${module} and w.record_id = ${id}
    and (w.revision_timestamp < ${since}::date::timestamp at time zone 'Europe/Lisbon' or w.user_id is null)
  order by w.version desc limit 1)`;
