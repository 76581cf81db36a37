import { cleanEmail, isEmail } from '../../../numbers/email.ts';
import { readCell, reading, type Cell, type Reading } from './cell.ts';

/** An address of mail, out of a link or the brackets behind a name. Of two, neither is chosen. */
export function readEmail(cell: Cell): Reading<string | null> {
  return readCell(cell, (text, notes): Reading<string | null> => {
    const bare = /<([^<>]+)>/.exec(text)?.[1] ?? text.replace(/^mailto:/i, '');
    if ((text.match(/@/g)?.length ?? 0) > 1) return { error: 'CELL_EMAILS_SEVERAL' };
    if (!isEmail(bare)) return { error: 'CELL_NOT_AN_EMAIL' };
    return reading<string | null>(cleanEmail(bare), bare === text ? notes : [...notes, 'CELL_WORDS_DROPPED']);
  });
}
