import sql from 'sql-template-tag';
import { twoFactor } from '../../../resources/session/calls.ts';
import { CODE, codeSubject, forgive, takeTry } from '../../auth/attempts.ts';
import { answerWith } from '../../auth/answer.ts';
import { recordFailure } from '../../auth/failures.ts';
import { consumeSecret, isCode } from '../../auth/secrets.ts';
import { hashToken, openSession } from '../../auth/session.ts';
import { writeAudit } from '../../audit/writer.ts';
import { findOne, type Queryable } from '../../db/db.ts';
import { Refusal } from '../../errors.ts';
import { handleWrite, type CallContext } from '../../http/handle.ts';

interface Challenge {
  readonly userId: number;
  readonly codeHash: Uint8Array | null;
  readonly isExpired: boolean;
  readonly isUsed: boolean;
  readonly isWornOut: boolean;
}

const wrong = () => new Refusal(401, 'LOGIN_INVALID_TWO_FA_CREDENTIALS');
const tooMany = (retryAfter?: number) =>
  new Refusal(429, 'LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED', [], {}, retryAfter);

/** Ends all of a user's codes: a new sign-in is due. */
const wearOut = (db: Queryable, userId: number) =>
  db.query(sql`
    update secret_token set used_at = now(), wrong_tries = ${CODE.tries}
    where user_id = ${userId} and purpose = 'TWO_FACTOR' and used_at is null`);

/** Checks the code and answers whose it is. Tries count per account, whichever token they are made with. */
async function checkCode({ body, caller, services }: CallContext<typeof twoFactor>): Promise<number> {
  const { db } = services;
  const { code, token } = body;
  const challenge = await findOne<Challenge>(
    db,
    sql`select s.user_id, s.code_hash, s.expires_at <= now() as is_expired, s.used_at is not null as is_used,
        s.wrong_tries >= ${CODE.tries} as is_worn_out
      from secret_token s join app_user u on u.id = s.user_id and u.status = 'ACTIVE'
      where s.token_hash = ${hashToken(token)} and s.purpose = 'TWO_FACTOR'`,
  );
  if (!challenge) throw wrong();
  const { userId } = challenge;
  const refuse = async (refusal: Refusal): Promise<never> => {
    await recordFailure(services, caller, 'TWO_FACTOR_FAILED', userId, refusal.code);
    throw refusal;
  };
  if (challenge.isWornOut) return refuse(tooMany());
  if (challenge.isUsed) return refuse(wrong());
  if (challenge.isExpired) return refuse(new Refusal(401, 'LOGIN_EXPIRED_TWO_FA_CREDENTIALS'));
  const tried = await takeTry(db, codeSubject(userId), CODE);
  if ('blockedSeconds' in tried) return refuse(tooMany(tried.blockedSeconds));
  if (isCode(challenge.codeHash, token, code)) return userId;
  await db.query(
    sql`update secret_token set wrong_tries = wrong_tries + 1 where token_hash = ${hashToken(token)}`,
  );
  if (tried.number < CODE.tries) return refuse(wrong());
  await wearOut(db, userId);
  return refuse(tooMany());
}

export const twoFactorHandler = handleWrite(
  twoFactor,
  async ({ tx, body, caller, services, prepared: userId }) => {
    if (!(await consumeSecret(tx, body.token, 'TWO_FACTOR', userId))) throw wrong();
    await forgive(tx, codeSubject(userId));
    await tx.query(sql`update app_user set last_login_timestamp = now() where id = ${userId}`);
    const token = await openSession(tx, { userId, ip: caller.ip, userAgent: caller.userAgent });
    const who = { actor: { id: userId, impersonatorId: null }, ip: caller.ip };
    await writeAudit(tx, who, [{ action: 'LOGIN', objectType: 'USER', objectId: userId }]);
    return answerWith(tx, services, token);
  },
  checkCode,
);
