import sql from 'sql-template-tag';
import type { Contact } from '../../../../resources/owners/owner/contacts.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import type { Caller } from '../../../context.ts';
import { enqueueMail } from '../../../jobs/mail.ts';
import { composeMail } from '../../../mail/texts.ts';
import type { Write } from '../../../write/openWrite.ts';
import { findProvenContacts } from './contactProof.ts';
import type { DataUpdate } from './dataUpdates.ts';
import { findEveryEmail } from './ownerEmails.ts';

/** Days in which a mailed link can answer a waiting change; the account and staff can for as long as it waits. */
const LINK_DAYS = 30;

/**
 * Notifies the owner that a change of a contact waits, at every address but the one that is proposed. The email on record
 * gets a link: it confirms or refuses where it is proven, and objects where it is only known.
 */
export async function mailProposal(
  write: Pick<Write<Caller>, 'tx' | 'services' | 'caller'>,
  ownerId: number,
  change: Pick<DataUpdate, 'id' | 'contact' | 'email'>,
): Promise<void> {
  const { tx, services, caller } = write;
  const mayConfirm = (await findProvenContacts(tx, ownerId)).includes('email');
  const contact = change.contact as Contact;
  for (const { email, language, isOnRecord } of await findEveryEmail(tx, ownerId)) {
    const isProposed = contact === 'email' && email.toLowerCase() === change.email?.toLowerCase();
    if (isProposed) continue;
    const token = isOnRecord ? newToken() : undefined;
    if (token)
      await tx.query(sql`
        insert into contact_change_link (owner_data_update_id, email, may_confirm, token_hash, end_timestamp)
        values (${change.id}, ${email}, ${mayConfirm}, ${hashToken(token)}, now() + make_interval(days => ${LINK_DAYS}))`);
    const about = {
      contact,
      mayConfirm,
      entityName: caller.actor?.entity?.name ?? null,
      ...(token && { token }),
    };
    const target = { to: email, language, publicUrl: services.settings.publicUrl };
    await enqueueMail(tx, composeMail('contactChangeProposed', target, about), 'NOTICE');
  }
}

/** Notifies the owner, at every address, that a contact was changed. To be called before it is: the old address counts. */
export async function mailContactsChanged(
  { tx, services }: Pick<Write<Caller>, 'tx' | 'services'>,
  ownerId: number,
  requesterEmail: string | null,
): Promise<void> {
  for (const { email, language } of await findEveryEmail(tx, ownerId)) {
    // A requester with the same address knows it already.
    if (email.toLowerCase() === requesterEmail?.toLowerCase()) continue;
    const target = { to: email, language, publicUrl: services.settings.publicUrl };
    await enqueueMail(tx, composeMail('ownerDataChanged', target, {}), 'NOTICE');
  }
}
