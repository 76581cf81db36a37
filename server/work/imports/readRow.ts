import type { CatalogueCode, ErrorCode } from '../../../resources/kit/codes.ts';
import type { Import } from '../../../resources/kit/import.ts';
import { readCellAs, type CellHow, type CellValue } from '../../../resources/work/dataImport/readCell.ts';
import { MAX_WORD, type ImportMapping, type ImportWords } from '../../../resources/work/dataImport/schema.ts';
import type { Cell, CellKind } from '../../../resources/work/import/cells/cell.ts';
import type { DateOrder } from '../../../resources/work/import/cells/decideDateOrder.ts';
import type { Values } from '../../write/recordValues.ts';
import { columnsOf, type ColumnFacts } from './importColumns.ts';
import { foldWord, meaningsOf } from './importTexts.ts';
import type { WordFinder } from './wordFinder.ts';

/** A cell as it is kept: its text, with its kind where that says more. */
export type KeptCell = string | readonly [text: string, kind: CellKind];

/** A code, and which of our columns it is about: why a row is left out, or how a cell was read. */
export interface RowFault {
  readonly code: ErrorCode;
  readonly column: string;
}

/** The values of a row by our columns, or what is wrong with it. */
export interface RowValues {
  readonly values: Values;
  readonly faults: readonly RowFault[];
  /** What the reading of cells has changed or left out. */
  readonly notes: readonly RowFault[];
}

/** How the rows of an import are read. */
export interface RowReading {
  readonly declared: Import;
  readonly mapping: ImportMapping;
  readonly words: ImportWords;
  readonly finder: WordFinder;
  /** The order of day and month in our columns of dates. */
  readonly orders: Readonly<Record<string, DateOrder>>;
  /** Whether the numbers of tests count, as in the demonstration. */
  readonly allowTest: boolean;
}

export const cellOf = (kept: KeptCell | undefined): Cell =>
  kept === undefined
    ? { text: '', kind: 'EMPTY' }
    : typeof kept === 'string'
      ? { text: kept, kind: kept === '' ? 'EMPTY' : 'TEXT' }
      : { text: kept[0], kind: kept[1] };

/** The cell of a column of a row, or the value that all rows have. */
const keptAt = (mapping: ImportMapping, cells: readonly KeptCell[], column: string): KeptCell | undefined => {
  const at = mapping[column];
  return typeof at === 'number' ? cells[at] : at;
};

/** The text of a column of a row. */
export const textIn = (mapping: ImportMapping, cells: readonly KeptCell[], column: string): string =>
  cellOf(keptAt(mapping, cells, column)).text;

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

/** The part of a column's name that says of which record it is: `owner.` of `owner.phone`. */
const partBefore = (name: string): string => name.slice(0, name.indexOf('.') + 1);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The records that the words of a cell name, its own and those beside it. */
async function named(
  { finder, declared }: RowReading,
  column: ColumnFacts,
  read: Exclude<CellValue, { readonly error: CatalogueCode }>,
  near: string | undefined,
): Promise<CellValue> {
  const { notes = [] } = read;
  if (isEmpty(read.value)) return { value: null, beside: read.beside ?? {}, notes };
  const found = await finder.find(column, String(read.value), near);
  if ('error' in found) return found;
  const beside: Record<string, unknown> = { ...read.beside };
  for (const [name, word] of Object.entries(beside)) {
    const other = columnsOf(declared).find((one) => one.name === partBefore(column.name) + name);
    if (other?.field.kind !== 'reference' || typeof word !== 'string') continue;
    // eslint-disable-next-line no-await-in-loop -- a cross has two breeds
    const otherFound = await finder.find(other, word, undefined);
    if ('error' in otherFound) return otherFound;
    beside[name] = otherFound.value;
  }
  return { value: found.value, beside, notes };
}

function valueOf(
  reading: RowReading,
  column: ColumnFacts,
  cell: Cell,
  near: string | undefined,
  how: CellHow,
): CellValue | Promise<CellValue> {
  const own = translated(reading.words, column, cell.text);
  if (own !== undefined) return { value: own };
  const meaning = meaningsOf(column).get(foldWord(cell.text));
  if (meaning !== undefined) return { value: meaning };
  const read = readCellAs(column.reader, cell, how);
  if ('error' in read) return read;
  if (column.field.kind === 'reference') return named(reading, column, read, near);
  if (column.field.kind === 'choice' && column.reader === 'WORD')
    return isEmpty(read.value) ? read : { error: 'UNKNOWN_WORD' };
  return read;
}

/** The parish that a form proposes of a postal code. */
const parishNear = async ({ finder }: RowReading, near: string | undefined): Promise<CellValue> => ({
  value: near === undefined ? undefined : await finder.parishOf(near),
});

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads a row by the columns of its import. */
export async function readRow(reading: RowReading, cells: readonly KeptCell[]): Promise<RowValues> {
  const { declared, mapping, orders, allowTest } = reading;
  const values: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  const notes: RowFault[] = [];
  for (const column of columnsOf(declared)) {
    const near = column.near === undefined ? undefined : asText(values[column.near]);
    const cell = mapping[column.name] === undefined ? undefined : cellOf(keptAt(mapping, cells, column.name));
    const hasNothing = !cell || (cell.kind !== 'ERROR' && cell.text === '');
    if (hasNothing && near === undefined) continue;
    const before = partBefore(column.name);
    const how: CellHow = {
      order: orders[column.name],
      country: asText(values[`${before}country`]),
      allowTest,
    };
    const given = hasNothing ? parishNear(reading, near) : valueOf(reading, column, cell, near, how);
    // eslint-disable-next-line no-await-in-loop -- words are known after the first row that has them
    const read = given instanceof Promise ? await given : given;
    if ('error' in read) faults.push({ code: read.error, column: column.name });
    else {
      if (!isEmpty(read.value)) values[column.name] = read.value;
      for (const code of read.notes ?? []) notes.push({ code, column: column.name });
      // What a cell says beside its own value; a column of its own says more.
      for (const [name, value] of Object.entries(read.beside ?? {}))
        if (!isEmpty(value)) values[before + name] ??= value;
    }
  }
  return { values, faults, notes };
}
