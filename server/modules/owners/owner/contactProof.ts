import sql, { join, type Sql } from 'sql-template-tag';
import {
  PROOF_DAYS,
  PROVABLE_CONTACTS,
  type ProvableContact,
} from '../../../../resources/owners/owner/contacts.ts';
import { getOne, type Queryable, type Tx } from '../../../db/db.ts';

/** Who put a contact on record. What others than these say of an owner proves nothing. */
export type ContactSource = 'OWNER' | 'STAFF' | 'OTHER';

type Contacts = { readonly [K in ProvableContact]?: string | null };

/** The contacts of owner `o` as rows of name and value. */
const contactsOf = (o: Sql): Sql =>
  sql`lateral (values ('email', ${o}.email), ('phone', ${o}.phone), ('phone2', ${o}.phone2), ('phone3', ${o}.phone3))`;

/** Whether owner `o` has an account in use: its holder has answered the link that was mailed to its email. */
const hasAccountInUse = (o: Sql): Sql => sql`exists (select from app_user u where u.owner_id = ${o}.id
  and u.status = 'ACTIVE' and u.password_hash is not null and lower(u.email) = lower(${o}.email))`;

/**
 * The names of the contacts of owner `o` that prove who it is: on record for so many days since the first registration,
 * a change by the owner or a decision of staff by a document, and answered by their holder. The only rule of what is
 * proven: everything that asks for proof asks this.
 */
export const provenContacts = (o: Sql): Sql => sql`array(
  select c.contact from owner_contact c join ${contactsOf(o)} now (contact, value) using (contact, value)
  where c.owner_id = ${o}.id and c.source in ('REGISTRATION', 'OWNER', 'STAFF')
    and c.since_timestamp <= now() - make_interval(days => ${PROOF_DAYS})
    and (c.answered_timestamp is not null or c.contact = 'email' and ${hasAccountInUse(o)})
  order by c.contact)`;

/** The contacts of an owner that prove who it is. */
export const findProvenContacts = async (db: Queryable, ownerId: number): Promise<ProvableContact[]> =>
  (
    await getOne<{ contacts: ProvableContact[] }>(
      db,
      sql`select ${provenContacts(sql`o`)} as contacts from owner o where o.id = ${ownerId}`,
    )
  ).contacts;

/**
 * Whether a link may be mailed to the email of owner `o` that opens an account or a new password: the email proves the
 * owner, or it is on record since the first registration and was never changed since.
 */
export const mayOpenAccount = (o: Sql): Sql => sql`exists (
  select from owner_contact c where c.owner_id = ${o}.id and c.contact = 'email' and c.value = ${o}.email
    and (c.source = 'REGISTRATION' or 'email' = any(${provenContacts(o)})))`;

/** Notes the contacts of a new owner `t` as evidence: part of the statement that inserts it. */
export const firstContacts = sql`evidence as (
  insert into owner_contact (owner_id, contact, value, source, since_timestamp)
  select t.id, c.contact, c.value, 'REGISTRATION', now() from t cross join ${contactsOf(sql`t`)} c (contact, value)
  where c.value is not null)`;

/**
 * Notes who has put the contacts that changed on record. Those of an owner in the own account are answered with it; a
 * contact that was cleared proves nothing any more.
 */
export async function noteContacts(
  tx: Tx,
  ownerId: number,
  before: Contacts,
  after: Contacts,
  source: ContactSource,
): Promise<void> {
  const changed = PROVABLE_CONTACTS.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  if (changed.length === 0) return;
  await tx.query(
    sql`delete from owner_contact where owner_id = ${ownerId} and contact = any(${[...changed]}::text[])`,
  );
  const rows = changed.flatMap((name) => {
    const value = after[name];
    return value ? [sql`(${ownerId}::bigint, ${name}, ${value}, ${source}, now())`] : [];
  });
  if (rows.length === 0) return;
  await tx.query(
    sql`insert into owner_contact (owner_id, contact, value, source, since_timestamp) values ${join(rows)}`,
  );
}

/**
 * Notes that the holder of contacts on record answered: of one, by a link that was mailed to it; of all, in the account.
 */
export async function noteAnswer(
  tx: Tx,
  ownerId: number,
  contacts: readonly ProvableContact[],
): Promise<void> {
  await tx.query(sql`
    insert into owner_contact as c (owner_id, contact, value, source, since_timestamp, answered_timestamp)
    select o.id, now.contact, now.value, 'OTHER', now(), now()
      from owner o cross join ${contactsOf(sql`o`)} now (contact, value)
      where o.id = ${ownerId} and now.value is not null and now.contact = any(${[...contacts]}::text[])
    on conflict (owner_id, contact) do update set answered_timestamp = now(),
      value = excluded.value,
      source = case when c.value = excluded.value then c.source else excluded.source end,
      since_timestamp = case when c.value = excluded.value then c.since_timestamp else excluded.since_timestamp end`);
}

/** Notes that the owner, in the account, has confirmed contacts that others had put on record: the owner's own from now on. */
export async function adoptContacts(tx: Tx, ownerId: number): Promise<void> {
  await noteAnswer(tx, ownerId, PROVABLE_CONTACTS);
  await tx.query(sql`update owner_contact set source = 'OWNER', since_timestamp = now()
    where owner_id = ${ownerId} and source = 'OTHER'`);
}
