import { refuseSource } from './refuseSource.ts';
import { MAX_CELL, type SourceCell } from './types.ts';

/** Errors of formulas as spreadsheet programs write them, in English and in Portuguese. */
const FORMULA_ERRORS = new Set([
  '#N/A',
  '#N/D',
  '#REF!',
  '#VALUE!',
  '#VALOR!',
  '#NAME?',
  '#NOME?',
  '#DIV/0!',
  '#NULL!',
  '#NULO!',
  '#NUM!',
  '#NÚM!',
]);

/** What no database stores: NUL, and halves of signs. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

export const EMPTY_CELL: SourceCell = { text: '', kind: 'EMPTY' };

/** The cell of a text; one of spaces only is empty. @throws Refusal SOURCE_CELL_TOO_LONG */
export function textCell(text: string, line: number): SourceCell {
  if (text.length > MAX_CELL) throw refuseSource('SOURCE_CELL_TOO_LONG', line);
  const stored = text.replace(UNSTORABLE, '');
  const trimmed = stored.trim();
  if (trimmed === '') return EMPTY_CELL;
  return { text: stored, kind: FORMULA_ERRORS.has(trimmed.toUpperCase()) ? 'ERROR' : 'TEXT' };
}
