import { createHash, randomBytes } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Actor } from '../../resources/kit/access.ts';
import type { SignInStep } from '../../resources/access/session/types.ts';
import type { SignedInCaller } from '../context.ts';
import { findOne, type Queryable } from '../db/db.ts';
import { isReadOnlyFailure } from '../db/errors.ts';
import { registerDay } from '../db/sql.ts';
import { canKeepImpersonating } from './impersonator.ts';
import { findRow, findRowNow, IDLE_MINUTES, permissionsOf, type SessionRow } from './sessionRow.ts';

/** The hours that a session lasts at most. */
const ABSOLUTE_HOURS = 10;

/** Returns the stored hash of a token: a reader of the database cannot use it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
/** Returns a new token: 256 random bits. */
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

/** Finds a session as `findSession` does, by the hash of its token. */
export async function findSessionByHash(
  db: Queryable,
  hash: Buffer,
  productToken: string,
  isPoll: boolean,
): Promise<LiveSession | undefined> {
  const row = await findRow(db, hash);
  if (!row || isWithoutRole(row)) return undefined;
  const actor = actorOf(row, productToken);
  const scopeEntityIds = scopeOf(row);
  if (row.impersonatorId !== null) {
    const { permissions, isOperator } = actor;
    if (!(await canKeepImpersonating(db, hash, { permissions, scopeEntityIds, isOperator }, productToken)))
      return undefined;
  }
  let validUntil = row.idleEnd < row.absoluteEnd ? row.idleEnd : row.absoluteEnd;
  if (row.moveOn && !isPoll) {
    const moved = await findOne<{ idleEnd: string }>(
      db,
      sql`update session set idle_end = least(absolute_end, now() + make_interval(mins => ${IDLE_MINUTES})),
            last_use_timestamp = now()
          where token_hash = ${hash} returning idle_end`,
    ).catch((error: unknown) => {
      // A database that takes no writes for now: who only reads continues.
      if (isReadOnlyFailure(error)) return undefined;
      throw error;
    });
    validUntil = moved?.idleEnd ?? validUntil;
  }
  return {
    hash,
    actor,
    step: stepOf(row),
    scopeEntityIds,
    validUntil,
    legalWarningReadTimestamp: row.legalWarningReadTimestamp,
    role: row.roleId === null ? null : { id: row.roleId, name: row.roleName ?? '' },
    impersonatorName: row.impersonatorName,
  };
}

/** Whether a key is accepted: not revoked, its last day not over. */
export const isInForce: Sql = sql`revocation_timestamp is null and (end_date is null or end_date >= ${registerDay})`;

const isKeyInForce = async (db: Queryable, id: number): Promise<boolean> =>
  (await findOne(db, sql`select from api_key where id = ${id} and ${isInForce}`)) !== undefined;

/** Whether a veterinarian has chosen an entity and may not work for it any more. */
const isWithoutRole = (row: SessionRow): boolean =>
  row.type === 'VETERINARY' && row.entityChosen && row.entityId !== null && row.roleId === null;

const scopeOf = (row: SessionRow): number[] => [
  ...(row.entityId === null ? [] : [row.entityId]),
  ...(row.children ?? []),
  ...row.entitiesAccessList,
];

/** A caller as work that takes effect later keeps it: enough to write in their name, and no secret. */
export type KeptCaller = Pick<SignedInCaller, 'actor' | 'ip' | 'userAgent' | 'scopeEntityIds'>;

/** What of a kept caller finds them again. */
interface AbsentCaller extends Pick<KeptCaller, 'ip' | 'userAgent'> {
  readonly actor: Pick<Actor, 'id' | 'entity' | 'impersonatorId' | 'apiKey'>;
}

/**
 * A kept caller with the rights and the scope of now; undefined where the account, the entity or the role is not theirs
 * any more, or who acted in their name may not do so now.
 */
export async function findCallerNow(
  db: Queryable,
  { actor: { id, entity, impersonatorId, apiKey }, ip, userAgent }: AbsentCaller,
  productToken: string,
): Promise<SignedInCaller | undefined> {
  const row = await findRowNow(db, { userId: id, entityId: entity?.id ?? null, impersonatorId });
  if (!row || isWithoutRole(row) || (row.entityId ?? null) !== (entity?.id ?? null)) return undefined;
  const actor = actorOf(row, productToken);
  if (impersonatorId !== null) {
    const own = await findRowNow(db, { userId: impersonatorId, entityId: null, impersonatorId: null });
    const may = new Set(permissionsOf(own?.permissions ?? null));
    if (!may.has('IMPERSONATE_USER') || actor.permissions.some((one) => !may.has(one))) return undefined;
  }
  if (apiKey && !(await isKeyInForce(db, apiKey.id))) return undefined;
  const acting = apiKey ? { ...actor, apiKey } : actor;
  // No session stands behind it any more: none may be ended or changed in its name.
  return { actor: acting, ip, userAgent, scopeEntityIds: scopeOf(row), sessionHash: Buffer.alloc(0) };
}

function stepOf(row: SessionRow): SignInStep {
  if (row.type === 'VETERINARY' && !row.entityChosen) return 'ENTITY';
  // The impersonating user has accepted the text for their own account, and cannot accept it for another.
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
    /** Through the State, whose session the browser may end with this one. */
    signInWay?: 'STATE';
    ip: string;
    userAgent: string | null;
  },
): Promise<string> {
  const token = newToken();
  await db.query(sql`
    insert into session (token_hash, user_id, impersonator_id, entity_id, entity_chosen, sign_in_way, idle_end, absolute_end,
      ip, user_agent)
    values (${hashToken(token)}, ${session.userId}, ${session.impersonatorId ?? null}, ${session.entityId ?? null},
      ${session.entityChosen ?? false}, ${session.signInWay ?? null}, now() + make_interval(mins => ${IDLE_MINUTES}),
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

/** Ends the sessions of a user, those of others who impersonate the user, and those in which the user impersonates. */
export async function endSessions(
  db: Queryable,
  userId: number,
  except: Buffer | null = null,
): Promise<void> {
  await db.query(sql`
    delete from session where (user_id = ${userId} or impersonator_id = ${userId})
      and (${except}::bytea is null or token_hash <> ${except}::bytea)`);
}

/** Ends the sessions in which a veterinarian, or a user impersonating the veterinarian, works for an entity. */
export async function endSessionsFor(db: Queryable, veterinaryId: number, entityId: number): Promise<void> {
  await db.query(sql`
    with ended as (
      delete from session s using app_user u
      where u.id = s.user_id and u.veterinary_id = ${veterinaryId} and s.entity_id = ${entityId}
      returning s.token_hash)
    delete from session where suspended_by in (select token_hash from ended)`);
}

/**
 * Ends every sign-in at an entity that is closed or opened again: sessions of its users and of veterinarians who work for it,
 * those in another's name, and codes that are under way. What was open before it was closed never comes back.
 */
export async function endSignInsAt(db: Queryable, entityId: number): Promise<void> {
  const works = sql`(select id from app_user where entity_id = ${entityId} and type <> 'VETERINARY')`;
  await db.query(sql`
    with ended as (
      delete from session s where s.user_id in ${works} or s.impersonator_id in ${works}
        or (s.entity_id = ${entityId} and exists (select from app_user u where u.id = s.user_id and u.type = 'VETERINARY'))
      returning s.token_hash, s.suspended_by)
    delete from session where suspended_by in (select token_hash from ended)
      or token_hash in (select suspended_by from ended)`);
  await db.query(sql`
    update secret_token set used_at = now()
    where purpose = 'TWO_FACTOR' and used_at is null and user_id in ${works}`);
}

/** Ends one session; a session that is suspended during an impersonation ends with it. */
export async function endSession(db: Queryable, hash: Buffer): Promise<void> {
  await db.query(sql`delete from session where token_hash = ${hash} or suspended_by = ${hash}`);
}
