import sql, { join } from 'sql-template-tag';
import { dataImport, type ImportState } from '../../../resources/work/dataImport/schema.ts';
import type {
  ImportMapping,
  ImportOptions,
  ImportWords,
  UnknownWord,
} from '../../../resources/work/dataImport/schema.ts';
import type { DateOrder } from '../../../resources/work/import/cells/decideDateOrder.ts';
import { getStored } from '../../crud/getStored.ts';
import { getOne, type Queryable } from '../../db/db.ts';
import { columnIdent, json } from '../../db/sql.ts';
import { findRecord } from '../../write/records.ts';
import type { StoredRecord } from '../../write/recordValues.ts';
import type { SaveLedger } from '../bulk/saves.ts';
import { columnsOf } from './importColumns.ts';
import type { AnyImport } from './handleImport.ts';

/** The form of a file, in which the rows that were refused come back. */
export interface FileForm {
  readonly kind?: 'CSV' | 'XLSX';
  readonly encoding?: string | null;
  readonly separator?: string | null;
  readonly columns?: readonly string[];
  /** The order of day and month in our columns of dates, as the rows decide it. */
  readonly orders?: Readonly<Record<string, DateOrder>>;
}

/** An import as its steps read it. */
export interface ImportRecord extends StoredRecord {
  readonly name: string;
  readonly kind: string;
  readonly source: string;
  readonly state: ImportState;
  readonly userId: number;
  readonly entityId: number | null;
  readonly jobId: number | null;
  readonly fileId: string | null;
  readonly options: ImportOptions;
  readonly form: FileForm;
  readonly mapping: ImportMapping;
  readonly words: ImportWords;
  readonly unknownWords: readonly UnknownWord[];
  readonly startTimestamp: string | null;
  readonly writeCount: number | null;
}

/** Imports as they are stored. */
export const storedImports = getStored<typeof dataImport, ImportRecord>(dataImport);

/** The saves of imports. */
export const IMPORT_SAVES: SaveLedger = {
  saves: sql`data_import_save`,
  records: sql`(select import_id as run_id, record_id, label from data_import_row)`,
  detail: 'dataImport',
};

/** Finds an import, without a check of access. */
export const findImportRecord = (
  db: Queryable,
  id: number,
  lock = false,
): Promise<ImportRecord | undefined> =>
  findRecord<ImportRecord>(db, storedImports, sql`t.id = ${id}`, { lock });

/** Values of an import that its steps set. */
export interface ImportValues {
  readonly state?: ImportState;
  readonly form?: FileForm;
  readonly unknownWords?: readonly UnknownWord[];
  readonly rowCount?: number;
  readonly newCount?: number;
  readonly changedCount?: number;
  readonly sameCount?: number;
  readonly conflictCount?: number;
  readonly refusedCount?: number;
  readonly writeCount?: number;
  readonly writtenCount?: number;
  readonly failedCount?: number;
  readonly error?: string | null;
  readonly readyTimestamp?: string;
  readonly endTimestamp?: string | null;
  readonly undoTimestamp?: string;
}

/** Sets values of an import. What is done with records has versions and audit rows; its own course has those of its job. */
export async function setImport(tx: Queryable, id: number, values: ImportValues): Promise<void> {
  const sets = Object.entries(values).map(
    ([name, value]) =>
      sql`${columnIdent(name)} = ${value !== null && typeof value === 'object' ? json(value) : value}`,
  );
  await tx.query(sql`update data_import set ${join(sets)} where id = ${id}`);
}

/** The rows that a run writes, as they were decided. */
export const isDue = sql`(state in ('NEW', 'CHANGED') and decision is distinct from 'SKIP'
  or state = 'CONFLICT' and decision in ('OURS', 'THEIRS'))`;

/** Counts the rows of an import by what becomes of them. */
export const countRows = (tx: Queryable, id: number) =>
  getOne<
    Record<
      | 'rowCount'
      | 'newCount'
      | 'changedCount'
      | 'sameCount'
      | 'conflictCount'
      | 'refusedCount'
      | 'writeCount',
      number
    >
  >(
    tx,
    sql`select count(*)::int as row_count, count(*) filter (where state = 'NEW')::int as new_count,
        count(*) filter (where state = 'CHANGED')::int as changed_count, count(*) filter (where state = 'SAME')::int as same_count,
        count(*) filter (where state = 'CONFLICT')::int as conflict_count, count(*) filter (where state = 'REFUSED')::int as refused_count,
        count(*) filter (where ${isDue})::int as write_count
      from data_import_row where import_id = ${id}`,
  );

/** Counts what a run has made of its rows so far. */
export const countResults = (tx: Queryable, id: number) =>
  getOne<{ readonly writtenCount: number; readonly failedCount: number }>(
    tx,
    sql`select count(*) filter (where result = 'WRITTEN')::int as written_count,
        count(*) filter (where result = 'FAILED')::int as failed_count
      from data_import_row where import_id = ${id}`,
  );

/** The order of day and month in our columns of dates: as a person said, or as the rows decide it. */
export function ordersOf(
  { declared }: AnyImport,
  { form, options }: Pick<ImportRecord, 'form' | 'options'>,
): Readonly<Record<string, DateOrder>> {
  return Object.fromEntries(
    columnsOf(declared)
      .filter(({ reader }) => reader === 'DATE')
      .map(({ name }) => [name, options.dateOrder ?? form.orders?.[name] ?? 'AMBIGUOUS']),
  );
}
