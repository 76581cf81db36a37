import sql, { type Sql } from 'sql-template-tag';
import { getOne, type Queryable, type Tx } from '../db/db.ts';
import { json } from '../db/sql.ts';

/** A version as an erasure looks at it. */
export interface VersionData {
  readonly id: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the data that replaces that of a version. */
export type Redact = (data: VersionData['data']) => unknown;

/** Rows that one statement looks at: each statement of a call has seconds, not minutes. */
const ROWS_PER_STATEMENT = 20_000;

/** Walks through a table by its ids, a portion at a time. */
export async function inPortions(
  db: Queryable,
  table: Sql,
  work: (within: Sql) => Promise<void>,
): Promise<void> {
  const { last } = await getOne<{ last: number | null }>(db, sql`select max(id) as last from ${table}`);
  for (let from = 0; from < (last ?? 0); from += ROWS_PER_STATEMENT)
    await work(sql`t.id > ${from} and t.id <= ${from + ROWS_PER_STATEMENT}`);
}

async function saveRedacted(tx: Tx, rows: readonly VersionData[], redact: Redact): Promise<number> {
  let count = 0;
  for (const { id, data } of rows) {
    const after = redact(data);
    if (JSON.stringify(after) === JSON.stringify(data)) continue;
    await tx.query(sql`update record_version set data = ${json(after)} where id = ${id}`);
    count += 1;
  }
  return count;
}

/** The data of all versions of records. */
export const readVersionData = (
  db: Queryable,
  module: string,
  ids: readonly number[],
): Promise<VersionData[]> =>
  db.query(sql`
    select id, data from record_version where module = ${module} and record_id = any(${[...ids]}::bigint[])`);

/** Takes values out of all versions of records, in a transaction that erases; answers how many changed. */
export const redactVersionsOf = async (
  tx: Tx,
  module: string,
  ids: readonly number[],
  redact: Redact,
): Promise<number> => saveRedacted(tx, await readVersionData(tx, module, ids), redact);

/**
 * The same of the versions of any record that fit a condition.
 * @param fits over alias `t`
 */
export async function redactVersions(tx: Tx, fits: Sql, redact: Redact): Promise<number> {
  let count = 0;
  await inPortions(tx, sql`record_version`, async (within) => {
    const rows = await tx.query<VersionData>(
      sql`select t.id, t.data from record_version t where ${within} and ${fits}`,
    );
    count += await saveRedacted(tx, rows, redact);
  });
  return count;
}
