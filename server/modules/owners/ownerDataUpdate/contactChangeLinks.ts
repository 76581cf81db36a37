import sql from 'sql-template-tag';
import {
  answerContactChangeLink,
  openContactChangeLink,
  type ContactChangeView,
} from '../../../../resources/owners/ownerDataUpdate/calls.ts';
import { maskEmail } from '../../../../resources/numbers/email.ts';
import type { Contact } from '../../../../resources/owners/owner/contacts.ts';
import { hashToken } from '../../../auth/session.ts';
import { findOne, type Queryable, type Tx } from '../../../db/db.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { findProvenContacts, noteAnswer } from '../owner/contactProof.ts';
import { dataUpdates, type DataUpdate } from '../owner/dataUpdates.ts';
import { readOwner } from '../owner/ownerRecord.ts';
import { answerContactChange } from './answerContactChange.ts';

interface MailedLink {
  readonly id: number;
  readonly ownerDataUpdateId: number;
  readonly email: string;
  readonly mayConfirm: boolean;
}

const findLink = (db: Queryable, token: string): Promise<MailedLink | undefined> =>
  findOne<MailedLink>(
    db,
    sql`select id, owner_data_update_id, email, may_confirm from contact_change_link
      where token_hash = ${hashToken(token)} and used_timestamp is null and end_timestamp > now()`,
  );

/**
 * A link speaks for the address that it was mailed to, while that is on record: it confirms where the address was proven
 * when the change was proposed, and is still.
 */
async function standing(
  db: Queryable,
  { email, mayConfirm }: MailedLink,
  ownerId: number,
): Promise<{ readonly isOnRecord: boolean; readonly mayConfirm: boolean }> {
  const owner = await readOwner(db, ownerId);
  const isOnRecord = owner.email?.toLowerCase() === email.toLowerCase();
  const isProven = mayConfirm && (await findProvenContacts(db, ownerId)).includes('email');
  return { isOnRecord, mayConfirm: isOnRecord && isProven };
}

/** What lets the owner know a new value again, and no one else learn it. */
function hintOf(change: DataUpdate): string | null {
  const { email, phone, phone2, phone3, responsible, locality, municipality } = change;
  switch (change.contact as Contact) {
    case 'email':
      return email && maskEmail(email);
    case 'responsible':
      return responsible && `${responsible.slice(0, 1)}…`;
    case 'address':
      return locality ?? municipality;
    default: {
      const number = phone ?? phone2 ?? phone3;
      return number && `…${number.slice(-3)}`;
    }
  }
}

export const openContactChangeLinkHandler = handleRead(
  openContactChangeLink,
  async ({ body, services: { db }, noteRead, fail }) => {
    const link = await findLink(db, body.token);
    const change =
      link && (await findRecord(db, dataUpdates, sql`t.id = ${link.ownerDataUpdateId} and not t.closed`));
    const at = change && change.ownerId !== null && (await standing(db, link, change.ownerId));
    if (!change || !at || !at.isOnRecord) return fail('CONTACT_CHANGE_OVER');
    noteRead({ objectId: change.id, details: { ownerId: change.ownerId } });
    const entity = await findOne<{ name: string }>(
      db,
      sql`select name from entity where id = ${change.creationEntityId}::bigint`,
    );
    const view: ContactChangeView = {
      contact: change.contact as Contact,
      hint: hintOf(change),
      entityName: entity?.name ?? null,
      creationTimestamp: change.creationTimestamp!,
      mayConfirm: at.mayConfirm,
    };
    return view;
  },
);

const lockChange = (tx: Tx, id: number): Promise<DataUpdate | undefined> =>
  findRecord(tx, dataUpdates, sql`t.id = ${id} and t.contact is not null and not t.closed`, { lock: true });

export const answerContactChangeLinkHandler = handleWrite(answerContactChangeLink, async (write) => {
  const { tx, body, fail } = write;
  const found = await findLink(tx, body.token);
  const change = found && (await lockChange(tx, found.ownerDataUpdateId));
  // Looked at again behind the lock: another use, or another value, may have been faster.
  const link = change && (await findLink(tx, body.token));
  if (!change || !link || change.ownerId === null) return fail('CONTACT_CHANGE_OVER');
  const { isOnRecord, mayConfirm } = await standing(tx, link, change.ownerId);
  if (!isOnRecord) return fail('CONTACT_CHANGE_OVER');
  if (!mayConfirm && body.answer !== 'OBJECT') return fail('CONTACT_NOT_PROVEN');
  await tx.query(sql`update contact_change_link set used_timestamp = now() where id = ${link.id}`);
  await noteAnswer(tx, change.ownerId, ['email']);
  await answerContactChange(write, change, body.answer, 'LINK');
  return { answer: body.answer };
});
