/** Letters that Unicode does not take apart into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * Text as the register searches it: lower case, accents removed, runs of white space made one space.
 * The same function fills every `search_text` column and folds what a user types, so both sides agree.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A `search_text`: the given fields, empty ones left out, joined by a space and folded. */
export function searchTextOf(...fields: (string | null | undefined)[]): string {
  return foldText(fields.filter((field) => field).join(' '));
}
