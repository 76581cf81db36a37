import sql from 'sql-template-tag';
import type { ErrorCode } from '../../../resources/kit/codes.ts';
import type { SavedRecord } from '../../db/watchTx.ts';
import { Refusal } from '../../errors.ts';
import type { Write } from '../../write/openWrite.ts';
import type { Values } from '../../write/recordValues.ts';
import { besideEachOther } from '../besideEachOther.ts';
import { holdWrite, type HeldWrite } from '../bulk/applyChange.ts';
import { RowConflict, type AnyImport, type MetRecord, type ReadRow } from './handleImport.ts';
import type { RowFault } from './readRow.ts';

/** A row whose cells could be read, as it is to be written. */
export interface DueRow {
  readonly line: number;
  readonly values: Values;
  readonly decision: ReadRow['decision'];
  /** It names records that this very file may make: it waits for all rows before it. */
  readonly reread?: (
    write: Write,
  ) => Promise<{ readonly values: Values; readonly faults: readonly RowFault[] }>;
}

/** What became of a row. */
export interface AppliedRow {
  readonly line: number;
  readonly saves: readonly SavedRecord[];
  readonly met?: MetRecord | undefined;
  /** It became a record together with an earlier row, which has the saves. */
  readonly isWithAnother?: true;
  readonly conflict?: RowConflict;
  readonly refusal?: RowRefusal;
}

/** Why a row is left out: what is said first, and all else that is wrong with it. */
export interface RowRefusal {
  readonly code: ErrorCode;
  readonly column: string | undefined;
  readonly more?: readonly RowFault[];
}

/** The refusal of a row whose cells cannot be read. */
export const unreadable = ([first, ...more]: readonly RowFault[]): RowRefusal | undefined =>
  first && { ...first, more };

/** The import that versions are to name, and who learns of each save. */
type WrittenBy = Parameters<typeof holdWrite>[1];

/** A row that leaves something behind which must be rolled back, or that needs a transaction of its own. */
class Spoiled extends Error {}

/** A row that a refusal leaves out. */
export const refused = (line: number, { errors: [first, ...more], code }: Refusal): AppliedRow => ({
  line,
  saves: [],
  refusal: {
    code: first?.error ?? code,
    column: first?.property,
    more: more.map(({ property, error }) => ({ code: error, column: property })),
  },
});

/** Writes one row; a refusal or conflict is its answer. */
async function applyOne({ apply }: AnyImport, row: DueRow, write: Write): Promise<Omit<AppliedRow, 'saves'>> {
  const { line, decision } = row;
  try {
    const { values, faults } = row.reread ? await row.reread(write) : { values: row.values, faults: [] };
    const refusal = unreadable(faults);
    if (refusal) return { line, refusal };
    return { line, met: await apply({ write, values, decision }) };
  } catch (error) {
    if (error instanceof RowConflict) return { line, conflict: error };
    if (error instanceof Refusal) return refused(line, error);
    throw error;
  }
}

const isWhole = ({ conflict, refusal }: Omit<AppliedRow, 'saves'>): boolean => !conflict && !refusal;

/** Writes rows one after the other, each in a savepoint of its own. */
async function applyInTurn(
  imported: AnyImport,
  rows: readonly DueRow[],
  write: Write,
  about: WrittenBy,
): Promise<AppliedRow[]> {
  const applied: AppliedRow[] = [];
  for (const row of rows) {
    const held = holdWrite(write, about);
    await write.tx.query(sql`savepoint import_row`);
    const result = await applyOne(imported, row, held.write);
    if (isWhole(result)) {
      await write.tx.query(sql`release savepoint import_row`);
      held.keep();
      applied.push({ ...result, saves: held.saves });
    } else {
      await write.tx.query(sql`rollback to savepoint import_row`);
      applied.push({ ...result, saves: [] });
    }
  }
  return applied;
}

/**
 * Writes rows beside each other, so that their statements leave together; rows with a lock in common follow one
 * another. What cannot be kept spoils all of them.
 * @throws Spoiled
 */
async function applyTogether(
  imported: AnyImport,
  rows: readonly DueRow[],
  write: Write,
  about: WrittenBy,
): Promise<AppliedRow[]> {
  const done = await besideEachOther<DueRow, { result: Omit<AppliedRow, 'saves'>; held: HeldWrite }>(
    rows,
    (row) => (row.reread ? 'ALL' : (imported.locks?.(row.values) ?? [])),
    async (row) => {
      const held = holdWrite(write, about);
      const result = await applyOne(imported, row, held.write);
      if (!isWhole(result) && held.hasWritten()) throw new Spoiled();
      return { result, held };
    },
  ).catch(() => {
    throw new Spoiled();
  });
  for (const { result, held } of done) if (isWhole(result)) held.keep();
  return done.map(({ result, held }) => ({ ...result, saves: isWhole(result) ? held.saves : [] }));
}

/** Rows that are tried together once: as many as a spoiled one may cost. */
const TOGETHER = 100;

/** Writes the rows of a batch, as many together as can be. */
export async function applyRows(
  imported: AnyImport,
  rows: readonly DueRow[],
  write: Write,
  importId?: number,
  saved?: (save: SavedRecord) => void,
): Promise<AppliedRow[]> {
  const applied: AppliedRow[] = [];
  for (let at = 0; at < rows.length; at += TOGETHER)
    applied.push(...(await applySome(imported, rows.slice(at, at + TOGETHER), write, { importId, saved })));
  return applied;
}

async function applySome(
  imported: AnyImport,
  rows: readonly DueRow[],
  write: Write,
  about: WrittenBy,
): Promise<AppliedRow[]> {
  if (rows.length < 4) return applyInTurn(imported, rows, write, about);
  await write.tx.query(sql`savepoint import_rows`);
  try {
    const applied = await applyTogether(imported, rows, write, about);
    await write.tx.query(sql`release savepoint import_rows`);
    return applied;
  } catch (error) {
    await write.tx.query(sql`rollback to savepoint import_rows`);
    if (!(error instanceof Spoiled)) throw error;
  }
  const half = Math.ceil(rows.length / 2);
  return [
    ...(await applySome(imported, rows.slice(0, half), write, about)),
    ...(await applySome(imported, rows.slice(half), write, about)),
  ];
}
