import sql, { raw, type Sql } from 'sql-template-tag';
import { getOne, type Db, type Tx } from '../../server/db/db.ts';
import { continueNumbering } from '../../server/demonstration/base/insert.ts';
import { withoutIndexes } from '../../server/demonstration/base/indexes.ts';

/** First digits of the tax numbers and transponders of each copy: of kinds that the register itself does not hold. */
const TAX_NUMBERS = ['45', '70', '71', '72', '74', '75', '77', '78', '79'];
const MAKERS = ['910', '911', '912', '913', '914', '915', '916', '917', '918'];
/** So many times as large a register may become. */
export const MOST_TIMES = TAX_NUMBERS.length + 1;

/** What a column of a copy holds in place of what the first one holds; `t` is that row. */
type Changes = Readonly<Record<string, string>>;

/** The last seven digits turned into others: each number stays one of its own. */
const rotated = (column: string, copy: number): string => {
  const digits = '0123456789';
  const others = digits.slice(copy) + digits.slice(0, copy);
  return `left(${column}, -7) || translate(right(${column}, 7), '${digits}', '${others}')`;
};

/** A transponder of a maker of its own, with no order by which it could be found faster than another. */
const transponder = (column: string, copy: number): string =>
  `'${MAKERS[copy - 1]!}' || lpad((right(${column}, 12)::bigint * 7654321 % 1000000000000)::text, 12, '0')`;

function ownerChanges(copy: number, owners: number): Changes {
  const eight = `'${TAX_NUMBERS[copy - 1]!}' || lpad(t.id::text, 6, '0')`;
  // The check digit of a tax number, by its first eight.
  const sum = `(select sum((9 - n) * substr(${eight}, n + 1, 1)::int) from generate_series(0, 7) n) % 11`;
  const number = `${eight} || case when ${sum} < 2 then 0 else 11 - ${sum} end`;
  const name = `case when t.type = 'SINGULAR'
    then split_part(t.name, ' ', 1) || ' ' || substr(other.name, strpos(other.name, ' ') + 1) else t.name end`;
  return {
    id: `t.id + ${copy * owners}`,
    merged_into_id: `t.merged_into_id + ${copy * owners}`,
    name,
    vat_number: `case when t.vat_number is not null then ${number} end`,
    id_card: `t.id_card || '${copy}'`,
    passport: `t.passport || '${copy}'`,
    email: `replace(t.email, '@', '${copy}@')`,
    phone: rotated('t.phone', copy),
    phone2: rotated('t.phone2', copy),
    search_text: `fold_text(concat_ws(' ', ${name}, case when t.vat_number is not null then ${number} end,
      t.id_card || '${copy}', replace(t.email, '@', '${copy}@'), ${rotated('t.phone', copy)}))`,
  };
}

const contactChanges = (copy: number, owners: number): Changes => ({
  owner_id: `t.owner_id + ${copy * owners}`,
  value: `case when t.contact = 'email' then replace(t.value, '@', '${copy}@') else ${rotated('t.value', copy)} end`,
});

const animalChanges = (copy: number, animals: number, owners: number): Changes => ({
  id: `t.id + ${copy * animals}`,
  transponder: transponder('t.transponder', copy),
  second_transponder: transponder('t.second_transponder', copy),
  owner_id: `t.owner_id + ${copy * owners}`,
  search_text: `fold_text(concat_ws(' ', ${transponder('t.transponder', copy)}, ${transponder('t.second_transponder', copy)},
    t.name, other.name))`,
});

/** Copies the rows of a table up to an id, with some columns changed. */
async function copyRows(tx: Tx, table: string, changes: Changes, where: string, join = ''): Promise<void> {
  const columns = await tx.query<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`);
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  await tx.query(
    sql`insert into ${raw(table)} (${raw(names.join(', '))}) select ${raw(values.join(', '))} from ${raw(table)} t ${raw(join)} where ${raw(where)}`,
  );
}

const TABLES = [
  'owner',
  'owner_contact',
  'owner_entity',
  'animal',
  'animal_entity',
  'transponder_alias',
  'health_intervention',
  'animal_license',
];

async function copyAll(tx: Tx, copy: number, owners: number, animals: number): Promise<void> {
  const ofOwner = { owner_id: `t.owner_id + ${copy * owners}` };
  const ofAnimal = { animal_id: `t.animal_id + ${copy * animals}` };
  const other = `1 + (t.id * 7 + ${copy * 10_007}) % ${owners}`;
  const first = `t.owner_id <= ${owners}`;
  const firstAnimals = `t.animal_id <= ${animals}`;
  const numbered = async (table: string): Promise<Changes> => {
    const { last } = await getOne<{ last: number }>(
      tx,
      sql`select max(id) as last from ${raw(table)} where animal_id <= ${animals}`,
    );
    return { ...ofAnimal, id: `t.id + ${copy * last}` };
  };
  await copyRows(
    tx,
    'owner',
    ownerChanges(copy, owners),
    `t.id <= ${owners}`,
    `join owner other on other.id = ${other}`,
  );
  await copyRows(tx, 'owner_contact', contactChanges(copy, owners), first);
  await copyRows(tx, 'owner_entity', ofOwner, first);
  await copyRows(
    tx,
    'animal',
    animalChanges(copy, animals, owners),
    `t.id <= ${animals}`,
    `join owner other on other.id = t.owner_id + ${copy * owners}`,
  );
  await copyRows(tx, 'animal_entity', ofAnimal, firstAnimals);
  const aliases: Changes = { ...ofAnimal, transponder: transponder('t.transponder', copy) };
  await copyRows(tx, 'transponder_alias', aliases, firstAnimals);
  for (const table of ['health_intervention', 'animal_license'])
    await copyRows(tx, table, await numbered(table), firstAnimals);
}

/**
 * Makes a register so many times as large, with other owners, tax numbers, transponders and contacts in each copy: ten
 * million animals that `seedMany` would write one by one are copied by the database in a fraction of the time. Triggers
 * and foreign keys are not asked, but for the tallies: what is copied has passed them.
 */
export async function multiply(db: Db, times: number): Promise<void> {
  if (times > MOST_TIMES) throw new Error(`at most ${MOST_TIMES} times`);
  await db.transaction(async (tx) => {
    const { owners, animals } = await getOne<{ owners: number; animals: number }>(
      tx,
      sql`select (select max(id) from owner) as owners, (select max(id) from animal) as animals`,
    );
    await tx.script('set local session_replication_role = replica; set local synchronous_commit = off');
    await tx.script('alter table animal enable always trigger animal_tally_come');
    const started = performance.now();
    const say = (what: string) =>
      console.log(`  ${what} after ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const load = async (): Promise<void> => {
      for (let copy = 1; copy < times; copy += 1) {
        await copyAll(tx, copy, owners, animals);
        say(`${((copy + 1) * animals).toLocaleString('en')} animals`);
      }
    };
    await withoutIndexes(tx, TABLES, load, (done, of) => say(`index ${done} of ${of}`));
    await tx.script('alter table animal enable trigger animal_tally_come');
    await continueNumbering(tx, 'owner', 'animal', 'health_intervention', 'animal_license');
  });
}

/** So many versions of each animal, shorter than real ones: what is looked for is where they are. */
export const versionStatement = (each: number): Sql => sql`
  insert into record_version (module, record_id, version, revision_type, revision_timestamp, user_id, entity_id,
    changed_fields, data)
  select 'animal', a.id, n, case n when 1 then 'CREATE' else 'UPDATE' end, a.creation_timestamp + n * interval '9 days',
    1, a.entity_id, case n when 1 then '{}'::text[] else '{color}'::text[] end,
    jsonb_build_object('id', a.id, 'transponder', a.transponder, 'name', a.name, 'color', a.color, 'status', a.status,
      'ownerId', a.owner_id, 'breedId', a.breed_id, 'registrationDate', a.registration_date, 'version', n)
  from animal a, generate_series(1, ${each}::int) n`;
