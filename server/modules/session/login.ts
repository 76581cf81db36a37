import sql from 'sql-template-tag';
import { login } from '../../../resources/session/calls.ts';
import type { LoginAnswer } from '../../../resources/session/types.ts';
import {
  accountSubject,
  ADDRESS,
  addressSubject,
  blockedSeconds,
  codeSubject,
  forgive,
  giveBack,
  PASSWORD,
  takeTry,
} from '../../auth/attempts.ts';
import { recordFailure } from '../../auth/failures.ts';
import { hashPassword, isOutdated, isPassword } from '../../auth/passwords.ts';
import { mailCode } from '../../auth/codeMail.ts';
import { findOne } from '../../db/db.ts';
import { Refusal } from '../../errors.ts';
import { handleWrite, type CallContext } from '../../http/handle.ts';

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
}

/**
 * Tries are taken before the password is looked at, and outside of any transaction: a refusal must not roll
 * them back. An unknown e-mail goes the same way as a known one, step by step.
 */
async function signIn({ body, caller, services }: CallContext<typeof login>): Promise<LoginAnswer> {
  const { db } = services;
  const { email, password } = body;
  const account = accountSubject(email);
  const address = addressSubject(caller.ip);
  const tried = await takeTry(db, account, PASSWORD);
  const isBlocked = 'blockedSeconds' in tried;
  // A blocked account gives nothing to guess at, so it does not use up the address's tries.
  const fromHere = isBlocked ? tried : await takeTry(db, address, ADDRESS);
  const user = await findOne<Account>(
    db,
    sql`select u.id, u.email, u.password_hash, u.status, u.language, v.active is not false as may_practise,
          u.type = 'VETERINARY' or e.active is not false as has_workplace
        from app_user u left join veterinary v on v.id = u.veterinary_id left join entity e on e.id = u.entity_id
        where lower(u.email) = ${email}`,
  );
  const isRight = await isPassword(user?.passwordHash, password);
  const refuse = async (
    code:
      | 'LOGIN_INVALID_CREDENTIALS'
      | 'LOGIN_MAX_RETRIES_EXCEEDED'
      | 'USER_INACTIVE'
      | 'VETERINARY_NOT_AUTHORIZED',
    retryAfter?: number,
  ) => {
    await recordFailure(services, caller, 'LOGIN_FAILED', user?.id ?? null, code);
    throw new Refusal(401, code, [], {}, retryAfter);
  };
  if (isBlocked) return refuse('LOGIN_MAX_RETRIES_EXCEEDED', tried.blockedSeconds);
  if ('blockedSeconds' in fromHere) {
    await giveBack(db, account);
    throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, fromHere.blockedSeconds);
  }
  if (!user || !isRight) return refuse('LOGIN_INVALID_CREDENTIALS');
  await forgive(db, account);
  await giveBack(db, address);
  if (user.status !== 'ACTIVE' || !user.hasWorkplace) return refuse('USER_INACTIVE');
  if (!user.mayPractise) return refuse('VETERINARY_NOT_AUTHORIZED');
  const codesBlocked = await blockedSeconds(db, codeSubject(user.id));
  if (codesBlocked > 0) return refuse('LOGIN_MAX_RETRIES_EXCEEDED', codesBlocked);
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    const renewed = await hashPassword(password);
    await db.query(sql`
      update app_user set password_hash = ${renewed} where id = ${user.id} and password_hash = ${user.passwordHash}`);
  }
  const { token, expiresAt } = await mailCode(services, user);
  return { step: 'TWO_FACTOR', twoFaToken: token, twoFactorValidity: expiresAt };
}

export const loginHandler = handleWrite(login, async ({ prepared }) => prepared, signIn);
