import sql, { type Sql } from 'sql-template-tag';
import type { Actor } from '../../resources/kit/access.ts';
import type { Permission } from '../../resources/kit/permissions.ts';
import { findOne, type Queryable } from '../db/db.ts';
import { SessionLookups } from './sessionLookups.ts';

/** Idle minutes after which a session ends. */
export const IDLE_MINUTES = 30;
/** A session's end is moved on at most this often: not every read should be a write. */
const MOVE_ON_SECONDS = 60;

/** A session and its person, as one statement reads them. */
export interface SessionRow {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly impersonatorId: number | null;
  readonly impersonatorName: string | null;
  readonly entityChosen: boolean;
  readonly idleEnd: string;
  readonly absoluteEnd: string;
  readonly moveOn: boolean;
  readonly name: string;
  readonly email: string;
  readonly type: Actor['type'];
  readonly veterinaryId: number | null;
  readonly ownerId: number | null;
  readonly language: string;
  readonly timezone: string;
  readonly entitiesAccessList: number[];
  readonly legalWarningReadTimestamp: string | null;
  readonly legalOwed: boolean;
  readonly roleId: number | null;
  readonly roleName: string | null;
  /** Separated by spaces. */
  readonly permissions: string | null;
  readonly entityId: number | null;
  readonly entityName: string | null;
  readonly profileName: string | null;
  readonly isBillable: boolean | null;
  readonly canRegisterBillable: boolean | null;
  readonly canRegisterNonBillable: boolean | null;
  readonly children: number[] | null;
}

// One statement for the whole caller: it runs before every call. A veterinarian's role comes with the
// entity chosen; an inactive account or entity, or a veterinarian who may not practise, has no session, whatever the
// token says.
/** Selects callers: of sessions, or of what stands in their place as `s`. */
const findCallers = (source: Sql, where: Sql): Sql => sql`
  select s.token_hash, s.user_id, s.impersonator_id, i.name as impersonator_name, s.entity_chosen, s.idle_end, s.absolute_end,
    s.idle_end < now() + make_interval(secs => ${IDLE_MINUTES * 60 - MOVE_ON_SECONDS}) as move_on,
    u.name, u.email, u.type, u.veterinary_id, u.owner_id, u.language, u.timezone, u.entities_access_list,
    u.legal_warning_read_timestamp,
    u.legal_warning_read_timestamp is null
      or u.legal_warning_version is distinct from coalesce((c.value->>'version')::int, 0) as legal_owed,
    r.id as role_id, r.name as role_name, array_to_string(r.permissions, ' ') as permissions,
    e.id as entity_id, e.name as entity_name, p.name as profile_name, p.is_billable,
    p.can_register_billable, p.can_register_non_billable,
    (select array_agg(id) from entity where parent_id = e.id) as children
  from ${source} s
  join app_user u on u.id = s.user_id and u.status = 'ACTIVE'
  left join veterinary x on x.id = u.veterinary_id
  left join app_user i on i.id = s.impersonator_id
  left join configuration c on c.key = case when u.owner_id is null then 'legalWarning' else 'legalWarningOwners' end
  left join entity e on e.id = case when u.type = 'VETERINARY' then s.entity_id else u.entity_id end
  left join entity_profile p on p.id = e.profile_id
  left join veterinary_entity v on v.veterinary_id = u.veterinary_id and v.entity_id = s.entity_id and v.status = 'ACCEPTED'
  left join role r on r.id = case when u.type = 'VETERINARY'
    then (case when v.id is null then null else coalesce(v.role_id, u.role_id) end) else u.role_id end
  where ${where}
    and (s.impersonator_id is null or i.status = 'ACTIVE') and x.active is not false
    and e.active is not false`;

const find = (hashes: readonly Buffer[]): Sql =>
  findCallers(
    sql`session`,
    sql`${hashes.length === 1 ? sql`s.token_hash = ${hashes[0]}` : sql`s.token_hash = any(${[...hashes]}::bytea[])`}
      and s.idle_end > now() and s.absolute_end > now() and s.suspended_by is null`,
  );

/** The row of a user at an entity, as a session would have it now; undefined where none would be live. */
export const findRowNow = (
  db: Queryable,
  at: { readonly userId: number; readonly entityId: number | null; readonly impersonatorId: number | null },
): Promise<SessionRow | undefined> =>
  findOne<SessionRow>(
    db,
    findCallers(
      sql`(select ''::bytea as token_hash, ${at.userId}::bigint as user_id, ${at.entityId}::bigint as entity_id,
        ${at.impersonatorId}::bigint as impersonator_id, true as entity_chosen, now() as idle_end, now() as absolute_end)`,
      sql`true`,
    ),
  );

const lookups = new WeakMap<Queryable, SessionLookups<SessionRow>>();

/** The row behind a token's hash, if the session is live. Calls that arrive together are looked up together. */
export function findRow(db: Queryable, hash: Buffer): Promise<SessionRow | undefined> {
  let ofDatabase = lookups.get(db);
  if (!ofDatabase) {
    ofDatabase = new SessionLookups(db, (on, hashes) => on.query<SessionRow>(find(hashes)));
    lookups.set(db, ofDatabase);
  }
  return ofDatabase.find(hash);
}

const ROLES_MAX = 1000;
const permissionLists = new Map<string, readonly Permission[]>();

/** The permissions of a role from their names in one line; a hundred names need no taking apart for every call. */
export function permissionsOf(line: string | null): readonly Permission[] {
  if (!line) return [];
  let list = permissionLists.get(line);
  if (!list) {
    list = Object.freeze(line.split(' ') as Permission[]);
    if (permissionLists.size >= ROLES_MAX) permissionLists.clear();
    permissionLists.set(line, list);
  }
  return list;
}
