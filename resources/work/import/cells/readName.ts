import { readCell, reading, type Cell, type Reading } from './cell.ts';

/** Within a word, or at its end: where names have an apostrophe. */
const BACKTICK = /(?<=\p{L})[`´](?=\p{L}|$|\s)/gu;

/** A name as it is written. Where a backtick or an accent of its own stands for an apostrophe, that is proposed. */
export function readName(cell: Cell): Reading<string | null> {
  return readCell(
    cell,
    (text, notes): Reading<string | null> => {
      if (!/\p{L}|\p{N}/u.test(text)) return { error: 'CELL_NOT_A_NAME' };
      const proposal = text.replace(BACKTICK, "'");
      if (proposal === text) return reading<string | null>(text, notes);
      return { value: text, notes: [...notes, 'CELL_BACKTICK'], proposal };
    },
    (text) => /^[-.?]+$|^n\/[ad]$/i.test(text),
  );
}
