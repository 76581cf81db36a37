import type { CellReader } from '../../kit/import.ts';
import type { CatalogueCode } from '../../kit/codes.ts';
import { cleanLine } from '../../numbers/cleanText.ts';
import type { Cell, Reading } from '../import/cells/cell.ts';
import { plainCell } from '../import/cells/cell.ts';
import type { DateOrder } from '../import/cells/decideDateOrder.ts';
import { readBreed } from '../import/cells/readBreed.ts';
import { readDate } from '../import/cells/readDate.ts';
import { readEmail } from '../import/cells/readEmail.ts';
import { readName } from '../import/cells/readName.ts';
import { readPhones } from '../import/cells/readPhones.ts';
import { readPostalCodeCell } from '../import/cells/readPostalCodeCell.ts';
import { readSex } from '../import/cells/readSex.ts';
import { readTaxNumber } from '../import/cells/readTaxNumber.ts';
import { readTransponderCell } from '../import/cells/readTransponderCell.ts';
import { readTransponderRange } from '../import/cells/readTransponderRange.ts';
import { readYesNo } from '../import/cells/readYesNo.ts';

/** What decides how a cell is read beside its column. */
export interface CellHow {
  /** The order of day and month in the column. */
  readonly order?: DateOrder | undefined;
  /** The country of a tax number. */
  readonly country?: string | undefined;
  /** Whether the numbers of tests count, as in the demonstration. */
  readonly allowTest?: boolean | undefined;
}

/**
 * A value with those of further fields beside it that the same cell says, and codes of what the reading changed or left
 * out; or why it has none.
 */
export type CellValue =
  | {
      readonly value: unknown;
      readonly beside?: Readonly<Record<string, unknown>>;
      readonly notes?: readonly CatalogueCode[];
    }
  | { readonly error: CatalogueCode };

const noted = (notes: readonly CatalogueCode[] | undefined) => (notes ? { notes } : {});

const plain = <Value>(read: Reading<Value>): CellValue =>
  'error' in read ? { error: read.error } : { value: read.value, ...noted(read.notes) };

/** A value of several parts as the fields that they fill. */
function parts<Value>(
  read: Reading<Value | null>,
  into: (
    value: Value,
  ) => Exclude<CellValue, { readonly error: CatalogueCode }> | { readonly error: CatalogueCode },
): CellValue {
  if ('error' in read) return { error: read.error };
  if (read.value === null) return { value: null, ...noted(read.notes) };
  const given = into(read.value);
  return 'error' in given ? given : { ...given, ...noted(read.notes) };
}

/** Text as it is, on one line or several. */
function readText(cell: Cell, isLong: boolean): CellValue {
  if (isLong) return cell.kind === 'ERROR' ? { error: 'CELL_IS_ERROR' } : { value: cell.text.trim() };
  const read = plainCell(cell);
  return 'error' in read ? read : { value: cleanLine(read.text), ...noted(read.notes) };
}

function readNumber(cell: Cell): CellValue {
  const read = plainCell(cell);
  if ('error' in read) return read;
  return /^\d{1,9}$/.test(read.text) ? { value: Number(read.text) } : { error: 'CELL_NOT_READ' };
}

/** Reads a cell as a column asks for it. Words of choices are read by their tables. */
export function readCellAs(reader: CellReader, cell: Cell, how: CellHow): CellValue {
  const { order, country, allowTest = false } = how;
  switch (reader) {
    case 'DATE':
      return plain(readDate(cell, order ? { order } : {}));
    case 'SEX':
      return parts(readSex(cell), ({ sex }) => ({ value: sex }));
    case 'BREED':
      return parts(readBreed(cell), ({ name, otherName, isCross, hasNoBreed }) =>
        // The register may have a breed of that name; words that it does not have are translated by a person.
        hasNoBreed
          ? { value: cell.text.trim() }
          : { value: name, ...(isCross && { beside: { isCrossBreed: true, crossBreedId: otherName } }) },
      );
    case 'TRANSPONDER':
      return plain(readTransponderCell(cell, { allowTest }));
    case 'TRANSPONDERS':
      return parts(readTransponderRange(cell, { allowTest }), ({ first, last }) => ({
        value: first === last ? first : `${first}-${last}`,
      }));
    case 'TAX_NUMBER':
      return plain(readTaxNumber(cell, country ? { country } : {}));
    case 'PHONE':
      return parts(readPhones(cell), ([phone, phone2, phone3]) => ({
        value: phone,
        beside: { phone2, phone3 },
      }));
    case 'EMAIL':
      return plain(readEmail(cell));
    case 'NAME':
      return plain(readName(cell));
    case 'POSTAL_CODE':
      return plain(readPostalCodeCell(cell));
    case 'YES_NO':
      return plain(readYesNo(cell));
    case 'NUMBER':
      return readNumber(cell);
    case 'LONG_TEXT':
      return readText(cell, true);
    case 'TEXT':
    case 'WORD':
      return readText(cell, false);
  }
}
