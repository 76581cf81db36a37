import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { mayGrant } from '../../../../resources/access/role/rules.ts';
import type { previewRoleChanges } from '../../../../resources/access/role/permissionCalls.ts';
import type { AnswerOf, BodyOf } from '../../../../resources/kit/call.ts';
import { PERMISSIONS, type Permission } from '../../../../resources/kit/permissions.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { accountScope } from '../../../auth/accountScope.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { HOLDERS, peopleOf, readHoldings, type Holdings } from './holders.ts';

type RoleChange = BodyOf<typeof previewRoleChanges>['changes'][number];
type Preview = AnswerOf<typeof previewRoleChanges>;

/** Names that a preview shows of each role. */
const NAMES_MAX = 20;

const isPermission = (name: string): name is Permission => (PERMISSIONS as readonly string[]).includes(name);

/** The permissions of a role after a change of it; what is both given and taken is taken. */
export const changed = (
  permissions: readonly Permission[],
  { add = [], remove = [] }: RoleChange,
): readonly Permission[] =>
  [...new Set([...permissions, ...add.filter(isPermission)])].filter((one) => !remove.includes(one));

/** The permissions that people have by any role, given what each role grants. */
const held = (
  holdings: Holdings,
  grants: (roleId: number) => readonly Permission[],
): ReadonlySet<Permission> => new Set(holdings.sets.flatMap(({ roleIds }) => roleIds.flatMap(grants)));

/** The role by which a caller acts now. */
const ownRoles = async (db: Queryable, { actor }: SignedInCaller): Promise<readonly number[]> =>
  (
    await db.query<{ roleId: number }>(sql`
      select h.role_id from ${HOLDERS} h
      where h.user_id = ${actor.id} and h.entity_id is not distinct from ${actor.entity?.id ?? null}::bigint`)
  ).map(({ roleId }) => roleId);

/**
 * What changes of roles come to for people: computed from what is stored now. Its `preview` differs as soon as a role,
 * the people who have it, or what is said of it would.
 */
export async function effectsOf(
  db: Queryable,
  caller: SignedInCaller,
  changes: readonly RoleChange[],
): Promise<Preview> {
  const holdings = await readHoldings(db);
  const byId = new Map(holdings.roles.map((role) => [role.id, role]));
  const after = new Map(
    changes.flatMap((change) => {
      const role = byId.get(change.id);
      return role ? [[role.id, changed(role.permissions, change)] as const] : [];
    }),
  );
  const ids = [...after.keys()];
  const before = (id: number) => byId.get(id)?.permissions ?? [];
  const then = (id: number) => after.get(id) ?? before(id);
  const marks = await db.query<{ roleId: number; mark: string }>(sql`
    select role_id, md5(string_agg(user_id || ':' || coalesce(entity_id, 0), ',' order by user_id, entity_id)) as mark
    from ${HOLDERS} h where role_id = any(${ids}::bigint[]) group by role_id order by role_id`);
  const names = await namesOf(db, caller, ids);
  const nowHeld = held(holdings, before);
  const heldThen = held(holdings, then);
  const own = await ownRoles(db, caller);
  const roles = ids.map((id) => ({
    id,
    name: byId.get(id)?.name ?? '',
    add: then(id).filter((one) => !before(id).includes(one)),
    remove: before(id).filter((one) => !then(id).includes(one)),
    people: peopleOf(holdings, new Set([id])),
    names: names.filter(({ roleId }) => roleId === id).map(({ userId, name }) => ({ id: userId, name })),
  }));
  const outcome = {
    roles,
    people: peopleOf(holdings, new Set(ids)),
    ownLosses: own.flatMap((id) => before(id).filter((one) => !then(id).includes(one))),
    vanishing: PERMISSIONS.filter((one) => nowHeld.has(one) && !heldThen.has(one)),
  };
  const { ownLosses, vanishing } = outcome;
  const sorted = roles.toSorted((a, b) => a.id - b.id);
  const state = [sorted.map(({ names: _names, ...role }) => role), marks, ownLosses, vanishing];
  return {
    preview: createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 32),
    ...outcome,
  };
}

/** The first people of each role, of those whom the caller may see. */
const namesOf = (db: Queryable, caller: SignedInCaller, roleIds: readonly number[]) =>
  allows('READ_USER', caller.actor)
    ? db.query<{ roleId: number; userId: number; name: string }>(sql`
        select role_id, user_id, name from (
          select h.role_id, t.id as user_id, t.name,
            row_number() over (partition by h.role_id order by lower(t.name), t.id) as place
          from (select distinct user_id, role_id from ${HOLDERS} h where role_id = any(${[...roleIds]}::bigint[])) h
          join app_user t on t.id = h.user_id
          where ${accountScope(caller) ?? sql`true`}) each
        where place <= ${NAMES_MAX} order by role_id, place`)
    : Promise.resolve([]);

/** The first reason why the caller may not change a role so; what saving it would answer. */
export const refusalOfChange = (
  { actor }: SignedInCaller,
  permissions: readonly Permission[],
  change: RoleChange,
): 'CANNOT_GRANT_PERMISSION' | undefined =>
  mayGrant(actor, permissions) && mayGrant(actor, changed(permissions, change))
    ? undefined
    : 'CANNOT_GRANT_PERMISSION';
