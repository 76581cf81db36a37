import { cleanVatNumber, isValidVat } from '../../../numbers/vatNumber.ts';
import { readCell, reading, type Cell, type Reading } from './cell.ts';

/** Digits of a Portuguese tax number; no valid one begins with 0, so that one digit less was cut off. */
const DIGITS = 9;

/** A tax number of a country (ISO 3166 alpha-2). One that lost digits is refused, and said to have lost them. */
export function readTaxNumber(
  cell: Cell,
  { country = 'PT' }: { readonly country?: string } = {},
): Reading<string | null> {
  return readCell(
    cell,
    (text, notes) => {
      if (/^\d+[.,]\d+e\+?\d+$/i.test(text)) return { error: 'CELL_NUMBER_SHORTENED' };
      const number = cleanVatNumber(country, text);
      if (isValidVat(country, number))
        return reading(number, number === text ? notes : [...notes, 'CELL_MARKS_DROPPED']);
      const isShort =
        country === 'PT' && /^\d+$/.test(number) && number.length < DIGITS && number.length >= DIGITS - 2;
      return { error: isShort ? 'CELL_TAX_NUMBER_SHORT' : 'CELL_NOT_A_TAX_NUMBER' };
    },
    (text) => /^(?:0+|[-.?]+|n\/?[ad]\.?)$/i.test(text),
  );
}
