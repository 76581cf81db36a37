import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Actor } from '../../resources/kit/access.ts';
import type { Permission } from '../../resources/kit/permissions.ts';
import type { SignInStep } from '../../resources/session/types.ts';
import { findOne, type Queryable } from '../db/db.ts';
import { SessionLookups } from './sessionLookups.ts';

/** Idle minutes after which a session ends, and the hours it lasts at most. */
export const IDLE_MINUTES = 30;
export const ABSOLUTE_HOURS = 10;
/** A session's end is moved on at most this often: not every read should be a write. */
const MOVE_ON_SECONDS = 60;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A live session and the person in it. */
export interface LiveSession {
  readonly hash: Buffer;
  readonly actor: Actor;
  readonly step: SignInStep;
  readonly scopeEntityIds: readonly number[];
  /** ISO 8601, UTC. */
  readonly validUntil: string;
  readonly legalWarningReadTimestamp: string | null;
  readonly role: { readonly id: number; readonly name: string } | null;
  readonly impersonatorName: string | null;
}

interface SessionRow {
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
// entity chosen; an inactive account has no session, whatever its token says.
const find = (hashes: readonly Buffer[]) => sql`
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
  from session s
  join app_user u on u.id = s.user_id and u.status = 'ACTIVE'
  left join app_user i on i.id = s.impersonator_id
  left join configuration c on c.key = 'legalWarning'
  left join entity e on e.id = case when u.type = 'VETERINARY' then s.entity_id else u.entity_id end
  left join entity_profile p on p.id = e.profile_id
  left join veterinary_entity v on v.veterinary_id = u.veterinary_id and v.entity_id = s.entity_id and v.status = 'ACCEPTED'
  left join role r on r.id = case when u.type = 'VETERINARY'
    then (case when v.id is null then null else coalesce(v.role_id, u.role_id) end) else u.role_id end
  where ${hashes.length === 1 ? sql`s.token_hash = ${hashes[0]}` : sql`s.token_hash = any(${[...hashes]}::bytea[])`}
    and s.idle_end > now() and s.absolute_end > now() and s.suspended_by is null
    and (s.impersonator_id is null or i.status = 'ACTIVE')`;

const lookups = new WeakMap<Queryable, SessionLookups<SessionRow>>();

function findRow(db: Queryable, hash: Buffer): Promise<SessionRow | undefined> {
  let together = lookups.get(db);
  if (!together) {
    together = new SessionLookups(db, (on, hashes) => on.query<SessionRow>(find(hashes)));
    lookups.set(db, together);
  }
  return together.find(hash);
}

const ROLES_MAX = 1000;
const permissionLists = new Map<string, readonly Permission[]>();

/** The permissions of a role from their names in one line; a hundred names need no taking apart for every call. */
function permissionsOf(line: string | null): readonly Permission[] {
  if (!line) return [];
  let list = permissionLists.get(line);
  if (!list) {
    list = Object.freeze(line.split(' ') as Permission[]);
    if (permissionLists.size >= ROLES_MAX) permissionLists.clear();
    permissionLists.set(line, list);
  }
  return list;
}

/**
 * The live session behind a token, or nothing. Moves its idle end on unless the call is a background poll.
 * @param productToken the name of the operator's entity profile
 */
export const findSession = (
  db: Queryable,
  token: string,
  productToken: string,
  isPoll: boolean,
): Promise<LiveSession | undefined> => findSessionByHash(db, hashToken(token), productToken, isPoll);

/** As `findSession`, for whoever has the token's hash. */
export async function findSessionByHash(
  db: Queryable,
  hash: Buffer,
  productToken: string,
  isPoll: boolean,
): Promise<LiveSession | undefined> {
  const row = await findRow(db, hash);
  if (!row) return undefined;
  if (row.type === 'VETERINARY' && row.entityChosen && row.entityId !== null && row.roleId === null)
    return undefined;
  let validUntil = row.idleEnd < row.absoluteEnd ? row.idleEnd : row.absoluteEnd;
  if (row.moveOn && !isPoll) {
    const moved = await findOne<{ idleEnd: string }>(
      db,
      sql`update session set idle_end = least(absolute_end, now() + make_interval(mins => ${IDLE_MINUTES}))
          where token_hash = ${hash} returning idle_end`,
    );
    validUntil = moved?.idleEnd ?? validUntil;
  }
  return {
    hash,
    actor: actorOf(row, productToken),
    step: stepOf(row),
    scopeEntityIds: [
      ...(row.entityId === null ? [] : [row.entityId]),
      ...(row.children ?? []),
      ...row.entitiesAccessList,
    ],
    validUntil,
    legalWarningReadTimestamp: row.legalWarningReadTimestamp,
    role: row.roleId === null ? null : { id: row.roleId, name: row.roleName ?? '' },
    impersonatorName: row.impersonatorName,
  };
}

function stepOf(row: SessionRow): SignInStep {
  if (row.type === 'VETERINARY' && !row.entityChosen) return 'ENTITY';
  // Whoever impersonates has accepted for themselves, and cannot accept for another.
  return row.legalOwed && row.impersonatorId === null ? 'LEGAL_WARNING' : 'DONE';
}

function actorOf(row: SessionRow, productToken: string): Actor {
  return {
    id: row.userId,
    name: row.name,
    email: row.email,
    type: row.type,
    permissions: permissionsOf(row.permissions),
    entity: row.entityId === null ? null : { id: row.entityId, name: row.entityName ?? '' },
    entityProfile:
      row.profileName === null
        ? null
        : {
            name: row.profileName,
            isBillable: row.isBillable ?? false,
            canRegisterBillable: row.canRegisterBillable ?? false,
            canRegisterNonBillable: row.canRegisterNonBillable ?? false,
          },
    entitiesAccessList: row.entitiesAccessList,
    isOperator: row.profileName === productToken,
    veterinaryId: row.veterinaryId,
    ownerId: row.ownerId,
    impersonatorId: row.impersonatorId,
    language: row.language,
    timezone: row.timezone,
  };
}

/** Opens a session and hands out its token, the only time it is known. */
export async function openSession(
  db: Queryable,
  session: {
    userId: number;
    entityId?: number | null;
    entityChosen?: boolean;
    impersonatorId?: number | null;
    ip: string;
    userAgent: string | null;
  },
): Promise<string> {
  const token = newToken();
  await db.query(sql`
    insert into session (token_hash, user_id, impersonator_id, entity_id, entity_chosen, idle_end, absolute_end, ip, user_agent)
    values (${hashToken(token)}, ${session.userId}, ${session.impersonatorId ?? null}, ${session.entityId ?? null},
      ${session.entityChosen ?? false}, now() + make_interval(mins => ${IDLE_MINUTES}),
      now() + make_interval(hours => ${ABSOLUTE_HOURS}), ${session.ip}, ${session.userAgent})`);
  return token;
}

/**
 * Puts a session under a new token: the old one is worth nothing from the commit on. The absolute end stays.
 * @param entityId the entity chosen with it, `null` for none; left out, the choice stays as it is
 */
export async function renewSession(db: Queryable, hash: Buffer, entityId?: number | null): Promise<string> {
  const token = newToken();
  const isChoice = entityId !== undefined;
  await db.query(sql`
    update session set token_hash = ${hashToken(token)},
      entity_id = case when ${isChoice} then ${entityId ?? null}::bigint else entity_id end,
      entity_chosen = entity_chosen or ${isChoice},
      idle_end = least(absolute_end, now() + make_interval(mins => ${IDLE_MINUTES}))
    where token_hash = ${hash}`);
  await db.query(sql`update session set suspended_by = ${hashToken(token)} where suspended_by = ${hash}`);
  return token;
}

/** Ends the sessions of a user, those in which somebody else acts as them, and those in which they act as others. */
export async function endSessions(
  db: Queryable,
  userId: number,
  except: Buffer | null = null,
): Promise<void> {
  await db.query(sql`
    delete from session where (user_id = ${userId} or impersonator_id = ${userId})
      and (${except}::bytea is null or token_hash <> ${except}::bytea)`);
}

/** Ends one session; one that waits while its user impersonates somebody in it ends with it. */
export async function endSession(db: Queryable, hash: Buffer): Promise<void> {
  await db.query(sql`delete from session where token_hash = ${hash} or suspended_by = ${hash}`);
}
