import type { CatalogueCode } from '../../../kit/codes.ts';
import { cleanLine } from '../../../numbers/cleanText.ts';
import { foldText } from '../../../numbers/text.ts';

/** What a file says that a cell is; a text file says of all that they are text. */
export type CellKind = 'TEXT' | 'NUMBER' | 'DATE' | 'BOOLEAN' | 'ERROR' | 'EMPTY';

/** A cell as it stands in a file. */
export interface Cell {
  readonly text: string;
  readonly kind: CellKind;
}

/**
 * What a cell was read as, or the code that says why it cannot be. `notes` are codes of what the reading changed or left
 * out, which a person is shown; `proposal` is a value that is offered, and taken only where a person says so.
 */
export type Reading<Value> =
  | { readonly value: Value; readonly notes?: readonly CatalogueCode[]; readonly proposal?: Value }
  | { readonly error: CatalogueCode; readonly proposal?: Value };

/** A value with its notes, which are left out where there are none. */
export const reading = <Value>(value: Value, notes: readonly CatalogueCode[] = []): Reading<Value> =>
  notes.length > 0 ? { value, notes } : { value };

/** A text that a spreadsheet was made to keep as text: `="620…"`, or an apostrophe before it. */
const KEPT_TEXT = /^(?:="([^"]*)"|'(?=[\d=+-])(.*))$/s;

export interface PlainCell {
  readonly text: string;
  readonly notes: readonly CatalogueCode[];
}

/** Signs of the longest cell that is a value: what is longer is text, or meant to keep a pattern busy. */
const MAX_VALUE = 400;

/** The text of a cell on one line, out of a formula that only keeps it; '' for an empty one; or why it has none. */
export function plainCell({ text, kind }: Cell): PlainCell | { readonly error: CatalogueCode } {
  if (kind === 'ERROR') return { error: 'CELL_IS_ERROR' };
  if (text.length > MAX_VALUE && text.trim().length > MAX_VALUE) return { error: 'CELL_TOO_LONG' };
  const line = cleanLine(text);
  const kept = KEPT_TEXT.exec(line);
  return kept
    ? { text: cleanLine(kept[1] ?? kept[2] ?? ''), notes: ['CELL_FORMULA_TEXT'] }
    : { text: line, notes: [] };
}

/** Words by which lists say that there is nothing, folded. */
const NONE = new Set([
  'none',
  'n/a',
  'na',
  'n.a.',
  'nd',
  'n/d',
  '-',
  '--',
  '---',
  '.',
  '?',
  'null',
  'nil',
  'sem',
  'nao',
  'nao tem',
  'nenhum',
  'nenhuma',
  'desconhecido',
  'desconhecida',
  'unknown',
  'no',
  's/n',
  'a definir',
  'sem chip',
  's/ chip',
  's/chip',
  'sem microchip',
  'no chip',
  'not chipped',
  'x',
]);

/** Whether a text says that there is nothing. */
export const meansNone = (text: string): boolean => NONE.has(foldText(text));

/**
 * Reads a cell by what is not the same for all: an error is refused, an empty cell and one that says "none" are null.
 */
export function readCell<Value>(
  cell: Cell,
  read: (text: string, notes: readonly CatalogueCode[]) => Reading<Value | null>,
  none: (text: string) => boolean = meansNone,
): Reading<Value | null> {
  const plain = plainCell(cell);
  if ('error' in plain) return plain;
  if (plain.text === '') return { value: null };
  if (none(plain.text)) return { value: null, notes: ['CELL_MEANS_NONE'] };
  return read(plain.text, plain.notes);
}
