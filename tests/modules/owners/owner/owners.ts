import sql from 'sql-template-tag';
import {
  PROOF_DAYS,
  PROVABLE_CONTACTS,
  type ProvableContact,
} from '../../../../resources/owners/owner/contacts.ts';
import { nifCheckDigit } from '../../../../resources/numbers/nif.ts';
import { getOne, type Db } from '../../../../server/db/db.ts';

let counter = 0;

/** An unused Portuguese tax number: of a person (2…) or a company (5…). */
export function newNif(first: '2' | '5' = '2'): string {
  counter += 1;
  const eight = first + String(1_000_000 + counter).padStart(7, '0');
  return eight + nifCheckDigit(eight);
}

/** A small map: one district, two counties with a parish each, one postal code in the first. */
export async function smallMap(db: Db): Promise<{ parishId: number; otherParishId: number }> {
  const district = await getOne<{ id: number }>(
    db,
    sql`insert into district (code, name, search_text) values ('11', 'Lisboa', 'lisboa') returning id`,
  );
  const county = await getOne<{ id: number }>(
    db,
    sql`insert into county (district_id, code, name, search_text) values (${district.id}, '1106', 'Lisboa', 'lisboa') returning id`,
  );
  const other = await getOne<{ id: number }>(
    db,
    sql`insert into county (district_id, code, name, search_text) values (${district.id}, '1111', 'Sintra', 'sintra') returning id`,
  );
  const parish = await getOne<{ id: number }>(
    db,
    sql`insert into parish (county_id, code, name, search_text) values (${county.id}, '110655', 'Areeiro', 'areeiro') returning id`,
  );
  const otherParish = await getOne<{ id: number }>(
    db,
    sql`insert into parish (county_id, code, name, search_text) values (${other.id}, '111115', 'Colares', 'colares') returning id`,
  );
  await db.query(
    sql`insert into postal_code (cp4, cp3, county_id, parish_id, locality, street) values ('1000', '123', ${county.id}, ${parish.id}, 'Lisboa', 'Avenida de Roma')`,
  );
  await db.query(sql`insert into address_import (is_whole_country) values (true)`);
  return { parishId: parish.id, otherParishId: otherParish.id };
}

/** A person who lives in Portugal, as a form sends it. */
export const person = (parishId: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'SINGULAR',
  isLocalResident: true,
  country: 'PT',
  nationality: 'PT',
  name: 'Rosa Maria Antunes',
  vatNumber: newNif(),
  email: 'Rosa.Antunes@Example.TEST ',
  phone: '912 345 678',
  postalCode: '1000-123',
  locality: 'Lisboa',
  parishId,
  street: 'Avenida de Roma',
  door: '12',
  accommodation: '3.º Esq.',
  ...more,
});

/** Makes contacts of an owner proven: on record for weeks, and answered by their holder. */
export const proveContacts = (
  db: Db,
  ownerId: number,
  contacts: readonly ProvableContact[] = PROVABLE_CONTACTS,
): Promise<unknown> =>
  db.query(sql`update owner_contact
    set since_timestamp = now() - make_interval(days => ${PROOF_DAYS + 1}::int), answered_timestamp = now()
    where owner_id = ${ownerId} and contact = any(${[...contacts]}::text[])`);

/** The secret of the last link about a change of a contact that was mailed to an address; empty without one. */
export async function contactLinkOf(db: Db, email: string): Promise<string> {
  const mails = await db.query<{ text: string }>(
    sql`select payload->>'text' as text from outbox where kind = 'MAIL' and payload->>'to' = ${email} order by id`,
  );
  return mails.flatMap(({ text }) => /contact-change#([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
}
