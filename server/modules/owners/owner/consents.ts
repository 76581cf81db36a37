import sql, { type Sql } from 'sql-template-tag';
import { consumeAttempt } from '../../../auth/attempts.ts';
import { hashCode, newCode } from '../../../auth/secrets.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import {
  CONSENT_CODES_A_DAY,
  CONSENT_MINUTES,
  type AskedConsent,
  type CONSENT_REFUSALS,
  type ConsentWay,
} from '../../../../resources/owners/owner/consent.ts';
import { isNotErased, isNotMerged, isUnlocked } from '../../../../resources/owners/owner/conditions.ts';
import { maskEmail } from '../../../../resources/numbers/email.ts';
import type { SignedInCaller } from '../../../context.ts';
import { getOne, type Db, type Queryable } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import type { Fail, Write } from '../../../write/openWrite.ts';
import { refuseUnless } from '../../../write/states.ts';
import { findProvenContacts } from './contactProof.ts';
import { readOwner, type Owner } from './ownerRecord.ts';
import { readsAnyOwner } from './scope.ts';

const DAY_MINUTES = 24 * 60;
const A_DAY = {
  tries: CONSENT_CODES_A_DAY,
  windowMinutes: DAY_MINUTES,
  blockMinutes: DAY_MINUTES,
  longestMinutes: DAY_MINUTES,
};

/** The states in which an owner can open the own record. */
export const CAN_CONSENT = [isNotErased, isNotMerged, isUnlocked];

/** The ways in which an owner is asked: only those by which the owner proves to be the one on record. */
async function waysTo(db: Queryable, owner: Owner): Promise<ConsentWay[]> {
  const { hasAccount } = await getOne<{ hasAccount: boolean }>(
    db,
    sql`select exists (select from app_user u where u.owner_id = ${owner.id} and u.status = 'ACTIVE'
      and u.password_hash is not null) as has_account`,
  );
  const isProven = owner.email !== null && (await findProvenContacts(db, owner.id)).includes('email');
  return [...(isProven ? (['EMAIL'] as const) : []), ...(hasAccount ? (['ACCOUNT'] as const) : [])];
}

/** An owner who can be asked, and how. */
export interface ConsentRequest {
  readonly owner: Owner;
  readonly entityId: number;
  readonly entityName: string;
  readonly ways: readonly ConsentWay[];
  readonly way: ConsentWay;
}

/**
 * Checks whether an entity may ask an owner, and counts the request, before any transaction opens: a refusal must not give
 * it back.
 * @throws Refusal 409 by the state, 429 TOO_MANY_REQUESTS
 */
export async function prepareConsent(
  db: Db,
  caller: SignedInCaller,
  ownerId: number,
  wanted: ConsentWay | null | undefined,
  fail: Fail<(typeof CONSENT_REFUSALS)[number]>,
): Promise<ConsentRequest> {
  const { entity } = caller.actor;
  if (!entity) return fail('CONSENT_NEEDS_ENTITY');
  if (await readsAnyOwner(db, caller, ownerId)) return fail('OWNER_IS_OPEN');
  const owner = await readOwner(db, ownerId);
  refuseUnless(CAN_CONSENT, owner, caller);
  const ways = await waysTo(db, owner);
  const way = wanted ?? ways[0];
  if (!way || !ways.includes(way)) return fail('CONSENT_UNREACHABLE');
  const taken = await consumeAttempt(db, `consent:${entity.id}:${ownerId}`, A_DAY);
  if ('blockedSeconds' in taken) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, taken.blockedSeconds);
  return { owner, entityId: entity.id, entityName: entity.name, ways, way };
}

/** Keys the hash of a code that the account shows: the counter has the token, the account its hash alone. */
export const accountKey = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64url');

/** Issues the code for an entity that asks an owner, in place of one before, and mails it unless the account shows it. */
export async function openConsent(
  write: Write<SignedInCaller>,
  { owner, entityId, entityName, ways, way }: ConsentRequest,
): Promise<AskedConsent> {
  const { tx, services, caller, audit } = write;
  const [token, code] = [newToken(), newCode()];
  await tx.query(
    sql`delete from owner_consent_code where owner_id = ${owner.id} and entity_id = ${entityId}`,
  );
  const { endTimestamp } = await getOne<{ endTimestamp: string }>(
    tx,
    sql`insert into owner_consent_code (token_hash, owner_id, entity_id, user_id, way, code_hash, end_timestamp)
      values (${hashToken(token)}, ${owner.id}, ${entityId}, ${caller.actor.id}, ${way},
        ${way === 'EMAIL' ? hashCode(token, code) : null}, now() + make_interval(mins => ${CONSENT_MINUTES}::int))
      returning end_timestamp`,
  );
  if (way === 'EMAIL') {
    const about = { entityName, code, minutes: CONSENT_MINUTES };
    const target = {
      to: owner.email!,
      language: await languageOf(tx, owner.id),
      publicUrl: services.settings.publicUrl,
    };
    await enqueueMail(tx, composeMail('consentCode', target, about), write);
  }
  audit({ action: 'CONSENT_ASKED', objectType: 'owner', objectId: owner.id, details: { entityId, way } });
  return {
    token,
    way,
    sentTo: way === 'EMAIL' ? maskEmail(owner.email!) : null,
    otherWay: ways.find((one) => one !== way) ?? null,
    endTimestamp,
  };
}

const languageOf = async (db: Queryable, ownerId: number): Promise<string | null> =>
  (
    await getOne<{ language: string | null }>(
      db,
      sql`select (select language from app_user where owner_id = ${ownerId} order by id limit 1) as language`,
    )
  ).language;

/** A statement that ends the consents of an owner: to one entity, or to all. */
export const endConsents = (ownerId: number, entityId: number | null = null): Sql => sql`
  update owner_entity set ended_timestamp = now()
  where owner_id = ${ownerId} and ground = 'CONSENT' and ended_timestamp is null
    and (${entityId}::bigint is null or entity_id = ${entityId}::bigint)
  returning entity_id`;
