import sql from 'sql-template-tag';
import { getOne, type Queryable } from '../db/db.ts';
import { ident } from '../db/sql.ts';

/** Returns the tables of the register, in order. */
export async function tablesOf(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** Counts the rows of every table. */
export async function countRows(db: Queryable): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(db)) {
    // One after the other: all are read from one snapshot, which has one connection.
    // eslint-disable-next-line no-await-in-loop
    const { rows } = await getOne<{ rows: number }>(db, sql`select count(*) as rows from ${ident(table)}`);
    counts[table] = rows;
  }
  return counts;
}
