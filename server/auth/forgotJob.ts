import sql from 'sql-template-tag';
import { findOne, getOne, type Db } from '../db/db.ts';
import { enqueueMail } from '../jobs/mail.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import { composeMail } from '../mail/texts.ts';
import type { Settings } from '../settings/settings.ts';
import { issueSecret, RESET_HOURS } from './secrets.ts';

/** The outbox's kind of a request for a new password. */
export const FORGOT_PASSWORD = 'FORGOT_PASSWORD';

/** Maximum links mailed to one account within an hour: the limit protects the mailbox. */
const MAX_LINKS = 5;

interface Account {
  readonly id: number;
  readonly email: string;
  readonly language: string;
}

/** Mails the link for a new password, where an active account has the address. */
export const forgotPasswordJob =
  (db: Db, settings: Pick<Settings, 'publicUrl'>): OutboxHandler =>
  async ({ payload }) => {
    const { email } = payload as { email: string };
    await db.transaction(async (tx) => {
      const user = await findOne<Account>(
        tx,
        sql`select id, email, language from app_user where lower(email) = ${email} and status = 'ACTIVE' for update`,
      );
      if (!user) return;
      // Counted once the account is locked: of requests that run at the same time each sees the ones before.
      const { recent } = await getOne<{ recent: number }>(
        tx,
        sql`select count(*)::int as recent from secret_token where user_id = ${user.id} and purpose = 'RESET'
          and creation_timestamp > now() - interval '1 hour'`,
      );
      if (recent >= MAX_LINKS) return;
      const { token } = await issueSecret(tx, {
        purpose: 'RESET',
        userId: user.id,
        minutes: RESET_HOURS * 60,
      });
      const target = { to: user.email, language: user.language, publicUrl: settings.publicUrl };
      await enqueueMail(
        tx,
        composeMail('passwordReset', target, { userId: user.id, token, hours: RESET_HOURS }),
        'NOTICE',
      );
    });
  };
