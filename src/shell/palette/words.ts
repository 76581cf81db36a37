/** Words as they are compared: small letters without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a label has every word that was typed, in any order, each at least begun. */
export function fits(label: string, typed: string): boolean {
  const words = plain(label).split(/[^\p{Letter}\p{Number}]+/u);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
