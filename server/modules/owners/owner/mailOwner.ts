import sql from 'sql-template-tag';
import type { Caller } from '../../../context.ts';
import { findOne } from '../../../db/db.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail, type MailAbout } from '../../../mail/texts.ts';
import type { Write } from '../../../write/openWrite.ts';

type OwnerMail = 'accountOpenedByState' | 'ownerDataChanged' | 'ownerPhoneRead' | 'animalReportedDead';

/**
 * Writes to the owner on record, in the language of the account, what others have asked for in their name. A requester
 * with the same address knows it already. Also to an owner who wants no notifications: it may be an abuse.
 */
export async function mailOwner<K extends OwnerMail>(
  { tx, services }: Pick<Write<Caller>, 'tx' | 'services'>,
  kind: K,
  { id, email }: { readonly id: number; readonly email: string | null },
  requesterEmail: string | null,
  about: MailAbout<K>,
): Promise<void> {
  if (!email || email.toLowerCase() === requesterEmail?.toLowerCase()) return;
  const account = await findOne<{ language: string }>(
    tx,
    sql`select language from app_user where owner_id = ${id} order by id limit 1`,
  );
  const target = { to: email, language: account?.language, publicUrl: services.settings.publicUrl };
  await enqueueMail(tx, composeMail(kind, target, about), 'NOTICE');
}
