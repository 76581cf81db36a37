import sql, { join, type Sql } from 'sql-template-tag';
import { getOne, type Queryable, type Tx } from '../../../db/db.ts';
import { ident, json, toCamel } from '../../../db/sql.ts';
import { ERASED_TEXT, redactJson, redactText, unfoldedPattern } from './redactText.ts';
import type { ErasureRule } from './rules.ts';
import type { Subject } from './subject.ts';

/** A column that can hold words. */
interface Column {
  readonly name: string;
  readonly type: 'text' | 'jsonb' | 'ARRAY';
  readonly isNullable: boolean;
}

/** The columns of each table that can hold words. */
export async function readColumns(db: Queryable): Promise<ReadonlyMap<string, readonly Column[]>> {
  const rows = await db.query<Column & { table: string }>(sql`
    select c.table_name as "table", c.column_name as name, c.data_type as type, c.is_nullable = 'YES' as is_nullable
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'jsonb') or c.udt_name = '_text')
    order by c.table_name, c.ordinal_position`);
  const columns = new Map<string, Column[]>();
  for (const { table, ...column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
}

type Row = Readonly<Record<string, unknown>> & { readonly at: string };

const emptied = ({ type, isNullable }: Column): unknown =>
  isNullable ? null : type === 'jsonb' ? {} : type === 'ARRAY' ? [] : ERASED_TEXT;

const redacted = ({ type }: Column, value: unknown, pattern: string): unknown =>
  type === 'text' ? redactText(String(value), pattern) : redactJson(value, pattern);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const assigned = ({ name, type }: Column, value: unknown): Sql =>
  type === 'jsonb' && value !== null
    ? sql`${ident(name)} = ${json(value)}`
    : type === 'ARRAY'
      ? sql`${ident(name)} = ${value}::text[]`
      : sql`${ident(name)} = ${value}`;

interface Redaction {
  readonly table: string;
  readonly columns: readonly Column[];
  readonly where: Sql;
  readonly pattern: string;
  readonly blank?: readonly string[];
}

/** Redacts rows of a table and answers how many changed. */
export async function redactRows(
  tx: Tx,
  { table, columns, where, pattern, blank = [] }: Redaction,
): Promise<number> {
  if (columns.length === 0) return 0;
  const names = join(columns.map(({ name }) => ident(name)));
  const rows = await tx.query<Row>(
    sql`select t.ctid::text as at, ${names} from ${ident(table)} t where ${where} for update of t`,
  );
  let changed = 0;
  for (const row of rows) {
    const sets = columns.flatMap((column) => {
      const before = row[toCamel(column.name)];
      if (before === null || before === undefined) return [];
      const after = blank.includes(column.name) ? emptied(column) : redacted(column, before, pattern);
      return isSame(before, after) ? [] : [assigned(column, after)];
    });
    if (sets.length === 0) continue;
    await tx.query(sql`update ${ident(table)} set ${join(sets)} where ctid = ${row.at}::tid`);
    changed += 1;
  }
  return changed;
}

/** Pages of a table that one statement reads: each statement of a call has seconds, not minutes. */
const PAGES_AT_ONCE = 1_000;

/** Conditions that together find all rows `t` of a table as it is now, a number of pages each. */
async function pagesOf(tx: Tx, table: string): Promise<readonly Sql[]> {
  const { pages } = await getOne<{ pages: number }>(
    tx,
    sql`select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages`,
  );
  return Array.from({ length: Math.ceil(pages / PAGES_AT_ONCE) }, (_, n) => {
    const [from, to] = [n, n + 1].map((portion) => `(${portion * PAGES_AT_ONCE},0)`);
    return sql`t.ctid >= ${from}::tid and t.ctid < ${to}::tid`;
  });
}

/** Whether a row `t`, or a part of it, may say any of the values that a pattern finds; redacting it shows whether it does. */
export const mentions = (pattern: string, part: Sql = sql`t`): Sql =>
  sql`lower(${part}::text) ~ ${unfoldedPattern(pattern)}::text`;

/** Deletes documents with their contents, and answers how many. */
export async function deleteDocuments(tx: Tx, where: Sql): Promise<number> {
  await tx.query(sql`
    update certificate set document_id = null
    where document_id in (select t.id from document t where ${where})`);
  await tx.query(sql`
    update certificate_batch_animal set document_id = null
    where document_id in (select t.id from document t where ${where})`);
  const gone = await tx.query<{ sha256: string }>(
    sql`delete from document t where ${where} returning sha256`,
  );
  await deleteContents(
    tx,
    gone.map(({ sha256 }) => sha256),
  );
  return gone.length;
}

/** Deletes contents that nothing names any more, at once: the cleanup job would leave them for minutes. */
export const deleteContents = (tx: Tx, hashes: readonly string[]): Promise<unknown> =>
  tx.query(sql`
    delete from file_content c where c.sha256 = any(${[...hashes]}::text[])
      and not exists (select from document d where d.sha256 = c.sha256)
      and not exists (select from temp_document d where d.sha256 = c.sha256)`);

/** Records whose versions are redacted with them. */
export interface ErasedRecords {
  readonly module: string;
  readonly ids: readonly number[];
  /** Fields that are emptied in every version. */
  readonly blank: readonly string[];
}

/** Applies a rule to its table; answers how much it removed, and the records whose versions follow. */
export async function applyRule(
  tx: Tx,
  table: string,
  rule: Extract<ErasureRule, { does: 'REDACT' | 'DELETE' }>,
  columns: readonly Column[],
  subject: Subject,
): Promise<{ readonly count: number; readonly files: number; readonly records: readonly ErasedRecords[] }> {
  if (rule.does === 'DELETE') {
    const where = rule.rows(subject);
    const isFile = table === 'temp_document';
    const gone = await tx.query<{ sha256: string | null }>(
      sql`delete from ${ident(table)} t where ${where} returning ${isFile ? sql`sha256` : sql`null as sha256`}`,
    );
    if (isFile)
      await deleteContents(
        tx,
        gone.flatMap(({ sha256 }) => sha256 ?? []),
      );
    return { count: gone.length, files: 0, records: [] };
  }
  const { rows, blank = [], documents, module, search } = rule;
  let [count, files] = [0, 0];
  const records: ErasedRecords[] = [];
  if (rows) {
    const where = sql`(${rows(subject)})`;
    const hasId = documents !== undefined || module !== undefined;
    const ids = hasId
      ? (await tx.query<{ id: number }>(sql`select t.id from ${ident(table)} t where ${where}`)).map(
          ({ id }) => id,
        )
      : [];
    if (documents)
      files = await deleteDocuments(
        tx,
        sql`t.document_type = ${documents}::text and t.document_type_id = any(${ids}::bigint[])`,
      );
    if (module) records.push({ module, ids, blank: blank.map(toCamel) });
    count += await redactRows(tx, { table, columns, where, pattern: subject.pattern, blank });
  }
  if (search) {
    const { ownPattern: pattern } = subject;
    for (const within of await pagesOf(tx, table))
      count += await redactRows(tx, {
        table,
        columns,
        where: sql`${within} and ${mentions(pattern)}`,
        pattern,
      });
  }
  return { count, files, records };
}
