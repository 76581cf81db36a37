import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';
import { ident } from '../../../db/sql.ts';
import { foldText } from '../../../../resources/numbers/text.ts';
import { readVersionData } from '../../../write/redactVersions.ts';
import { patternOf } from './redactText.ts';

/** The owner whose data are erased, and what identifies that person. */
export interface Subject {
  readonly id: number;
  /** Its record, and those that merges absorbed into it. */
  readonly ids: readonly number[];
  readonly pseudonym: string;
  /** Matches every value that ever identified the person; for rows that are tied to the owner. */
  readonly pattern: string;
  /** The same without the values that other people on record have too; for rows that may be about others. */
  readonly ownPattern: string;
  readonly vatNumbers: readonly string[];
  readonly passports: readonly string[];
  readonly emails: readonly string[];
  /** Animals that the person has or had. */
  readonly animalIds: readonly number[];
  /** Accounts of the owner. */
  readonly userIds: readonly number[];
}

/** Fields of a person that identify it wherever they stand; a door number does not. */
const TELLING = [
  'name',
  'vatNumber',
  'idCard',
  'passport',
  'email',
  'phone',
  'phone2',
  'phone3',
  'responsible',
  'street',
  'address',
] as const;

type Telling = Partial<Record<(typeof TELLING)[number], unknown>>;

/** Returns the name of the person after the erasure. */
export const pseudonymOf = (id: number): string => `Titular ${id}`;

/** Every record of the person: merges follow one another. */
const recordsOf = (db: Queryable, id: number): Promise<{ id: number }[]> =>
  db.query(sql`
    with recursive same as (
      select id from owner where id = ${id}
      union select o.id from owner o join same s on o.merged_into_id = s.id)
    select id from same order by id`);

/** The person as records, requests and accounts say it; versions say more. */
const statesOf = (db: Queryable, ids: readonly number[]): Promise<{ data: Telling }[]> =>
  db.query(sql`
    select jsonb_build_object('name', name, 'vatNumber', vat_number, 'idCard', id_card, 'passport', passport, 'email', email,
      'phone', phone, 'phone2', phone2, 'phone3', phone3, 'responsible', responsible, 'street', street, 'address', address)
      as data from owner where id = any(${ids}::bigint[])
    union all select new_owner from animal_transfer where new_owner_id = any(${ids}::bigint[])
    union all select jsonb_build_object('name', previous_name, 'vatNumber', previous_vat_number, 'idCard', previous_id_card,
      'passport', previous_passport) from owner_review where owner_id = any(${ids}::bigint[])
    union all select jsonb_build_object('email', email, 'phone', phone, 'street', street, 'vatNumber', vat_number,
      'passport', passport, 'address', address)
      from owner_data_update where owner_id = any(${ids}::bigint[])
    union all select jsonb_build_object('email', requester_email, 'name', requester_name)
      from owner_data_update where owner_id = any(${ids}::bigint[]) and accepted
    union all select jsonb_build_object('name', name, 'email', email) from app_user where owner_id = any(${ids}::bigint[])
    union all select jsonb_build_object('address', address) from animal where owner_id = any(${ids}::bigint[])`);

/** Columns that are stored in one way of writing, and those that people write as they like; each has an index. */
const AS_STORED = ['id_card', 'passport', 'email', 'phone', 'phone2', 'phone3'] as const;
const AS_WRITTEN = ['name', 'responsible', 'street', 'address'] as const;

/**
 * The values among these that other owners, entities and veterinarians have too, folded. Each value is looked up in an
 * index of each column: reading and folding a million owners takes longer than a statement may.
 */
async function sharedValues(
  db: Queryable,
  ids: readonly number[],
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  const folded = values.map(foldText);
  const ofAnother = (same: Sql): Sql =>
    sql`exists (select from owner o where ${same} and o.id <> all(${ids}::bigint[]))`;
  const others = [
    // A tax number is indexed below its country.
    ofAnother(sql`o.country = any(array(select country from countries)) and o.vat_number = v.value`),
    ...AS_STORED.map((column) => ofAnother(sql`o.${ident(column)} = v.value`)),
    ...AS_WRITTEN.map((column) => ofAnother(sql`fold_text(o.${ident(column)}) = v.folded`)),
  ];
  const rows = await db.query<{ value: string }>(sql`
    with recursive countries as (
      select min(country) as country from owner where vat_number is not null
      union all select (select min(o.country) from owner o where o.vat_number is not null and o.country > c.country)
        from countries c where c.country is not null)
    select v.folded as value from unnest(${values}::text[], ${folded}::text[]) as v (value, folded)
    where ${join(others, ' or ')}
    union select fold_text(x) from entity, lateral (values (name), (email), (phone), (address)) v (x)
      where fold_text(x) = any(${folded}::text[])
    union select fold_text(x) from veterinary, lateral (values (name), (email), (phone)) v (x)
      where fold_text(x) = any(${folded}::text[])`);
  return new Set(rows.map(({ value }) => value));
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Gathers what identifies an owner, before anything of it is erased. */
export async function readSubject(db: Queryable, id: number): Promise<Subject> {
  const ids = idsOf(await recordsOf(db, id));
  const states = [...(await statesOf(db, ids)), ...(await readVersionData(db, 'owner', ids))];
  const said = (names: readonly (typeof TELLING)[number][]): string[] => {
    const all = states.flatMap(({ data }) => names.map((name) => (data as Telling)[name]));
    return [
      ...new Set(all.flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []))),
    ];
  };
  const values = said(TELLING);
  const shared = await sharedValues(db, ids, values);
  const animals = await db.query<{ id: number }>(sql`
    select id from animal where owner_id = any(${ids}::bigint[])
    union select animal_id from animal_transfer
      where animal_id is not null and (previous_owner_id = any(${ids}::bigint[]) or new_owner_id = any(${ids}::bigint[]))
    union select animal_id from certificate where owner_id = any(${ids}::bigint[])`);
  const users = await db.query<{ id: number }>(
    sql`select id from app_user where owner_id = any(${ids}::bigint[])`,
  );
  return {
    id,
    ids,
    pseudonym: pseudonymOf(id),
    pattern: patternOf(values),
    ownPattern: patternOf(values.filter((value) => !shared.has(foldText(value)))),
    vatNumbers: said(['vatNumber']),
    passports: said(['passport']),
    emails: said(['email']).map((email) => email.toLowerCase()),
    animalIds: idsOf(animals),
    userIds: idsOf(users),
  };
}
