import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../../../db/db.ts';
import type { Settings } from '../../../settings/settings.ts';

/** Names what sends the mails, without its password: another server or sender is tested anew. */
export const senderOf = ({
  smtpUrl,
  mailFrom,
}: Pick<Settings, 'smtpUrl' | 'mailFrom'>): string | undefined =>
  smtpUrl === undefined ? undefined : `${new URL(smtpUrl).host} ${mailFrom}`;

/** The step that is missing until mails of the register are known to arrive; nothing where they do. */
export async function missingOfMail(
  db: Queryable,
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
): Promise<'SERVER' | 'TEST' | undefined> {
  const sender = senderOf(settings);
  if (sender === undefined) return 'SERVER';
  const confirmed = await findOne(
    db,
    sql`select id from setup_mail_test where sender = ${sender} and confirmation_timestamp is not null limit 1`,
  );
  return confirmed ? undefined : 'TEST';
}
