import type { CellReader } from '../../kit/import.ts';
import type { CatalogueCode } from '../../kit/codes.ts';
import { readPostalCode } from '../../numbers/postalCode.ts';
import { normalisePhone } from '../../numbers/phone.ts';
import { readTransponder } from '../../numbers/transponderShape.ts';

export interface Cell {
  readonly text: string;
  readonly kind: string;
}
export type ReadCell = { readonly value: unknown } | { readonly error: CatalogueCode };

/** Reads a cell as a column asks for. Words are read by their tables. */
export function readCell(reader: CellReader, cell: Cell): ReadCell {
  const { text } = cell;
  switch (reader) {
    case 'DATE': {
      const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
        ? text
        : /^(\d\d)[/.-](\d\d)[/.-](\d{4})$/.exec(text)?.slice(1).reverse().join('-');
      return day === undefined ? { error: 'CELL_NOT_READ' } : { value: day };
    }
    case 'TRANSPONDER':
      return { value: readTransponder(text) };
    case 'PHONE':
      return { value: normalisePhone(text) ?? text };
    case 'POSTAL_CODE':
      return { value: readPostalCode(text) };
    case 'NUMBER':
      return /^\d+$/.test(text) ? { value: Number(text) } : { error: 'CELL_NOT_READ' };
    default:
      return { value: text };
  }
}
