import { isPostalCode, readPostalCode } from '../../../numbers/postalCode.ts';
import { readCell, reading, type Cell, type Reading } from './cell.ts';

/** A Portuguese postal code; the name of the place behind it is left out, and said to be. */
export function readPostalCodeCell(cell: Cell): Reading<string | null> {
  return readCell(cell, (text, notes): Reading<string | null> => {
    const [, code = text, place = ''] = /^(\d{4}\s?-?\s?\d{3})\b\s*(.*)$/.exec(text) ?? [];
    const read = readPostalCode(code);
    if (!isPostalCode(read))
      return {
        error: /^[1-9]\d{3}(?:\D|$)/.test(text) ? 'CELL_POSTAL_CODE_SHORT' : 'CELL_NOT_A_POSTAL_CODE',
      };
    if (place !== '') return reading<string | null>(read, [...notes, 'CELL_WORDS_DROPPED']);
    return reading<string | null>(read, read === text ? notes : [...notes, 'CELL_MARKS_DROPPED']);
  });
}
