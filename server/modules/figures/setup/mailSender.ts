import sql from 'sql-template-tag';
import { MAIL_CODE_MINUTES } from '../../../../resources/figures/setup/calls.ts';
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
): Promise<'SERVER' | 'TEST' | 'CODE' | undefined> {
  const sender = senderOf(settings);
  if (sender === undefined) return 'SERVER';
  const test = await findOne<{ isConfirmed: boolean }>(
    db,
    sql`select confirmation_timestamp is not null as is_confirmed from setup_mail_test
      where sender = ${sender} and (confirmation_timestamp is not null
        or creation_timestamp > now() - make_interval(mins => ${MAIL_CODE_MINUTES}))
      order by confirmation_timestamp is null limit 1`,
  );
  if (!test) return 'TEST';
  return test.isConfirmed ? undefined : 'CODE';
}
