import { expect, test } from 'vitest';
import { countOf, parseRanges, rangesText } from '../../resources/numbers/transponderRanges.ts';

const read = (text: string) => {
  const ranges = parseRanges(text);
  return ranges && rangesText(ranges);
};

test('numbers and ranges › are read in any order, spaces and points ignored, adjoining ones as one', () => {
  const text = '620.098.100.000.005\n620 098 100 000 001 – 620 098 100 000 004; 620098100000009,';
  expect(read(text)).toBe('620098100000001-620098100000005\n620098100000009');
  expect(countOf(parseRanges(text)!)).toBe(6);
});

test.each([
  ['nothing', ' \n'],
  ['a number of fourteen digits', '62009810000000'],
  ['a range that runs backwards', '620098100000004-620098100000001'],
  ['a number that stands twice', '620098100000004\n620098100000001-620098100000009'],
  ['a range of three ends', '620098100000001-620098100000002-620098100000003'],
  ['a number that no transponder has', '620999999999999'],
  ['more than ten thousand', '620098100000000-620098100010000'],
])('%s › is refused', (_what, text) => {
  expect(parseRanges(text)).toBeNull();
});

test('ten thousand numbers › are the most', () => {
  expect(countOf(parseRanges('620098100000001-620098100010000')!)).toBe(10_000);
});
