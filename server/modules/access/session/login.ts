import sql from 'sql-template-tag';
import { login } from '../../../../resources/access/session/calls.ts';
import type { LoginAnswer } from '../../../../resources/access/session/types.ts';
import {
  ACCOUNT,
  accountSubject,
  ADDRESS,
  addressSubject,
  blockedSeconds,
  codeSubject,
  deviceSubject,
  clearAttempts,
  refundAttempt,
  PASSWORD,
  sourceSubject,
  consumeAttempt,
  type AttemptResult,
} from '../../../auth/attempts.ts';
import { sentDevice } from '../../../auth/knownDevice.ts';
import { recordFailure } from '../../../auth/failures.ts';
import { hashPassword, isOutdated, isPassword } from '../../../auth/passwords.ts';
import { mailCode } from '../../../auth/codeMail.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { Refusal, refusalOf } from '../../../errors.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';

interface Account {
  readonly id: number;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly language: string;
  /** False where the entity that it works for is active no longer. */
  readonly hasWorkplace: boolean;
  /** False for a veterinarian who may not practise. */
  readonly mayPractise: boolean;
  /** Whether the browser is one that the user has signed in on before. */
  readonly isKnownDevice: boolean;
  /** Whether the password is older than the configuration allows. */
  readonly isExpired: boolean | null;
}

/** Returns the account of an address, and what keeps it from signing in. */
export const findAccount = (db: Queryable, email: string, device: Buffer | null) =>
  findOne<Account>(
    db,
    sql`select u.id, u.email, u.password_hash, u.status, u.language, v.active is not false as may_practise,
          u.type = 'VETERINARY' or e.active is not false as has_workplace, d.token_hash is not null as is_known_device,
          u.password_timestamp < now() - make_interval(days => nullif((
            select (c.value #>> '{}')::int from configuration c where c.key = 'passwordDays'), 0)) as is_expired
        from app_user u left join veterinary v on v.id = u.veterinary_id left join entity e on e.id = u.entity_id
          left join known_device d on d.user_id = u.id and d.token_hash = ${device} and d.expires_at > now()
        where lower(u.email) = ${email}`,
  );

interface CountedAttempt {
  readonly result: AttemptResult;
  /** Takes the count back where the password was right. */
  readonly settle: () => Promise<void>;
}

/** Takes a try on a known device: nothing that is tried elsewhere counts here. */
async function takeOnDevice(db: Queryable, userId: number, device: Buffer): Promise<CountedAttempt> {
  const subject = deviceSubject(userId, device);
  return { result: await consumeAttempt(db, subject, PASSWORD), settle: () => clearAttempts(db, subject) };
}

/**
 * Takes a try of an e-mail's source, then of the e-mail from everywhere, then of the address over all e-mails. What a
 * later one refuses is given back to those before.
 */
async function takeFromSource(db: Queryable, email: string, ip: string): Promise<CountedAttempt> {
  const [source, account, address] = [sourceSubject(email, ip), accountSubject(email), addressSubject(ip)];
  const settle = async () => {
    await clearAttempts(db, source);
    await refundAttempt(db, account);
    await refundAttempt(db, address);
  };
  const fromHere = await consumeAttempt(db, source, PASSWORD);
  if ('blockedSeconds' in fromHere) return { result: fromHere, settle };
  const fromAnywhere = await consumeAttempt(db, account, ACCOUNT);
  if ('blockedSeconds' in fromAnywhere) {
    await refundAttempt(db, source);
    return { result: fromAnywhere, settle };
  }
  // A blocked account gives nothing to guess at, so it does not use up the address's tries.
  const overAll = await consumeAttempt(db, address, ADDRESS);
  if ('blockedSeconds' in overAll) {
    await refundAttempt(db, source);
    await refundAttempt(db, account);
    throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, overAll.blockedSeconds);
  }
  return { result: fromHere, settle };
}

/**
 * Attempts are counted before the password is checked, and outside any transaction: a refusal must not roll
 * them back. An unknown email takes the same steps as a known one.
 */
async function signIn({ body, caller, services, request }: CallContext<typeof login>): Promise<LoginAnswer> {
  const { db } = services;
  const { email, password } = body;
  const sent = sentDevice(request);
  const user = await findAccount(db, email, sent);
  const device = user?.isKnownDevice ? sent : null;
  const { result, settle } =
    user && device ? await takeOnDevice(db, user.id, device) : await takeFromSource(db, email, caller.ip);
  const isRight = await isPassword(user?.passwordHash, password);
  const refuse = async (
    code:
      | 'LOGIN_INVALID_CREDENTIALS'
      | 'LOGIN_CREDENTIALS_EXPIRED'
      | 'LOGIN_MAX_RETRIES_EXCEEDED'
      | 'USER_INACTIVE'
      | 'VETERINARY_NOT_AUTHORIZED',
    retryAfter?: number,
  ) => {
    await recordFailure(services, caller, 'LOGIN_FAILED', user?.id ?? null, code);
    throw refusalOf(login, code, [], {}, retryAfter);
  };
  if ('blockedSeconds' in result) return refuse('LOGIN_MAX_RETRIES_EXCEEDED', result.blockedSeconds);
  if (!user || !isRight) return refuse('LOGIN_INVALID_CREDENTIALS');
  await settle();
  if (user.status !== 'ACTIVE' || !user.hasWorkplace) return refuse('USER_INACTIVE');
  if (!user.mayPractise) return refuse('VETERINARY_NOT_AUTHORIZED');
  if (user.isExpired) return refuse('LOGIN_CREDENTIALS_EXPIRED');
  const codesBlocked = await blockedSeconds(db, codeSubject(user.id, device));
  if (codesBlocked > 0) return refuse('LOGIN_MAX_RETRIES_EXCEEDED', codesBlocked);
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    const renewed = await hashPassword(password);
    await db.query(sql`
      update app_user set password_hash = ${renewed} where id = ${user.id} and password_hash = ${user.passwordHash}`);
  }
  const { token, expiresAt } = await mailCode(services, user, device);
  return { step: 'TWO_FACTOR', twoFaToken: token, twoFactorValidity: expiresAt };
}

export const loginHandler = handleWrite(login, async ({ prepared }) => prepared, signIn);
