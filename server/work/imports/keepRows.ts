import sql from 'sql-template-tag';
import type { Import } from '../../../resources/kit/import.ts';
import { parentField } from '../../../resources/kit/module.ts';
import { MAX_COLUMNS, type ImportMapping } from '../../../resources/work/dataImport/schema.ts';
import { decideDateOrder, type DateOrder } from '../../../resources/work/import/cells/decideDateOrder.ts';
import { getOne, type Queryable } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import { conflict } from '../../errors.ts';
import type { RunningJob } from '../handleJob.ts';
import type { runImport } from '../../../resources/work/dataImport/jobs.ts';
import { columnsOf, moduleNamed } from './importColumns.ts';
import { foldWord } from './importTexts.ts';
import { setImport, type ImportRecord } from './importRecord.ts';
import { textIn, type KeptCell } from './readRow.ts';
import { readTable, type SourceCell, type SourceRow } from '../../import/source/openTable.ts';

/** The order of day and month of our columns, as far as rows have decided it. */
type Orders = Readonly<Record<string, DateOrder>>;

/** Where a dry run ended its last batch. */
export type DryRunPosition =
  | { readonly phase: 'READ'; readonly line: number; readonly read: number; readonly orders: Orders }
  | { readonly phase: 'ROWS'; readonly group: number; readonly line: number };

/** Rows that are kept in one transaction. */
const KEPT_AT_ONCE = 1_000;

/** The database has no character of the number 0. */
const kept = ({ text, kind }: SourceCell): KeptCell => {
  const plain = text.replaceAll('\0', '');
  return kind === 'TEXT' || kind === 'EMPTY' ? plain : [plain, kind];
};

/** What some more rows decide of the order of day and month. */
function ordersWith(
  declared: Import,
  mapping: ImportMapping,
  known: Orders,
  rows: readonly SourceRow[],
): Orders {
  const orders: Record<string, DateOrder> = { ...known };
  for (const { name, reader } of columnsOf(declared)) {
    const at = mapping[name];
    if (reader !== 'DATE' || typeof at !== 'number' || orders[name] === 'MIXED') continue;
    const found = decideDateOrder(rows.map(({ cells }) => cells[at]?.text ?? ''));
    const before = orders[name] ?? 'AMBIGUOUS';
    if (found === 'AMBIGUOUS' || found === before) continue;
    orders[name] = before === 'AMBIGUOUS' ? found : 'MIXED';
  }
  return orders;
}

/** The value that identifies the record of a row, as it is written: rows with the same value are of one record. */
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
  const values = rows.map(({ line, cells: given, warning }) => {
    const cells = given.slice(0, MAX_COLUMNS).map(kept);
    const key = groupKey(imported, mapping, cells);
    if (key !== null && !first.has(key)) first.set(key, line);
    return { line, key, first: key === null ? line : first.get(key), cells, warning };
  });
  await tx.query(sql`
    insert into data_import_row (import_id, line, group_line, group_key, cells, warning)
    select ${id}, r.line, coalesce((select d.group_line from data_import_row d where d.import_id = ${id} and d.group_key = r.key limit 1), r.first),
      r.key, r.cells, r.warning
    from jsonb_to_recordset(${json(values)}) as r (line int, key text, first int, cells jsonb, warning text)`);
}

/** Rows that the users of an entity, or an account without one, have had read within a day, this import aside. */
async function rowsOfToday(db: Queryable, { id, userId, entityId }: ImportRecord): Promise<number> {
  const of =
    entityId === null ? sql`entity_id is null and user_id = ${userId}` : sql`entity_id = ${entityId}`;
  const { rows } = await getOne<{ rows: number }>(
    db,
    sql`select coalesce(sum(row_count), 0)::int as rows from data_import
      where ${of} and creation_timestamp > now() - interval '1 day' and id <> ${id}`,
  );
  return rows;
}

/** Keeps the rows of a file, part by part: a killed server continues where it stopped. */
export async function keepRows(
  running: Pick<RunningJob<typeof runImport, DryRunPosition>, 'services' | 'batch' | 'caller'>,
  declared: Import,
  record: ImportRecord,
  from: Extract<DryRunPosition, { readonly phase: 'READ' }> | undefined,
): Promise<void> {
  const { services, batch, caller } = running;
  const { db, settings } = services;
  const { id, fileId, options, mapping, form } = record;
  if (fileId === null) throw conflict('IMPORT_FILE_GONE');
  let { line, read, orders } = from ?? { line: 0, read: 0, orders: {} };
  if (!from)
    await batch(async ({ tx }) => {
      await tx.query(sql`delete from data_import_row where import_id = ${id}`);
      return { done: 0, position: { phase: 'READ', line, read, orders } };
    });
  // What is kept of a file may be many times as large as the file was.
  const most = caller.actor.isOperator ? Infinity : settings.limits.entityImportRows;
  const before = caller.actor.isOperator ? 0 : await rowsOfToday(db, record);
  let rows: SourceRow[] = [];
  const flush = async (): Promise<void> => {
    const some = rows;
    rows = [];
    if (some.length === 0) return;
    line = some.at(-1)!.line;
    read += some.length;
    orders = ordersWith(declared, mapping, orders, some);
    if (before + read > most) throw conflict('IMPORT_ROWS_LIMIT');
    await batch(async ({ tx }) => {
      await keep(tx, declared, record, some);
      await setImport(tx, id, { rowCount: read });
      return { done: some.length, position: { phase: 'READ', line, read, orders } };
    });
  };
  for await (const row of readTable(db, fileId, options, line + 1)) {
    rows.push(row);
    if (rows.length === KEPT_AT_ONCE) await flush();
  }
  await flush();
  await batch(async ({ tx }) => {
    await setImport(tx, id, { form: { ...form, orders } });
    return { done: 0, total: read * 2, position: { phase: 'ROWS', group: 0, line: 0 } };
  });
}
