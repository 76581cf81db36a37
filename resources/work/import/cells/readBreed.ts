import { foldText } from '../../../numbers/text.ts';
import { readCell, reading, type Cell, type Reading } from './cell.ts';

/** The words of a breed, to be looked up or translated. */
export interface BreedReading {
  /** The breed as it is called, without the words that say "cross"; '' where there is none. */
  readonly name: string;
  /** The second breed of a cross. */
  readonly otherName: string | null;
  readonly isCross: boolean;
  /** Whether the cell says that the animal is of no defined breed. */
  readonly hasNoBreed: boolean;
}

const NO_BREED =
  /^(?:s\.? ?r\.? ?d\.?|sem raca(?: definida)?|raca indefinida|raca indeterminada|indefinid[oa]|indeterminad[oa]|rafeir[oa]|sem raca determinada|mongrel|mixed(?: breed)?|mix|crossbreed|cruzad[oa]|cruzamento|mestic[oa]|vira[- ]latas?|arracad[oa])$/;
const CROSS_BEFORE =
  /^(?:x|cruz(?:\.|ad[oa]|amento)?|cross|mestic[oa]|arrac(?:\.|ad[oa])?|mix)(?:\s+(?:de|com|of|with))?\s+/i;
// One separator alone: more of them, tried from each of many spaces, would take minutes. What is left is cut off after.
const CROSS_AFTER =
  /[\s,(-](?:x|cruz(?:\.|ad[oa]|amento)?|cross(?:breed)?|mestic[oa]|arrac(?:\.|ad[oa])?|mix)\)?\.?$/i;
const BETWEEN = /\sx\s|\scruzad[oa]\s(?:com|de)\s|\//i;
/** What stands before the words that were cut. */
const LEFT_OVER = /[\s,(-]$/;

const breed = (name: string, given: Partial<BreedReading> = {}): BreedReading => ({
  name,
  otherName: null,
  isCross: false,
  hasNoBreed: false,
  ...given,
});

/** Cuts what the pattern finds in the folded text out of the text as it is written: both are of one length. */
function cut(text: string, pattern: RegExp): string | null {
  const folded = foldText(text);
  const found = folded.length === text.length ? pattern.exec(folded) : pattern.exec(text);
  if (!found) return null;
  let left = (text.slice(0, found.index) + text.slice(found.index + found[0].length)).trim();
  while (LEFT_OVER.test(left)) left = left.slice(0, -1);
  return left;
}

/** A breed, a cross of one or two breeds ('LABRADOR X'), or none ('S.R.D.'). What it is called here is looked up after. */
export function readBreed(cell: Cell): Reading<BreedReading | null> {
  return readCell(cell, (text, notes): Reading<BreedReading | null> => {
    if (NO_BREED.test(foldText(text)))
      return reading(breed('', { hasNoBreed: true }), [...notes, 'CELL_NO_BREED']);
    const before = cut(text, CROSS_BEFORE);
    const name = before ?? text;
    const after = cut(name, CROSS_AFTER);
    const isCross = before !== null || after !== null;
    const [one = '', other, more] = (after ?? name).split(BETWEEN).map((part) => part.trim());
    if (other && more === undefined)
      return reading(breed(one, { otherName: other, isCross: true }), [...notes, 'CELL_CROSS_OF']);
    return isCross
      ? reading(breed(after ?? name, { isCross }), [...notes, 'CELL_CROSS_OF'])
      : reading(breed(text), notes);
  });
}
