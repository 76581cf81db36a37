import { EMPTY_CELL, textCell } from '../makeCell.ts';
import type { SourceCell } from '../types.ts';
import type { ShownAs } from './cellStyles.ts';
import { decodeEscapes } from './decodeEscapes.ts';
import { serialDay } from './serialDay.ts';

/** A cell as the part of a sheet has it. */
export interface StoredCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  readonly value: string;
  readonly hasFormula: boolean;
  /** Names a value that older programs do not know: a picture in the cell. */
  readonly hasPicture: boolean;
}

/** Spreadsheets keep 15 digits of a number: of more, the last ones are not those that were typed. */
const KEPT_DIGITS = 15;

/** A whole number as digits, another as it is stored. */
function numberCell(value: string): SourceCell {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return { text: value, kind: 'TEXT' };
  if (!Number.isInteger(number) || Math.abs(number) >= 1e21) return { text: String(number), kind: 'NUMBER' };
  const text = BigInt(number).toString();
  return text.replace('-', '').length > KEPT_DIGITS
    ? { text, kind: 'NUMBER', warning: 'SOURCE_DIGITS_ROUNDED' }
    : { text, kind: 'NUMBER' };
}

function shownNumber(value: string, shownAs: ShownAs, has1904Days: boolean): SourceCell {
  const number = Number(value);
  if (shownAs === 'NUMBER' || value.trim() === '' || !Number.isFinite(number)) return numberCell(value);
  const day = serialDay(number, has1904Days);
  if (day === null) return numberCell(value);
  // A time of day is stored as a part of a day.
  return shownAs === 'TIME' && number < 1
    ? { text: day.slice(11) || '00:00', kind: 'TEXT' }
    : { text: day, kind: 'DATE' };
}

/** '2023-10-31T00:00:00' → '2023-10-31'. */
const isoCell = (value: string): SourceCell => ({
  text: value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' '),
  kind: 'DATE',
});

/** A cell as it is read on: texts looked up, days and numbers as they were meant, formulas with their kept value. */
export function readSheetCell(
  cell: StoredCell,
  line: number,
  how: {
    readonly textOf: (index: number) => string;
    readonly styles: readonly ShownAs[];
    readonly has1904Days: boolean;
  },
): SourceCell {
  const { type, value } = cell;
  if (cell.hasPicture && (type === 'e' || value === ''))
    return { ...EMPTY_CELL, warning: 'SOURCE_PICTURE_IN_CELL' };
  if (value === '') return cell.hasFormula ? { ...EMPTY_CELL, warning: 'SOURCE_VALUE_NOT_KEPT' } : EMPTY_CELL;
  if (type === 's') return textCell(how.textOf(Number(value)), line);
  if (type === 'str' || type === 'inlineStr') return textCell(decodeEscapes(value), line);
  if (type === 'b') return { text: value === '1' || value === 'true' ? '1' : '0', kind: 'BOOLEAN' };
  if (type === 'e') return { text: textCell(value, line).text, kind: 'ERROR' };
  if (type === 'd') return isoCell(textCell(value, line).text);
  if (value.length > 40) return textCell(value, line);
  return shownNumber(value, how.styles[cell.style] ?? 'NUMBER', how.has1904Days);
}
