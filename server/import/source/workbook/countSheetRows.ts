import type { Archive } from './archive.ts';

/** Bytes that are looked through in all sheets together: what is beyond is taken from what the sheet says. */
export const MAX_COUNTED = 256 * 1024 * 1024;

const ROW = /<(?:\w+:)?row[\s>/]/g;
const VALUE = /<(?:\w+:)?(?:v|t)[\s>]/;
const HIDDEN = /^[^>]*\shidden="(?:1|true)"/;
/** Characters of a row that are looked at. */
const MAX_ROW = 1024 * 1024;

export interface SheetCount {
  readonly rows: number;
  readonly emptyRows: number;
  readonly hasHiddenRows: boolean;
  readonly bytes: number;
}

/** Counts the rows of a sheet that have a value, without reading its cells. */
export async function countSheetRows(archive: Archive, part: string, budget: number): Promise<SheetCount> {
  let [rows, emptyRows, bytes] = [0, 0, 0];
  let hasHiddenRows = false;
  let rest = '';
  const count = (row: string): void => {
    if (!VALUE.test(row)) {
      emptyRows += 1;
      return;
    }
    rows += 1;
    hasHiddenRows ||= HIDDEN.test(row);
  };
  let isInRow = false;
  let said = 0;
  for await (const chunk of archive.open(part)) {
    bytes += chunk.length;
    if (bytes > budget) {
      rows = Math.max(rows, said);
      break;
    }
    const text = rest + chunk.toString('latin1');
    said ||= Number(/<(?:\w+:)?dimension ref="[A-Z]+\d+:[A-Z]+(\d+)"/.exec(text)?.[1] ?? 0);
    let from = 0;
    for (const { index } of text.matchAll(ROW)) {
      if (isInRow) count(text.slice(from, index));
      [isInRow, from] = [true, index];
    }
    // The beginning of a tag may be cut at the end of a chunk.
    rest = text.slice(isInRow ? from : -100);
    if (rest.length > MAX_ROW) rest = rest.slice(0, MAX_ROW / 2) + rest.slice(-100);
  }
  if (isInRow && bytes <= budget) count(rest);
  return { rows, emptyRows, hasHiddenRows, bytes };
}
