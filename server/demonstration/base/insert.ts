import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db.ts';
import { columnIdent, ident } from '../../db/sql.ts';
import { toParameter } from '../../db/wireFormat.ts';

/** The columns of a bulk load: each key of a row and its type in the database. */
export type Columns<Row> = { readonly [Key in keyof Required<Row>]: string };

/** Rows of one statement: more gain nothing and need memory on both sides. */
const BATCH = 2_000;

/**
 * Inserts rows, thousands with one statement: every column travels as one array of texts and is cast by
 * the database. Absent values become null, so columns with a default have to be given or left out whole.
 */
export async function insertRows<Row extends object>(
  db: Queryable,
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  const keys = Object.keys(columns) as (keyof Row & string)[];
  const names = join(keys.map((key) => columnIdent(key)));
  const cast = join(keys.map((key) => sql`r.${columnIdent(key)}::${type(columns[key])}`));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const arrays = join(
      keys.map((key) => sql`${batch.map((row) => textOf(row[key], columns[key]))}::text[]`),
    );
    await db.query(sql`
      insert into ${ident(table)} (${names}) select ${cast} from unnest(${arrays}) as r(${names})`);
  }
}

/** A value as the text that the database casts; an array for a jsonb column is JSON, for any other an array. */
const textOf = (value: unknown, columnType: string): string | null =>
  columnType === 'jsonb' && value !== null && value !== undefined
    ? JSON.stringify(value)
    : toParameter(value);

const TYPES = new Set(
  'bigint int text text[] bigint[] boolean date timestamptz jsonb bytea numeric'.split(' '),
);

function type(name: string): Sql {
  if (!TYPES.has(name)) throw new Error(`no type for bulk loads: ${name}`);
  return raw(name);
}

/** Lets the numbering of a table go on after the rows that came with numbers of their own. */
export async function continueNumbering(db: Queryable, ...tables: string[]): Promise<void> {
  for (const table of tables) {
    await db.query(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${ident(table)}), 1))`);
  }
}

/** The number after the highest in a table. */
export async function nextId(db: Queryable, table: string): Promise<number> {
  const [row] = await db.query<{ next: number }>(
    sql`select coalesce(max(id), 0) + 1 as next from ${ident(table)}`,
  );
  return row!.next;
}
