import sql from 'sql-template-tag';
import { changePassword } from '../../../../resources/account/personalArea/profileCalls.ts';
import { readLoginAnswer } from '../../../auth/loginAnswer.ts';
import { clearAttempts, ownSubject, PASSWORD, consumeAttempt } from '../../../auth/attempts.ts';
import { recordFailure } from '../../../auth/failures.ts';
import { prepareNewPassword, setPassword, type PasswordOwner } from '../../../auth/newPassword.ts';
import { isPassword } from '../../../auth/passwords.ts';
import { renewSession } from '../../../auth/session.ts';
import { getOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';

interface Prepared {
  readonly owner: PasswordOwner;
  readonly hash: string;
}

/** An attacker at an open session must not guess the password in it: attempts count as those of a sign-in. */
async function prepare({
  body,
  caller,
  services,
  fail,
  failFor,
}: CallContext<typeof changePassword>): Promise<Prepared> {
  const { db } = services;
  const { id, impersonatorId } = caller.actor;
  if (impersonatorId !== null) fail('CANNOT_CHANGE_PASSWORD');
  const owner = await getOne<PasswordOwner>(
    db,
    sql`select id, email, language, timezone, password_hash from app_user where id = ${id}`,
  );
  const subject = ownSubject(caller.actor.id);
  const tried = await consumeAttempt(db, subject, PASSWORD);
  if ('blockedSeconds' in tried) return failFor('LOGIN_MAX_RETRIES_EXCEEDED', tried.blockedSeconds);
  if (!(await isPassword(owner.passwordHash, body.oldPassword))) {
    await recordFailure(services, caller, 'PASSWORD_CHANGE_FAILED', id, 'INVALID_OLD_PASSWORD');
    throw formError([{ property: 'oldPassword', error: 'INVALID_OLD_PASSWORD' }]);
  }
  await clearAttempts(db, subject);
  return { owner, hash: await prepareNewPassword(body.password, owner.passwordHash) };
}

export const changePasswordHandler = handleWrite(
  changePassword,
  async ({ tx, caller, services, audit, prepared }) => {
    await setPassword(tx, services.settings, prepared.owner, prepared.hash, caller.sessionHash);
    audit({ action: 'PASSWORD_CHANGED', objectType: 'user', objectId: caller.actor.id });
    return readLoginAnswer(tx, services, await renewSession(tx, caller.sessionHash));
  },
  prepare,
);
