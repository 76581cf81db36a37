import { foldText } from '../../../numbers/text.ts';
import { readCell, reading, type Cell, type Reading } from './cell.ts';

const YES = new Set(['sim', 's', 'yes', 'y', '1', 'x', 'true', 't', 'verdadeiro', 'v', 'ok', '✓', '✔']);
const NO = new Set(['nao', 'n', 'no', '0', 'false', 'f', 'falso', '-']);

/** Yes or no, in Portuguese, English, figures or a cross. */
export function readYesNo(cell: Cell): Reading<boolean | null> {
  return readCell(
    cell,
    (text, notes): Reading<boolean | null> => {
      const word = foldText(text);
      if (YES.has(word)) return reading<boolean | null>(true, notes);
      return NO.has(word) ? reading<boolean | null>(false, notes) : { error: 'CELL_NOT_YES_OR_NO' };
    },
    (text) => /^(?:\?|n\/?[ad]|desconhecid[oa]|unknown)$/i.test(text),
  );
}
