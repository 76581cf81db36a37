import sql from 'sql-template-tag';
import type { Import } from '../../../resources/kit/import.ts';
import { parentField } from '../../../resources/kit/module.ts';
import { MAX_COLUMNS, type ImportMapping } from '../../../resources/work/dataImport/schema.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { conflict } from '../../errors.ts';
import type { RunningJob } from '../handleJob.ts';
import type { runImport } from '../../../resources/work/dataImport/jobs.ts';
import { moduleNamed } from './importColumns.ts';
import { foldWord } from './importTexts.ts';
import type { ImportRecord } from './importRecord.ts';
import { textIn, type KeptCell } from './readRow.ts';
import { readTable, type SourceCell, type SourceRow } from './source.ts';

/** Where a dry run ended its last batch. */
export type DryRunPosition =
  | { readonly phase: 'READ'; readonly line: number; readonly read: number }
  | { readonly phase: 'ROWS'; readonly group: number; readonly line: number };

/** Rows that are kept in one transaction. */
const KEPT_AT_ONCE = 1_000;

const kept = ({ text, kind }: SourceCell): KeptCell =>
  kind === 'TEXT' || kind === 'EMPTY' ? text : [text, kind];

/** What tells the record of a row, as it is written: rows that say the same are of one record. */
function groupKey(
  { keys, of, defaults = {} }: Import,
  mapping: ImportMapping,
  cells: readonly KeptCell[],
): string | null {
  const { parent } = moduleNamed(of);
  // A child record names its parent by the parent's own number.
  const columnOf = (name: string): string =>
    parent?.by !== undefined && name === parentField(parent) ? parent.by : name;
  for (const { fields } of keys) {
    const columns = fields.map(columnOf).filter((name) => !(name in defaults) || mapping[name] !== undefined);
    const parts = columns.map((name) => foldWord(textIn(mapping, cells, name)).replaceAll(' ', ''));
    if (parts.length > 0 && parts.every((part) => part !== '')) return parts.join(' ').slice(0, 400);
  }
  return null;
}

async function keep(
  tx: Queryable,
  imported: Import,
  { id, mapping }: ImportRecord,
  rows: readonly SourceRow[],
): Promise<void> {
  const first = new Map<string, number>();
  const values = rows.map(({ line, cells: given }) => {
    const cells = given.slice(0, MAX_COLUMNS).map(kept);
    const key = groupKey(imported, mapping, cells);
    if (key !== null && !first.has(key)) first.set(key, line);
    return { line, key, first: key === null ? line : first.get(key), cells };
  });
  // The database has no character of the number 0.
  const written = JSON.stringify(values).replaceAll('\\u0000', '');
  await tx.query(sql`
    insert into data_import_row (import_id, line, group_line, group_key, cells)
    select ${id}, r.line, coalesce((select d.group_line from data_import_row d where d.import_id = ${id} and d.group_key = r.key limit 1), r.first),
      r.key, r.cells
    from jsonb_to_recordset(${written}::jsonb) as r (line int, key text, first int, cells jsonb)`);
}

/** Keeps the rows of a file, part by part: a killed server goes on where it stopped. */
export async function keepRows(
  { services: { db }, batch }: Pick<RunningJob<typeof runImport, DryRunPosition>, 'services' | 'batch'>,
  declared: Import,
  record: ImportRecord,
  from: { readonly line: number; readonly read: number } | undefined,
): Promise<void> {
  const { id, fileId, options } = record;
  if (fileId === null) throw conflict('IMPORT_FILE_GONE');
  let { line, read } = from ?? { line: 0, read: 0 };
  if (!from)
    await batch(async ({ tx }) => {
      await tx.query(sql`delete from data_import_row where import_id = ${id}`);
      return { done: 0, position: { phase: 'READ', line: 0, read: 0 } };
    });
  let rows: SourceRow[] = [];
  const flush = async (): Promise<void> => {
    const some = rows;
    rows = [];
    if (some.length === 0) return;
    line = some.at(-1)!.line;
    read += some.length;
    await batch(async ({ tx }) => {
      await keep(tx, declared, record, some);
      return { done: some.length, position: { phase: 'READ', line, read } };
    });
  };
  for await (const row of readTable(db as Db, fileId, options, line + 1)) {
    rows.push(row);
    if (rows.length === KEPT_AT_ONCE) await flush();
  }
  await flush();
  await batch(async () => ({ done: 0, total: read * 2, position: { phase: 'ROWS', group: 0, line: 0 } }));
}
