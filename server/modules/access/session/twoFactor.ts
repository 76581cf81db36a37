import sql from 'sql-template-tag';
import { twoFactor } from '../../../../resources/access/session/calls.ts';
import {
  blockedSeconds,
  CODE,
  codeSubject,
  clearAttempts,
  mailSubject,
  consumeAttempt,
} from '../../../auth/attempts.ts';
import { readLoginAnswer } from '../../../auth/loginAnswer.ts';
import { recordFailure } from '../../../auth/failures.ts';
import { rememberDevice } from '../../../auth/knownDevice.ts';
import { bindOrderAccount } from '../../../auth/veterinaryOrder/veterinarian.ts';
import { consumeSecret, isCode, type OrderIdentity } from '../../../auth/secrets.ts';
import { hashToken, openSession } from '../../../auth/session.ts';
import { writeAudit } from '../../../audit/writer.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';

interface Challenge {
  readonly userId: number;
  readonly codeHash: Uint8Array | null;
  readonly device: Uint8Array | null;
  readonly isExpired: boolean;
  readonly isUsed: boolean;
  readonly isWornOut: boolean;
  readonly orderIssuer: string | null;
  readonly orderSubject: string | null;
}

/** The user of the code, and the account at the order if they signed in there. */
interface VerifiedCode {
  readonly userId: number;
  readonly device: Uint8Array | null;
  readonly order: OrderIdentity | null;
}

const wrong = () => new Refusal(401, 'LOGIN_INVALID_TWO_FA_CREDENTIALS');
const tooMany = (retryAfter: number) =>
  new Refusal(429, 'LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED', [], {}, retryAfter);

/** Ends all codes that a user asked for on the same known device, or elsewhere: a new sign-in is due. */
const revokeCodes = (db: Queryable, { userId, device }: Pick<Challenge, 'userId' | 'device'>) =>
  db.query(sql`
    update secret_token set used_at = now(), wrong_tries = ${CODE.tries}
    where user_id = ${userId} and purpose = 'TWO_FACTOR' and used_at is null
      and device is not distinct from ${device}::bytea`);

/** Checks the code and answers whose it is. Tries count per account, whichever token they are made with. */
async function checkCode({ body, caller, services }: CallContext<typeof twoFactor>): Promise<VerifiedCode> {
  const { db } = services;
  const { code, token } = body;
  const challenge = await findOne<Challenge>(
    db,
    sql`select s.user_id, s.code_hash, s.device, s.expires_at <= now() as is_expired, s.used_at is not null as is_used,
        s.wrong_tries >= ${CODE.tries} as is_worn_out, s.order_issuer, s.order_subject
      from secret_token s join app_user u on u.id = s.user_id and u.status = 'ACTIVE'
      where s.token_hash = ${hashToken(token)} and s.purpose = 'TWO_FACTOR'`,
  );
  if (!challenge) throw wrong();
  const { userId, device } = challenge;
  const subject = codeSubject(userId, device);
  const refuse = async (refusal: Refusal): Promise<never> => {
    await recordFailure(services, caller, 'TWO_FACTOR_FAILED', userId, refusal.code);
    throw refusal;
  };
  const waits = async () => Math.max(1, await blockedSeconds(db, subject));
  if (challenge.isWornOut) return refuse(tooMany(await waits()));
  if (challenge.isUsed) return refuse(wrong());
  if (challenge.isExpired) return refuse(new Refusal(401, 'LOGIN_EXPIRED_TWO_FA_CREDENTIALS'));
  const tried = await consumeAttempt(db, subject, CODE);
  if ('blockedSeconds' in tried) return refuse(tooMany(tried.blockedSeconds));
  if (isCode(challenge.codeHash, token, code)) {
    const { orderIssuer, orderSubject } = challenge;
    const isOrder = orderIssuer !== null && orderSubject !== null;
    return { userId, device, order: isOrder ? { issuer: orderIssuer, subject: orderSubject } : null };
  }
  await db.query(
    sql`update secret_token set wrong_tries = wrong_tries + 1 where token_hash = ${hashToken(token)}`,
  );
  if (tried.number < CODE.tries) return refuse(wrong());
  await revokeCodes(db, challenge);
  return refuse(tooMany(await waits()));
}

export const twoFactorHandler = handleWrite(
  twoFactor,
  async ({ tx, body, caller, services, request, reply, prepared: { userId, device, order } }) => {
    // The account is locked first, as when its password changes: the other order would be a deadlock.
    await tx.query(sql`select from app_user where id = ${userId} for no key update`);
    if (!(await consumeSecret(tx, body.token, 'TWO_FACTOR', userId))) throw wrong();
    await clearAttempts(tx, codeSubject(userId, device));
    await clearAttempts(tx, mailSubject(userId, device));
    await rememberDevice(tx, { request, reply, caller }, services.settings, userId);
    await tx.query(sql`update app_user set last_login_timestamp = now() where id = ${userId}`);
    const token = await openSession(tx, { userId, ip: caller.ip, userAgent: caller.userAgent });
    const who = { actor: { id: userId, impersonatorId: null }, ip: caller.ip };
    const user = { objectType: 'user', objectId: userId } as const;
    const isNew = order !== null && (await bindOrderAccount(tx, userId, order));
    await writeAudit(tx, who, [
      ...(isNew ? [{ action: 'ORDER_ACCOUNT_BOUND', ...user } as const] : []),
      { action: 'LOGIN', ...user, ...(order && { details: { way: 'ORDER' } }) },
    ]);
    return readLoginAnswer(tx, services, token);
  },
  checkCode,
);
