import { cleanNumber } from './cleanText.ts';
import { isTransponder, transponderFault } from './transponder.ts';

/** Consecutive numbers of transponders, from the first to the last. */
export interface TransponderRange {
  readonly first: string;
  readonly last: string;
}

/** The most numbers that a list of ranges may hold. */
export const RANGES_MOST = 10_000;

const DIGITS = 15;
const numberAfter = (number: string): string => String(Number(number) + 1).padStart(DIGITS, '0');

/** The count of numbers in all ranges together. */
export const countOf = (ranges: readonly TransponderRange[]): number =>
  ranges.reduce((sum, { first, last }) => sum + Number(last) - Number(first) + 1, 0);

/**
 * Reads a list of numbers and ranges: one a line, or separated by commas or semicolons, a range with a dash between its ends.
 * @returns the ranges in order, adjoining ones as one; null where a number does not exist, a range runs backwards,
 * a number stands twice, or there are none or more than `RANGES_MOST`
 */
export function parseRanges(text: string): readonly TransponderRange[] | null {
  const items = text.split(/[\n,;]+/).map((item) => cleanNumber(item).replace(/[\s.*]/g, ''));
  const ranges: TransponderRange[] = [];
  for (const item of items.filter((one) => one !== '')) {
    const [first = '', last = first, more] = item.split('-');
    if (more !== undefined || !exists(first) || !exists(last) || first > last) return null;
    ranges.push({ first, last });
  }
  ranges.sort((one, other) => one.first.localeCompare(other.first));
  const joined: TransponderRange[] = [];
  for (const range of ranges) {
    const before = joined.at(-1);
    if (before && range.first <= before.last) return null;
    if (before && numberAfter(before.last) === range.first)
      joined.splice(-1, 1, { first: before.first, last: range.last });
    else joined.push(range);
  }
  return joined.length > 0 && countOf(joined) <= RANGES_MOST ? joined : null;
}

// The test prefix is delivered like any other: only the demonstration registers it.
const exists = (number: string): boolean =>
  isTransponder(number) && transponderFault(number, { allowTest: true }) === undefined;

/** Ranges as they are stored and read: one a line. */
export const rangesText = (ranges: readonly TransponderRange[]): string =>
  ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join('\n');
