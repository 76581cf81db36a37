import { readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';

/** Where a table would lie: the column that it would be spread by, or none. */
interface Place {
  readonly where: string;
  readonly key: string | undefined;
}

const page = readFileSync('docs/sharding.md', 'utf8');

/** The cells of the table that follows a heading of the page, without its head. */
const cellsUnder = (heading: string): string[][] => {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  const lines = after.split('\n## ')[0]!.split('\n');
  return lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1));
};

const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

const places = new Map<string, Place>();
const named: string[] = [];
for (const [where = '', key = '', tables = ''] of cellsUnder('Where the rows would lie'))
  for (const table of codes(tables)) {
    named.push(table);
    places.set(table, { where, key: codes(key)[0] });
  }

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});

afterAll(() => db.close());

describe('docs/sharding.md', () => {
  it('each table › has one place', async () => {
    const tables = await db.query<{ name: string }>(
      sql`select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(named.toSorted()).toEqual(tables.map(({ name }) => name));
  });

  it('tables › are spread by columns that they have', async () => {
    const columns = await db.query<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const known = new Set(columns.map(({ name }) => name));
    const wrong = [...places].filter(
      ([table, { key }]) => key !== undefined && !known.has(`${table}.${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('each unique key that lacks the key of its table › is listed', async () => {
    const indexes = await db.query<{ name: string; tableName: string; columns: string[] }>(sql`
      select c.relname as name, t.relname as table_name,
        array(select a.attname::text from unnest(i.indkey) k join pg_attribute a on a.attrelid = t.oid and a.attnum = k) as columns
      from pg_index i join pg_class t on t.oid = i.indrelid join pg_class c on c.oid = i.indexrelid
      where i.indisunique and t.relkind in ('r', 'p') and not t.relispartition and t.relnamespace = 'public'::regnamespace`);
    const lacking = indexes.filter(({ tableName, columns }) => {
      const key = places.get(tableName)?.key;
      return key !== undefined && !columns.includes(key) && columns.join() !== 'id';
    });
    const listed = cellsUnder('Unique keys without the key of their table').map(
      ([name = '']) => codes(name)[0],
    );
    expect(listed.toSorted()).toEqual(lacking.map(({ name }) => name).toSorted());
  });

  it('each reference that no server could check › is listed', async () => {
    const references = await db.query<{ from: string; column: string; to: string }>(sql`
      select f.relname as "from", a.attname as "column", t.relname as "to" from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and f.relnamespace = 'public'::regnamespace and not f.relispartition`);
    const isLocal = ({ from, column, to }: (typeof references)[number]): boolean => {
      const [own, other] = [places.get(from), places.get(to)];
      if (own?.where === 'one place' || other?.where === 'everywhere') return true;
      // Rows lie together where the reference is by the key of both.
      return own?.key === column && other?.key === 'id';
    };
    const across = references.filter((one) => !isLocal(one));
    const listed = cellsUnder('References that no server could check alone').map(
      ([name = '']) => codes(name)[0],
    );
    expect(listed.toSorted()).toEqual(
      across.map(({ from, column, to }) => `${from}.${column} → ${to}`).toSorted(),
    );
  });
});
