import { randomUUID } from 'node:crypto';
import sql, { join, raw } from 'sql-template-tag';
import type { Field, FieldKind } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { toSnake } from '../../resources/kit/names.ts';
import type { ColumnValues, RecordMaker } from '../../resources/kit/testFacts.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne, type Db } from '../../server/db/db.ts';
import { testFacts } from '../generated/testFacts.ts';

let counter = 0;

const VALUES: Readonly<Partial<Record<FieldKind, (field: Field, number: number) => unknown>>> = {
  text: (_, number) => `Valor ${number}`,
  longText: (_, number) => `Valor ${number}`,
  richText: () => '<p>Valor</p>',
  integer: ({ min }) => min ?? 1,
  decimal: ({ min }) => min ?? 1,
  money: ({ min }) => min ?? 1,
  boolean: () => false,
  choice: ({ values }) => values?.[0],
  choices: () => [],
  date: () => '2020-01-01',
  timestamp: () => '2020-01-01T00:00:00Z',
  email: (_, number) => `registo${number}@example.test`,
  country: () => 'PT',
  phone: () => '+351912345678',
  postalCode: () => '1000-001',
  timezone: () => 'Europe/Lisbon',
  transponder: (_, number) => String(620_099_000_000_000 + number),
};

const makerFor = (db: Db, number: number): RecordMaker => ({
  number,
  make: (name) => makeRecord(db, name),
  register: async () => {
    const [id, ownerId] = [await makeRecord(db, 'animal'), await makeRecord(db, 'owner')];
    const { transponder } = await getOne<{ transponder: string }>(
      db,
      sql`with a as (update animal set owner_id = ${ownerId} where id = ${id} returning id, transponder)
        insert into transponder_alias (transponder, animal_id, kind) select transponder, id, 'CURRENT' from a
        on conflict (transponder) do update set kind = 'CURRENT' returning transponder`,
    );
    return { id, transponder, ownerId };
  },
  upload: async (userId, contents) => {
    const id = randomUUID().replaceAll('-', '');
    const bytes = Buffer.from(contents);
    await db.query(sql`insert into large_file (id, user_id, filename, type, size)
      values (${id}, ${userId}, ${`${number}.csv`}, 'text/csv', ${bytes.length})`);
    await db.query(sql`insert into large_file_part (file_id, part, bytes) values (${id}, 0, ${bytes})`);
    return id;
  },
});

/** A value that a column of a field takes; undefined for a kind that has none of its own. */
export async function makeValue(db: Db, field: Field): Promise<unknown> {
  counter += 1;
  return field.to === undefined ? VALUES[field.kind]?.(field, counter) : makeRecord(db, field.to);
}

/** The values of further states of a record, as its module's test facts say. */
export const makeStates = async (db: Db, name: string): Promise<readonly ColumnValues[]> => {
  counter += 1;
  return (await testFacts[name]?.states?.(makerFor(db, counter))) ?? [];
};

/** Columns and values as a statement takes them: objects are JSON. */
const storedValues = (values: ColumnValues) =>
  Object.entries(values).map(
    ([name, value]) =>
      [
        raw(toSnake(name)),
        typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value,
      ] as const,
  );

/** Sets columns of a record. */
export async function setColumns(db: Db, table: string, id: number, values: ColumnValues): Promise<void> {
  const set = storedValues(values).map(([column, value]) => sql`${column} = ${value}`);
  if (set.length > 0) await db.query(sql`update ${raw(table)} set ${join(set)} where id = ${id}`);
}

/** Whether records of a module can be made: as its test facts say, as a request, or as the generated call makes them. */
const isMakeable = ({ name, access, without, request }: AnyModule): boolean =>
  testFacts[name]?.record !== undefined ||
  request !== undefined ||
  (access.create !== undefined && !without?.includes('create'));

export const hasRecord = (name: string): boolean =>
  modules.some((one) => one.name === name && isMakeable(one));

/** The module that records of a module are made by: itself, or another one over the same table. */
function findMaker(name: string): AnyModule | undefined {
  const module = modules.find((one) => one.name === name);
  if (!module || isMakeable(module)) return module;
  return modules.find((one) => one.table === module.table && isMakeable(one));
}

/** The values of a record: what its module's test facts say, and one for each other required field. */
async function makeValues(db: Db, { name, fields, request }: AnyModule): Promise<ColumnValues> {
  counter += 1;
  const values: Record<string, unknown> = {
    ...(request && { origin: 'COLEIRA' }),
    ...(await testFacts[name]?.record?.(makerFor(db, counter))),
  };
  for (const [property, field] of Object.entries(fields)) {
    if (!field.isRequired || field.options.virtual || field.options.initial !== undefined) continue;
    if (property in values) continue;
    const value = await makeValue(db, field);
    if (value === undefined)
      throw new Error(
        `${name}.${property} is a ${field.kind}: give it a value in testFacts.ts beside schema.ts`,
      );
    values[property] = value;
  }
  return values;
}

/** Writes a record of a module, and returns its id. */
export async function makeRecord(db: Db, name: string): Promise<number> {
  const module = findMaker(name);
  if (!module) throw new Error(`${name} has no record in testFacts.ts beside schema.ts`);
  const values = storedValues(await makeValues(db, module));
  const columns = join(values.map(([column]) => column));
  const { id } = await getOne<{ id: number }>(
    db,
    sql`insert into ${raw(module.table)} (${columns}) values (${join(values.map(([, value]) => value))})
      returning id`,
  );
  return id;
}
