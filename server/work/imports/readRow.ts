import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import type { Import } from '../../../resources/kit/import.ts';
import { readCell, type Cell } from '../../../resources/work/dataImport/readCell.ts';
import { MAX_WORD, type ImportMapping, type ImportWords } from '../../../resources/work/dataImport/schema.ts';
import type { Values } from '../../write/recordValues.ts';
import { columnsOf, type ColumnFacts } from './importColumns.ts';
import { foldWord, meaningsOf } from './importTexts.ts';
import type { WordFinder } from './wordFinder.ts';

/** A cell as it is kept: its text, with its kind where that says more. */
export type KeptCell = string | readonly [text: string, kind: string];

/** Why a row is left out, and which of its columns that is about. */
export interface RowFault {
  readonly code: CatalogueCode;
  readonly column: string;
}

/** The values of a row by our columns, or what is wrong with it. */
export interface RowValues {
  readonly values: Values;
  readonly faults: readonly RowFault[];
}

/** How the rows of an import are read. */
export interface RowReading {
  readonly declared: Import;
  readonly mapping: ImportMapping;
  readonly words: ImportWords;
  readonly finder: WordFinder;
}

export const cellOf = (kept: KeptCell | undefined): Cell =>
  kept === undefined
    ? { text: '', kind: 'EMPTY' }
    : typeof kept === 'string'
      ? { text: kept, kind: kept === '' ? 'EMPTY' : 'TEXT' }
      : { text: kept[0], kind: kept[1] };

/** The text of a column of a row. */
export const textIn = (mapping: ImportMapping, cells: readonly KeptCell[], column: string): string =>
  cellOf(cells[mapping[column] ?? -1]).text;

/** The meaning that the table of words gives; undefined where it has none, null where the word means nothing. */
function translated(words: ImportWords, column: ColumnFacts, text: string): unknown {
  const table = Object.hasOwn(words, column.name) ? words[column.name] : undefined;
  const word = foldWord(text).slice(0, MAX_WORD);
  const target = table && Object.hasOwn(table, word) ? table[word] : undefined;
  if (target === undefined) return undefined;
  if (target === '') return null;
  if (column.field.kind === 'reference') return Number(target);
  return column.field.kind === 'boolean' ? target === 'true' : target;
}

async function valueOf(
  reading: RowReading,
  column: ColumnFacts,
  cell: Cell,
  near: string | undefined,
): Promise<{ readonly value: unknown } | { readonly error: CatalogueCode }> {
  if (cell.kind === 'ERROR') return { error: 'CELL_HAS_FAULT' };
  const own = translated(reading.words, column, cell.text);
  if (own !== undefined) return { value: own };
  const meaning = meaningsOf(column).get(foldWord(cell.text));
  if (meaning !== undefined) return { value: meaning };
  if (column.field.kind === 'reference') {
    const read = column.reader === 'WORD' ? { value: cell.text } : readCell(column.reader, cell);
    return 'error' in read ? read : reading.finder.find(column, String(read.value), near);
  }
  if (column.field.kind === 'choice' && column.reader === 'WORD') return { error: 'UNKNOWN_WORD' };
  return readCell(column.reader, cell);
}

/** The parish that a form proposes of a postal code. */
const parishNear = async ({ finder }: RowReading, near: string | undefined) => ({
  value: near === undefined ? undefined : await finder.parishOf(near),
});

/** Reads a row by the columns of its import. */
export async function readRow(reading: RowReading, cells: readonly KeptCell[]): Promise<RowValues> {
  const values: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  for (const column of columnsOf(reading.declared)) {
    const beside = column.near === undefined ? undefined : values[column.near];
    const near = typeof beside === 'string' ? beside : undefined;
    const at = reading.mapping[column.name];
    const cell = at === undefined ? undefined : cellOf(cells[at]);
    const isEmpty = !cell || (cell.kind !== 'ERROR' && cell.text === '');
    if (isEmpty && near === undefined) continue;
    // eslint-disable-next-line no-await-in-loop -- words are known after the first row that has them
    const read = await (isEmpty ? parishNear(reading, near) : valueOf(reading, column, cell, near));
    if ('error' in read) faults.push({ code: read.error, column: column.name });
    else if (read.value !== null && read.value !== undefined && read.value !== '')
      values[column.name] = read.value;
  }
  return { values, faults };
}
