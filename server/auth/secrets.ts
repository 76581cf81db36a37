import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../db/db.ts';
import { hashToken, newToken } from './session.ts';

/** The purpose of a one-time secret. */
export type Purpose = 'TWO_FACTOR' | 'RESET' | 'ACTIVATE' | 'FIRST_OPERATOR' | 'ORDER_STATE' | 'STATE_STATE';

/** An account at the professional order. */
export interface OrderIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** Minutes for which a code, a reset link and an activation link are good. */
export const CODE_MINUTES = 5;
export const RESET_HOURS = 2;
export const ACTIVATION_HOURS = 72;

/** Six digits, each as likely as the others. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * A code's hash, keyed with the token that it belongs to. The token is not stored, so that a million tries
 * over a copy of the database find nothing.
 */
export const hashCode = (token: string, code: string): Buffer =>
  createHmac('sha256', token).update(code).digest();

/** Whether a code is the one that a token waits for; takes equally long for every wrong one. */
export const isCode = (expected: Uint8Array | null, token: string, code: string): boolean => {
  const given = hashCode(token, code);
  return expected !== null && expected.length === given.length && timingSafeEqual(expected, given);
};

/** Issues a secret and hands it out, the only time that it is known. */
export async function issueSecret(
  db: Queryable,
  secret: {
    purpose: Purpose;
    userId?: number | null;
    minutes: number;
    code?: string;
    /** Random text of the caller's own, where 43 characters are not what is asked for. */
    token?: string;
    /** The identity from the professional order, bound to the user once the secret is used. */
    order?: OrderIdentity | null;
    /** The known device on which it was asked for. */
    device?: Uint8Array | null;
  },
): Promise<{ token: string; expiresAt: string }> {
  const token = secret.token ?? newToken();
  const codeHash = secret.code === undefined ? null : hashCode(token, secret.code);
  const { expiresAt } = await getOne<{ expiresAt: string }>(
    db,
    sql`insert into secret_token (token_hash, purpose, user_id, code_hash, order_issuer, order_subject, device, expires_at)
      values (${hashToken(token)}, ${secret.purpose}, ${secret.userId ?? null}, ${codeHash},
        ${secret.order?.issuer ?? null}, ${secret.order?.subject ?? null}, ${secret.device ?? null},
        now() + make_interval(mins => ${secret.minutes}::int))
      returning expires_at`,
  );
  return { token, expiresAt };
}

/** Uses a secret up. Of many who try at the same time, one gets `true`. */
export async function consumeSecret(
  db: Queryable,
  token: string,
  purpose: Purpose,
  userId?: number,
): Promise<boolean> {
  const used = await db.query(sql`
    update secret_token set used_at = now()
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > now()
      and (${userId ?? null}::bigint is null or user_id = ${userId ?? null}::bigint)
    returning token_hash`);
  return used.length > 0;
}

/** Ends all secrets of a user and purpose. */
export async function endSecrets(db: Queryable, userId: number, purpose: Purpose): Promise<void> {
  await db.query(sql`
    update secret_token set used_at = now() where user_id = ${userId} and purpose = ${purpose} and used_at is null`);
}
