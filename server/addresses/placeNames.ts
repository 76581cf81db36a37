import { foldText } from '../../resources/numbers/text.ts';
import { withAccents } from './accents.ts';

/** Words that stay small inside a name. */
const SMALL = new Set('a à ao aos as às com d da das de do dos e em na nas no nos o os sob sobre'.split(' '));

const isVowel = (letter: string): boolean => /^[aeiou]/.test(foldText(letter));

/** Abbreviations of the tax authority's table, written out; only at the start of a word. */
const ABBREVIATIONS: [RegExp, (rest: string) => string][] = [
  [/(?<=^|[\s(,])S\.\s*(?=(\p{L}))/gu, (letter) => (isVowel(letter) ? 'SANTO ' : 'SÃO ')],
  [/(?<=^|[\s(,])ST([OA])\.?\s+(?=\p{L})/gu, (ending) => `SANT${ending} `],
  [/(?<=^|[\s(,])N\.\s*(?:S\w*\.?)\s+(?=\p{L})/gu, () => 'NOSSA SENHORA '],
  [/(?<=^|[\s(,])D\.\s*(?=(\p{L}+))/gu, (name) => (/a$/i.test(name) ? 'DONA ' : 'DOM ')],
];

/** One space between words, none at the ends: official tables pad their columns. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

function writtenOut(name: string): string {
  return ABBREVIATIONS.reduce(
    (text, [pattern, word]) => text.replace(pattern, (_, captured: string) => word(captured)),
    name,
  );
}

/**
 * A place's name as it is written in Portuguese: 'CASTELO DE PAIVA' → 'Castelo de Paiva',
 * 'S. JOSE' → 'São José', "SERRA D'EL-REI" → "Serra d'El-Rei". Names that already have small letters keep them.
 */
export function placeName(raw: string): string {
  const name = tidy(raw);
  if (/\p{Ll}/u.test(name)) return name;
  let first = true;
  return writtenOut(name)
    .split(/([\s\-/(),']+)/u)
    .map((part) => {
      if (!/\p{L}/u.test(part)) {
        if (/[(/]/.test(part)) first = true;
        return part;
      }
      const small = part.toLowerCase();
      if (SMALL.has(small) && !first) return small;
      first = false;
      const word = withAccents(small);
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join('');
}

/** A name reduced to what two tables agree on: no accents, abbreviations, brackets or punctuation. */
export function joinKey(name: string): string {
  return foldText(writtenOut(tidy(name).toUpperCase()))
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
