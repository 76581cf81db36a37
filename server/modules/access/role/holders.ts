import sql, { type Sql } from 'sql-template-tag';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import type { Queryable } from '../../../db/db.ts';

/**
 * Who has which role where: `user_id`, `entity_id`, `role_id`. Accounts that can sign in, at entities that are active; a
 * veterinarian has the role of each association in force, the account's where the association has none.
 */
export const HOLDERS: Sql = sql`(
  select u.id as user_id, u.entity_id, u.role_id
  from app_user u left join entity e on e.id = u.entity_id
  where u.status = 'ACTIVE' and u.type <> 'VETERINARY' and u.role_id is not null and e.active is not false
  union all
  select u.id, v.entity_id, coalesce(v.role_id, u.role_id)
  from app_user u
  join veterinary x on x.id = u.veterinary_id and x.active is not false
  join veterinary_entity v on v.veterinary_id = u.veterinary_id and v.status = 'ACCEPTED'
  join entity e on e.id = v.entity_id and e.active is not false
  where u.status = 'ACTIVE' and u.type = 'VETERINARY' and coalesce(v.role_id, u.role_id) is not null)`;

interface RoleRow {
  readonly id: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** All roles, and how many people have which of them together. */
export interface Holdings {
  readonly roles: readonly RoleRow[];
  readonly sets: readonly { readonly roleIds: readonly number[]; readonly people: number }[];
}

/** Reads the roles and the sets of them that people have: few, however many people there are. */
export async function readHoldings(db: Queryable): Promise<Holdings> {
  const roles = await db.query<RoleRow>(sql`select id, name, permissions from role order by lower(name), id`);
  const sets = await db.query<Holdings['sets'][number]>(sql`
    select role_ids, count(*)::int as people from (
      select user_id, array_agg(distinct role_id order by role_id) as role_ids from ${HOLDERS} h group by user_id) each
    group by role_ids`);
  return { roles, sets };
}

/** The number of people who have at least one of these roles. */
export const peopleOf = ({ sets }: Holdings, roleIds: ReadonlySet<number>): number =>
  sets.reduce((sum, set) => (set.roleIds.some((id) => roleIds.has(id)) ? sum + set.people : sum), 0);
