import sql, { raw } from 'sql-template-tag';
import { getOne, type Queryable } from '../db/db.ts';

/** Returns the tables of the register, in order: a table that is divided is one, and the archive of the audit is another. */
export async function tablesOf(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class
      where relnamespace = any(array[to_regnamespace('public'), to_regnamespace('archive')]) and relkind in ('r', 'p')
        and not relispartition
      order by relnamespace::regnamespace::text <> 'public', relname`,
  );
  return rows.map(({ name }) => name);
}

/** Counts the rows of every table. */
export async function countRows(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(db)) {
    // One after the other: all are read from one snapshot, which has one connection.
    // eslint-disable-next-line no-await-in-loop
    const { rows } = await getOne<{ rows: number }>(db, sql`select count(*) as rows from ${raw(table)}`);
    counts[table] = rows;
  }
  return counts;
}
