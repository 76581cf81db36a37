/** Returns a text in the form in which it is compared: lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether each typed word is the beginning of a word of the label, in any order. */
export function matchesQuery(label: string, typed: string): boolean {
  const words = plain(label).split(/[^\p{Letter}\p{Number}]+/u);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
