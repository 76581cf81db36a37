import { awaitAll } from '../../db/awaitAll.ts';
import { Refusal } from '../../errors.ts';
import type { Counting, SignedInCaller } from '../../context.ts';
import type { CrudModule } from '../../crud/hooks.ts';
import { getStored } from '../../crud/getStored.ts';
import type { Values } from '../../write/recordValues.ts';
import type { RunningJob } from '../handleJob.ts';
import type { runImport } from '../../../resources/work/dataImport/jobs.ts';
import type { AnyImport } from './handleImport.ts';
import { moduleNamed } from './importColumns.ts';
import { readRow, type RowReading, type RowValues } from './readRow.ts';
import type { KeptRow } from './rowBatch.ts';

/** A row with what its cells mean. */
export interface ReadKeptRow {
  readonly row: KeptRow;
  readonly read: RowValues;
}

/** A row that its place in the file rules out: a line of totals, the headers once more. */
const leftOut = (code: NonNullable<KeptRow['warning']>): RowValues => ({
  values: {},
  faults: [{ code, column: '' }],
  notes: [],
});

/** Whether words alone are wanting, which this very file may yet bring on record. */
export const isOpen = ({ faults }: RowValues): boolean =>
  faults.length > 0 && faults.every(({ code }) => code === 'UNKNOWN_WORD');

/** Rows whose numbers are counted beside each other. */
const COUNTED_AT_ONCE = 4;

/** Counts the numbers of a row as the form of its module does: that of its parent, or those under which it is registered. */
async function countDeclared(
  { declared }: AnyImport,
  counting: Counting,
  caller: SignedInCaller,
  values: Values,
): Promise<void> {
  const stored: CrudModule = getStored(moduleNamed(declared.of));
  const { parent } = stored.module;
  const number = parent?.by === undefined ? undefined : values[parent.by];
  if (typeof number === 'string')
    await (stored.parent as CrudModule | undefined)?.hooks.beforeLookUp?.(counting, caller, number);
  await stored.hooks.beforeWrite?.(counting, caller, values);
}

/** Whether a row names one number of others more than its user may read in an hour. */
async function isBeyondLimit(
  imported: AnyImport,
  { services: { db, settings }, caller }: Pick<RunningJob<typeof runImport>, 'services' | 'caller'>,
  values: Values,
): Promise<boolean> {
  const counting: Counting = { db, settings, apart: 'import' };
  try {
    await countDeclared(imported, counting, caller, values);
    await imported.countNumbers?.(counting, caller, values);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return true;
    throw error;
  }
}

/**
 * Reads rows, and counts the numbers of others that they name, which what comes of them says to be on record or not: before the
 * transaction opens, which would hold the count until it ends. The operator's staff import for others, and read all of it anyway.
 */
export async function readBatch(
  running: Pick<RunningJob<typeof runImport>, 'services' | 'caller'>,
  imported: AnyImport,
  reading: RowReading,
  rows: readonly KeptRow[],
): Promise<readonly ReadKeptRow[]> {
  const found: ReadKeptRow[] = [];
  for (const row of rows) {
    // eslint-disable-next-line no-await-in-loop -- words are found once, by the first row that has them
    const read = row.warning ? leftOut(row.warning) : await readRow(reading, row.cells);
    found.push({ row, read });
  }
  if (running.caller.actor.isOperator) return found;
  const counted: ReadKeptRow[] = [];
  for (let at = 0; at < found.length; at += COUNTED_AT_ONCE) {
    const some = found.slice(at, at + COUNTED_AT_ONCE).map(async ({ row, read }): Promise<ReadKeptRow> => {
      const isWritten = read.faults.length === 0 || isOpen(read);
      if (!isWritten || !(await isBeyondLimit(imported, running, read.values))) return { row, read };
      return { row, read: { ...read, faults: [{ code: 'TOO_MANY_NUMBERS_IMPORTED', column: '' }] } };
    });
    // eslint-disable-next-line no-await-in-loop -- few at once: other calls share the connections
    counted.push(...(await awaitAll(some)));
  }
  return counted;
}
