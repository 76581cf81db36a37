import type { CatalogueCode } from '../../../kit/codes.ts';
import { countOf, type TransponderRange } from '../../../numbers/transponderRanges.ts';
import { plainCell, reading, type Cell, type Reading } from './cell.ts';
import { readTransponderCell, type TransponderHow } from './readTransponderCell.ts';

export interface TransponderRangeHow extends TransponderHow {
  /** The last number, where it has a column of its own; else it stands behind the first, or is the first. */
  readonly last?: Cell;
  /** How many numbers the maker counted. */
  readonly count?: Cell;
}

/** Between the ends of a range: a dash, or a word. */
const BETWEEN = /^(.*\d)\s*(?:\p{Pd}|\.{2,}|…|>|\s(?:a|at[ée]|to)\s)\s*(\d.*)$/iu;

/** The text of a cell; '' where it has none that is a value. */
const plainText = (cell: Cell): string => {
  const plain = plainCell(cell);
  return 'error' in plain ? '' : plain.text;
};

/** A number as a range of one. */
function readOne(
  cell: Cell,
  how: TransponderHow,
): { value: string | null; notes: readonly CatalogueCode[] } | { error: CatalogueCode } {
  const read = readTransponderCell(cell, how);
  return 'error' in read ? { error: read.error } : { value: read.value, notes: read.notes ?? [] };
}

/** Consecutive numbers of a delivery, held against the count beside them. */
export function readTransponderRange(
  cell: Cell,
  how: TransponderRangeHow = {},
): Reading<TransponderRange | null> {
  const [, from, to] = BETWEEN.exec(plainText(cell)) ?? [];
  const isBoth = from !== undefined && to !== undefined && to.replace(/\D/g, '').length >= 14;
  const first = readOne(isBoth ? { text: from, kind: 'TEXT' } : cell, how);
  if ('error' in first) return first;
  if (first.value === null) return reading(null, first.notes);
  const lastCell = isBoth ? { text: to, kind: 'TEXT' as const } : how.last;
  const last = lastCell ? readOne(lastCell, how) : first;
  if ('error' in last) return last;
  const range = { first: first.value, last: last.value ?? first.value };
  if (range.first.slice(0, 3) !== range.last.slice(0, 3)) return { error: 'CELL_RANGE_OF_TWO_MAKERS' };
  if (range.first > range.last) return { error: 'CELL_RANGE_BACKWARDS' };
  const counted = how.count ? plainText(how.count) : '';
  if (counted !== '' && !/^\d{1,9}$/.test(counted)) return { error: 'CELL_NOT_A_COUNT' };
  if (counted !== '' && Number(counted) !== countOf([range])) return { error: 'CELL_COUNT_DIFFERS' };
  return reading(range, [...new Set([...first.notes, ...last.notes])]);
}
