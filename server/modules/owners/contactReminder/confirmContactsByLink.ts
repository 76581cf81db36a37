import sql from 'sql-template-tag';
import { confirmContactsByLink } from '../../../../resources/owners/contactReminder/calls.ts';
import { hashToken } from '../../../auth/session.ts';
import { findOne } from '../../../db/db.ts';
import { handleWrite } from '../../../http/handle.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { noteAnswer } from '../owner/contactProof.ts';
import { owners, readOwner } from '../owner/ownerRecord.ts';

interface MailedLink {
  readonly id: number;
  readonly ownerId: number;
  readonly isUsed: boolean;
  readonly creationTimestamp: string;
}

/**
 * A link speaks for the contacts that were on record when it was mailed: it is without effect once they were changed,
 * confirmed or merged into another record.
 */
export const confirmContactsByLinkHandler = handleWrite(confirmContactsByLink, async (write) => {
  const { tx, body, fail } = write;
  const sent = await findOne<MailedLink>(
    tx,
    sql`select id, owner_id, used_timestamp is not null as is_used, creation_timestamp
      from contact_reminder where token_hash = ${hashToken(body.token)} for update`,
  );
  if (!sent) return fail('CONTACT_LINK_EXPIRED');
  // A link that is pressed twice changes nothing the second time.
  if (sent.isUsed) return { confirmed: true } as const;
  const owner = await readOwner(tx, sent.ownerId, true);
  const isSame = [owner.contactConfirmedAt, owner.contactCheckedAt].every(
    (seen) => seen === null || seen < sent.creationTimestamp,
  );
  if (!isSame || owner.mergedIntoId !== null || owner.lockOwnerDead) return fail('CONTACT_LINK_EXPIRED');
  await saveRecord(
    write,
    owners,
    owner,
    { contactConfirmedAt: new Date().toISOString() },
    'CONFIRM_CONTACTS',
  );
  await noteAnswer(tx, owner.id, ['email']);
  await tx.query(sql`update contact_reminder set used_timestamp = now() where id = ${sent.id}`);
  return { confirmed: true } as const;
});
