import type { Import } from '../../../../resources/kit/import.ts';
import type { ImportOptions } from '../../../../resources/work/dataImport/schema.ts';
import type { Queryable } from '../../../db/db.ts';
import { describeTable, type SourceDescription } from '../../../import/source/openTable.ts';
import { columnsOf } from '../../../work/imports/importColumns.ts';
import { guessMapping } from '../../../work/imports/importTexts.ts';

/** Lines among which the headers are looked for, where what was recognised as headers names no column of ours. */
const LOOKED_AT = 5;

/**
 * Describes a file for an import: its line of headers is that whose words are our columns, where what is recognised by
 * its form alone has not all columns that are needed.
 */
export async function findTable(
  db: Queryable,
  fileId: string,
  declared: Import,
  options: ImportOptions,
  remembered: Readonly<Record<string, string>>,
): Promise<SourceDescription> {
  const needed = columnsOf(declared).filter(({ isRequired }) => isRequired);
  const guessOf = ({ columns }: SourceDescription) => guessMapping(declared, columns, remembered);
  const isWhole = (table: SourceDescription): boolean => {
    const mapping = guessOf(table);
    return needed.every(({ name }) => mapping[name] !== undefined);
  };
  const namesOf = (table: SourceDescription): number => Object.keys(guessOf(table)).length;
  /** The table of a sheet by its best line of headers. */
  const bestOf = async (within: ImportOptions): Promise<SourceDescription> => {
    const found = await describeTable(db, fileId, within);
    if (within.headerRow !== undefined) return found;
    // Above what was recognised, in a list of words, the headers may look like its rows.
    const last = isWhole(found) ? Math.min(LOOKED_AT, found.headerRow - 1) : LOOKED_AT;
    let best = found;
    for (let headerRow = 1; headerRow <= Math.min(last, found.rows); headerRow += 1) {
      // eslint-disable-next-line no-await-in-loop -- the line that names most of our columns
      const other = await describeTable(db, fileId, { ...within, headerRow });
      if (isWhole(other) && (!isWhole(best) || namesOf(other) > namesOf(best))) best = other;
    }
    return best;
  };
  const first = await bestOf(options);
  if (isWhole(first)) return first;
  // The rows of a workbook need not stand on its first sheet.
  for (const { name, isHidden, rows } of first.sheets) {
    if (isHidden || rows === 0 || name === first.sheet) continue;
    // eslint-disable-next-line no-await-in-loop -- the first sheet that names our columns
    const other = await bestOf({ ...options, sheet: name });
    if (isWhole(other)) return other;
  }
  return first;
}
