import sql from 'sql-template-tag';
import { isEmail } from '../../../../resources/numbers/email.ts';
import { requestEmailChange } from '../../../../resources/account/personalArea/emailCalls.ts';
import { clearAttempts, ownSubject, PASSWORD, consumeAttempt } from '../../../auth/attempts.ts';
import { recordFailure } from '../../../auth/failures.ts';
import { isPassword } from '../../../auth/passwords.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import { findOne, getOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail, momentIn } from '../../../mail/texts.ts';

/** Hours for which the link to a new address is good. */
const LINK_HOURS = 24;

interface Account {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly timezone: string;
  readonly passwordHash: string | null;
}

/** The password is asked for once more, and guessing it counts as at the sign-in. */
async function prepare({
  body,
  caller,
  services,
  failFor,
}: CallContext<typeof requestEmailChange>): Promise<Account> {
  const { db } = services;
  const { id } = caller.actor;
  const account = await getOne<Account>(
    db,
    sql`select id, email, language, timezone, password_hash from app_user where id = ${id}`,
  );
  if (!isEmail(body.email)) throw formError([{ property: 'email', error: 'INVALID_EMAIL' }]);
  if (body.email === account.email.toLowerCase())
    throw formError([{ property: 'email', error: 'EMAIL_EQUALS_OLD' }]);
  const subject = ownSubject(caller.actor.id);
  const tried = await consumeAttempt(db, subject, PASSWORD);
  if ('blockedSeconds' in tried) return failFor('LOGIN_MAX_RETRIES_EXCEEDED', tried.blockedSeconds);
  if (!(await isPassword(account.passwordHash, body.password))) {
    await recordFailure(services, caller, 'EMAIL_CHANGE_FAILED', id, 'INVALID_OLD_PASSWORD');
    throw formError([{ property: 'password', error: 'INVALID_OLD_PASSWORD' }]);
  }
  await clearAttempts(db, subject);
  return account;
}

export const requestEmailChangeHandler = handleWrite(
  requestEmailChange,
  async ({ tx, body, caller, services, audit, prepared: account }) => {
    const { id, email, language, timezone } = account;
    const { publicUrl } = services.settings;
    const token = newToken();
    await tx.query(sql`
      insert into email_change as e (user_id, email, token_hash, expires_at)
      values (${id}, ${body.email}, ${hashToken(token)}, now() + make_interval(hours => ${LINK_HOURS}::int))
      on conflict (user_id) do update set email = excluded.email, token_hash = excluded.token_hash,
        expires_at = excluded.expires_at, creation_timestamp = now()`);
    const taken = await findOne<{ language: string }>(
      tx,
      sql`select language from app_user where lower(email) = ${body.email}`,
    );
    // Whether an address has an account is not revealed to the requester: only that account gets a mail.
    const mail = taken
      ? composeMail('emailTaken', { to: body.email, language: taken.language, publicUrl }, {})
      : composeMail('emailChange', { to: body.email, language, publicUrl }, { token, hours: LINK_HOURS });
    await enqueueMail(tx, mail, { caller, services });
    const at = momentIn(new Date(), language, timezone);
    await enqueueMail(
      tx,
      composeMail('emailChangeRequested', { to: email, language, publicUrl }, { at }),
      'NOTICE',
    );
    audit({ action: 'EMAIL_CHANGE_REQUESTED', objectType: 'user', objectId: id });
    return {};
  },
  prepare,
);
