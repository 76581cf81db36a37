import type { Archive } from './archive.ts';
import { readWholeXml } from './xml.ts';

/** Whether a number is shown as a day, as a time of day, or as a number. */
export type ShownAs = 'DAY' | 'TIME' | 'NUMBER';

/** Formats that spreadsheet programs know by their number; 27 to 36 and 50 to 58 are days of Eastern Asia. */
function builtIn(id: number): ShownAs {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'DAY';
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'TIME' : 'NUMBER';
}

/** What a format of letters shows: what it quotes, escapes, and says of colours and languages is no part of it. */
export function formatShows(format: string): ShownAs {
  const letters = format
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';', 1)[0]!
    .toLowerCase();
  if (/[dy]|m{3}/.test(letters.replace(/general/g, ''))) return 'DAY';
  if (/[hs]/.test(letters)) return 'TIME';
  return /m/.test(letters) ? 'DAY' : 'NUMBER';
}

/** A workbook has at most some 65,000 styles. */
const MAX_STYLES = 100_000;

/** What the numbers of each style are shown as. */
export async function readCellStyles(archive: Archive, part: string | null): Promise<readonly ShownAs[]> {
  const formats = new Map<number, ShownAs>();
  const styles: ShownAs[] = [];
  let isInCells = false;
  if (part === null) return styles;
  await readWholeXml(archive.open(part), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && formats.size < MAX_STYLES)
        formats.set(Number(numFmtId), formatShows(formatCode));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells && styles.length < MAX_STYLES)
        styles.push(formats.get(Number(numFmtId)) ?? builtIn(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}
