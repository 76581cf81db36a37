import { foldText } from '../../../../resources/numbers/text.ts';

/** The text in the place of an erased value. */
export const ERASED_TEXT = '[…]';

/** Matches nothing: of an owner all of whose values others have too. */
const NOTHING = 'x^x';
/** Shorter values say nothing about a person, and stand in many words. */
const MIN_LENGTH = 4;

const ACCENTED = 'áàâãäåéèêëíìîïóòôõöúùûüçñ';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucn';

/** Folds a text so that every character stays one: what is found in it stands at the same place of the text. */
export function foldEach(text: string): string {
  let folded = '';
  for (const character of text) {
    const lower = character.toLowerCase();
    const one = lower.length === character.length ? lower : character;
    const at = ACCENTED.indexOf(one);
    folded += at < 0 ? one : PLAIN[at]!;
  }
  return folded;
}

/** The ways to write a value: a telephone number with and without the country, with spaces or without. */
function waysToWrite(value: string): string[] {
  const digits = value.replace(/[\s.+-]/g, '');
  if (!/^\d{6,}$/.test(digits))
    return [...new Set([foldEach(value), foldText(value)])].map((text) =>
      text
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
        .join('[^a-z0-9]+'),
    );
  const national = value.startsWith('+351') ? [digits.slice(3)] : [];
  return [digits, ...national].map((number) => [...number].join('[ .-]?'));
}

/**
 * Returns a regular expression, the same for the database and here, that finds any of these values in a folded text. What
 * is no letter or digit matches anything that is none, so that quotation marks and escapes do not matter.
 */
export function patternOf(values: readonly string[]): string {
  const ways = [...new Set(values.filter(({ length }) => length >= MIN_LENGTH).flatMap(waysToWrite))]
    .filter((way) => way.length >= MIN_LENGTH)
    // The longest first: a whole address before its street.
    .toSorted((a, b) => b.length - a.length);
  return ways.length === 0 ? NOTHING : `(?<![a-z0-9])(?:${ways.join('|')})(?![a-z0-9])`;
}

/** Each plain letter with the accented ones that fold to it. */
const LETTERS = new Map(
  [...new Set(PLAIN)].map((plain) => [
    plain,
    `[${plain}${[...ACCENTED].filter((_, at) => PLAIN[at] === plain).join('')}]`,
  ]),
);

/**
 * Returns a pattern for texts in small letters that are not folded; it finds at least what `pattern` finds once they are.
 * For the database, which takes four times as long to fold a row as to search it.
 */
export const unfoldedPattern = (pattern: string): string =>
  pattern.replace(/\[[^\]]*\]|[a-z]/g, (part) => LETTERS.get(part) ?? part);

/** Replaces what a pattern finds in a text. */
export function redactText(text: string, pattern: string): string {
  const found = [...foldEach(text).matchAll(new RegExp(pattern, 'g'))];
  return found.reduceRight(
    (left, { 0: match, index }) => left.slice(0, index) + ERASED_TEXT + left.slice(index + match.length),
    text,
  );
}

/** The same in every text of a value of JSON. */
export function redactJson(value: unknown, pattern: string): unknown {
  if (typeof value === 'string') return redactText(value, pattern);
  if (Array.isArray(value)) return value.map((one) => redactJson(one, pattern));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redactJson(one, pattern)]));
}
