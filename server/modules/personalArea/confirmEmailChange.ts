import sql from 'sql-template-tag';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import { confirmEmailChange } from '../../../resources/personalArea/emailCalls.ts';
import { endSecrets } from '../../auth/secrets.ts';
import { endSessions, hashToken } from '../../auth/session.ts';
import { findOne, getOne } from '../../db/db.ts';
import { uniqueViolation } from '../../db/sql.ts';
import { conflict } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { enqueueMail } from '../../jobs/mail.ts';
import { composeMail, momentIn } from '../../mail/texts.ts';
import { writeVersion } from '../../write/versions.ts';
import { keptOfUser } from './keptOfUser.ts';

interface Account {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly timezone: string;
}

export const confirmEmailChangeHandler = handleWrite(
  confirmEmailChange,
  async ({ tx, body, caller, services, audit, fail }) => {
    const { id } = caller.actor;
    const change = await findOne<{ email: string }>(
      tx,
      sql`delete from email_change where user_id = ${id} and token_hash = ${hashToken(body.token)}
          and expires_at > now() returning email`,
    );
    if (!change) return fail('EMAIL_TOKEN_INVALID');
    const before = await getOne<Account>(
      tx,
      sql`select name, email, language, timezone from app_user where id = ${id} for update`,
    );
    const record = await findOne<Record<string, unknown>>(
      tx,
      sql`update app_user set email = ${change.email}, version = version + 1,
          search_text = ${searchTextOf(before.name, change.email)} where id = ${id} returning ${keptOfUser}`,
    ).catch((error: unknown) => {
      // Somebody else has come to have the address since it was asked for.
      throw uniqueViolation(error) === undefined ? error : conflict('EMAIL_TOKEN_INVALID');
    });
    await writeVersion({ tx, caller }, 'user', record!, 'UPDATE', ['email']);
    await endSessions(tx, id, caller.sessionHash);
    for (const purpose of ['TWO_FACTOR', 'RESET', 'ACTIVATE'] as const) await endSecrets(tx, id, purpose);
    const target = { to: before.email, language: before.language, publicUrl: services.settings.publicUrl };
    const at = momentIn(new Date(), before.language, before.timezone);
    await enqueueMail(tx, composeMail('emailChanged', target, { at }));
    audit({ action: 'EMAIL_CHANGED', objectType: 'USER', objectId: id });
    return { email: change.email };
  },
);
