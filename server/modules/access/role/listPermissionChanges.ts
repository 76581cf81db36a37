import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { listPermissionChanges } from '../../../../resources/access/role/permissionCalls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { accountScope } from '../../../auth/accountScope.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { asItWas, latestOfAccess } from '../../../write/accessVersions.ts';
import { peopleOf, readHoldings } from './holders.ts';

type Changes = AnswerOf<typeof listPermissionChanges>;
interface Named {
  readonly id: number;
  readonly name: string;
}

/** Accounts that one answer names at most. */
const PEOPLE_MAX = 200;

interface RoleRow {
  readonly recordId: number;
  readonly at: string;
  readonly by: Named | null;
  readonly now: { readonly name: string; readonly permissions: Permission[] } | null;
  readonly was: { readonly name: string; readonly permissions: Permission[] } | null;
  readonly last: { readonly name: string };
}

const without = (some: readonly Permission[] = [], others: readonly Permission[] = []): Permission[] =>
  some.filter((one) => !others.includes(one));

async function changedRoles(db: Queryable, since: string): Promise<Changes['roles']> {
  const holdings = await readHoldings(db);
  const rows = await db.query<RoleRow>(sql`
    select c.record_id, c.at, c.by, c.data as last,
      (select jsonb_build_object('name', r.name, 'permissions', r.permissions) from role r where r.id = c.record_id) as now,
      ${asItWas('role', sql`c.record_id`, since)} as was
    from (${latestOfAccess('role', since)}) c order by c.at desc, c.record_id`);
  return rows.flatMap(({ recordId, at, by, now, was, last }) => {
    const gained = without(now?.permissions, was?.permissions);
    const lost = without(was?.permissions, now?.permissions);
    // Made and removed since, or changed and changed back.
    if (gained.length + lost.length === 0) return [];
    const event =
      now === null ? ('DELETED' as const) : was === null ? ('CREATED' as const) : ('CHANGED' as const);
    const people = peopleOf(holdings, new Set([recordId]));
    return [{ id: recordId, name: (now ?? last).name, gained, lost, people, event, at, by }];
  });
}

interface PersonRow extends Named {
  readonly entity: Named | null;
  readonly at: string;
  readonly by: Named | null;
  readonly isActive: boolean;
  readonly wasActive: boolean;
  readonly roleAfter: Named | null;
  readonly roleBefore: Named | null;
  readonly permissionsAfter: Permission[] | null;
  readonly permissionsBefore: Permission[] | null;
}

/** Accounts whose role or status has changed. What a changed role gives or takes is said with the role. */
async function changedPeople(
  db: Queryable,
  caller: SignedInCaller,
  since: string,
): Promise<Pick<Changes, 'people' | 'hasMore'>> {
  if (!allows('READ_USER', caller.actor)) return { people: [], hasMore: false };
  const roleAt = (id: Sql) =>
    sql`(select jsonb_build_object('id', r.id, 'name', r.name) from role r where r.id = ${id})`;
  const rows = await db.query<PersonRow>(sql`
    select t.id, t.name, c.at, c.by,
      case when e.id is null then null else jsonb_build_object('id', e.id, 'name', e.name) end as entity,
      t.status = 'ACTIVE' as is_active, coalesce(c.was ->> 'status', 'INACTIVE') = 'ACTIVE' as was_active,
      ${roleAt(sql`t.role_id`)} as role_after, ${roleAt(sql`(c.was ->> 'roleId')::bigint`)} as role_before,
      (select r.permissions from role r where r.id = t.role_id) as permissions_after,
      (select r.permissions from role r where r.id = (c.was ->> 'roleId')::bigint) as permissions_before
    from (select l.*, ${asItWas('user', sql`l.record_id`, since)} as was from (${latestOfAccess('user', since)}) l) c
    join app_user t on t.id = c.record_id
    left join entity e on e.id = t.entity_id
    where ${accountScope(caller) ?? sql`true`} and t.owner_id is null
      and (t.role_id is distinct from (c.was ->> 'roleId')::bigint or t.status is distinct from (c.was ->> 'status'))
    order by c.at desc, t.id limit ${PEOPLE_MAX + 1}`);
  const people = rows.slice(0, PEOPLE_MAX).map(({ permissionsAfter, permissionsBefore, ...person }) => {
    const now = person.isActive ? (permissionsAfter ?? []) : [];
    const then = person.wasActive ? (permissionsBefore ?? []) : [];
    return { ...person, gained: without(now, then), lost: without(then, now) };
  });
  return { people, hasMore: rows.length > PEOPLE_MAX };
}

export const listPermissionChangesHandler = handleRead(
  listPermissionChanges,
  async ({ db, query: { since }, caller }) => ({
    roles: await changedRoles(db, since),
    ...(await changedPeople(db, caller, since)),
  }),
);
