import sql, { type Sql } from 'sql-template-tag';
import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { CONTACTS, fieldsOfContact, type Contact } from '../../../../resources/owners/owner/contacts.ts';
import { isOwnerInAccount } from '../../../../resources/owners/owner/rules.ts';
import type { AuditAction } from '../../../../resources/common/audit/actions.ts';
import type { Caller } from '../../../context.ts';
import { findOne } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import { insertRecord, saveRecord } from '../../../write/saveRecord.ts';
import { same, type Changes, type Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { mailProposal } from './contactMails.ts';
import { dataUpdates, type DataUpdate } from './dataUpdates.ts';

/** Seconds after which a change may well be tried again. */
const RETRY_SECONDS = 1;

/** The owner of a change, as it stands. */
export type ChangedOwner = OwnerInput & { readonly id: number };

/** The waiting changes of owner `t`, as its record shows them. */
export const waitingChanges = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'contact', w.contact,
      'value', case w.contact when 'email' then w.email when 'phone' then w.phone when 'phone2' then w.phone2
        when 'phone3' then w.phone3 when 'responsible' then w.responsible
        else nullif(concat_ws(', ', coalesce(w.address, concat_ws(', ', w.street, w.door, w.accommodation)),
          w.postal_code, w.locality), '') end,
      'creationTimestamp', to_char(w.creation_timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'entityName', (select e.name from entity e where e.id = w.creation_entity_id),
      'isOldWrong', w.is_old_wrong, 'isObjected', w.objection_timestamp is not null) order by w.id), '[]'::jsonb)
    from owner_data_update w where w.owner_id = t.id and w.contact is not null and not w.closed) as waiting_changes,
  (select coalesce(jsonb_agg(w.contact order by w.id), '[]'::jsonb) from owner_data_update w
    where w.owner_id = t.id and w.contact is not null and not w.closed and w.is_old_wrong) as wrong_contacts`;

/** Saves that put contacts on record at once: what the owner confirmed, what staff accepted by a document, an erasure. */
const SETTLED: ReadonlySet<AuditAction> = new Set<AuditAction>(['CONTACTS_CHANGED', 'ERASE']);

/** Whether a save of an owner changes contacts at once: the owner's own, in the account, and what was settled. */
const isSettled = (
  { caller: { actor } }: Write<Caller>,
  { id }: ChangedOwner,
  action: AuditAction,
): boolean => SETTLED.has(action) || (actor !== null && actor.ownerId === id && isOwnerInAccount(actor));

/** The contacts that a save names anew. What only follows from another change, as of the country, belongs to that. */
const changedContacts = (before: ChangedOwner, changes: Values, after: Values): Contact[] =>
  CONTACTS.filter((contact) => {
    const fields = fieldsOfContact(contact);
    const isNamed = fields.some((name) => name in changes && !same(changes[name], before[name]));
    return isNamed && fields.some((name) => after[name] !== undefined && !same(after[name], before[name]));
  });

/**
 * Holds back the contacts that a save by anyone but the owner would change: each becomes a waiting change, and the record
 * keeps its own value until it is settled.
 * @param after the columns as the save would set them, with those that follow
 * @returns columns in place of those
 */
export async function holdContacts(
  write: Write<Caller> & { readonly action: AuditAction },
  before: ChangedOwner,
  changes: Values,
  after: Values,
): Promise<Values> {
  if (isSettled(write, before, write.action)) return {};
  const wrong = new Set((changes.wrongContacts as readonly Contact[] | null | undefined) ?? []);
  const held = changedContacts(before, changes, after);
  for (const contact of held) {
    const value = Object.fromEntries(
      fieldsOfContact(contact).map((name) => [
        name,
        after[name] === undefined ? (before[name] ?? null) : after[name],
      ]),
    );
    await propose(write, before, contact, value, wrong.has(contact));
  }
  for (const contact of wrong) if (!held.includes(contact)) await callWrong(write, before, contact);
  if (held.length === 0 && wrong.size === 0) return {};
  return {
    ...Object.fromEntries(held.flatMap(fieldsOfContact).map((name) => [name, before[name] ?? null])),
    // The owner was asked at the counter.
    contactCheckedAt: new Date().toISOString(),
  };
}

/**
 * The open change of a contact, locked. The owner is locked before: where a decision on the change has locked that first,
 * waiting for it would be a circle.
 * @throws Refusal 503 SERVER_BUSY where it is being decided
 */
async function lockOpen(
  { tx }: Write<Caller>,
  ownerId: number,
  contact: Contact,
): Promise<DataUpdate | undefined> {
  const where: Sql = sql`owner_id = ${ownerId} and contact = ${contact} and not closed`;
  const open = await findOne<{ id: number }>(tx, sql`select id from owner_data_update where ${where}`);
  if (!open) return undefined;
  const held = await findOne(
    tx,
    sql`select id from owner_data_update where id = ${open.id} for update skip locked`,
  );
  if (!held) throw new Refusal(503, 'SERVER_BUSY', [], {}, RETRY_SECONDS);
  return findRecord(tx, dataUpdates, sql`t.id = ${open.id} and not t.closed`);
}

/** Opens the waiting change of a contact, or gives the one that waits another value, and notifies the old contact. */
async function propose(
  write: Write<Caller>,
  owner: ChangedOwner,
  contact: Contact,
  value: Values,
  isOldWrong: boolean,
): Promise<void> {
  const open = await lockOpen(write, owner.id, contact);
  const changes = { ...value, isOldWrong: isOldWrong || open?.isOldWrong === true } as Changes<DataUpdate>;
  const details = { ownerId: owner.id, contact };
  let saved: DataUpdate;
  if (open) {
    const isSame = Object.entries(changes).every(([name, one]) => same(one, open[name as keyof DataUpdate]));
    if (isSame) return;
    const { actor } = write.caller;
    const by = { creationUserId: actor?.id ?? null, creationEntityId: actor?.entity?.id ?? null };
    saved = await saveRecord(write, dataUpdates, open, { ...changes, ...by }, { action: 'UPDATE', details });
    // Links speak for the value that was mailed with them.
    await write.tx.query(sql`delete from contact_change_link where owner_data_update_id = ${open.id}`);
  } else {
    const { country, vatNumber, passport } = owner;
    const values = {
      ...changes,
      ownerId: owner.id,
      contact,
      country: country ?? 'PT',
      vatNumber: vatNumber ?? null,
      passport: passport ?? null,
    };
    saved = await insertRecord(write, dataUpdates, values, { action: 'CREATE', details });
  }
  await mailProposal(write, owner.id, saved);
}

/** Notes of a change that waits that the owner calls the contact on record wrong. Without one there is nothing to note. */
async function callWrong(write: Write<Caller>, owner: ChangedOwner, contact: Contact): Promise<void> {
  const open = await lockOpen(write, owner.id, contact);
  if (!open || open.isOldWrong) return;
  const details = { ownerId: owner.id, contact };
  await saveRecord(write, dataUpdates, open, { isOldWrong: true }, { action: 'UPDATE', details });
}
