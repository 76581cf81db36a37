/** Small letters that Unicode does not take apart into a base letter and an accent, and the base letters of those below. */
const LETTERS = 'ðøđħıĸłŋŧƀƃƈƌƒƙƚƞƥƫƭƴƶǥȡȥȴȵȶȷȼȿɀɇɉɋɍɏɓɕɖɗɠɦɨɫɬɭɱɲɳɼɽɾʂʈʋʐʑʝʠςỿⱡⱥⱦⱨⱪⱬⱱⱳⱴⱸⱺ';
const BASES = 'dodhiqlntbbcdfklnpttyzgdzlntjcszejqrybcddghilllmnnrrrstvzzjqσylathkzvwveo';
const PAIRS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };
/** Apostrophes and hyphens, as keyboards and word processors write them. */
const SIGNS = { "'": '’‘‛ʼʻʹ′`ʾʿ', '-': '‐‒–—―−' };

const FOLDED = new Map<string, string>([
  ...[...LETTERS].map((letter, at): [string, string] => [letter, BASES[at]!]),
  ...Object.entries(SIGNS).flatMap(([plain, signs]) =>
    [...signs].map((sign): [string, string] => [sign, plain]),
  ),
  ...Object.entries(PAIRS),
]);

/** Accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic, and marks that are not seen; those of Indic letters are letters. */
const MARKS = new RegExp(
  String.raw`[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed` +
    String.raw`\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u1ab0-\u1ace\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\u{e0000}-\u{e0fff}]`,
  'gu',
);
/** ASCII, Latin, Greek, Cyrillic, Armenian, and the signs: letters beyond have no case, or are not folded. */
const FOLDABLE = /[A-Z`\u0080-\u058f\u1e00-\u1fff\u2010-\u2032\u2212\u2c60-\u2c7f]/g;

function foldOne(sign: string): string {
  const small = sign.toLowerCase();
  return FOLDED.get(small) ?? small;
}

/**
 * Text as the register searches, compares and orders it: small letters, accents removed, letters with strokes as those
 * without, all apostrophes and hyphens alike, runs of white space made one space. `fold_text` of the database gives the
 * same for every character, and this fills every `search_text` column.
 */
export const foldText = (text: string): string =>
  text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(FOLDABLE, foldOne)
    .replace(/[\t-\r \u1680\u2028\u2029]+/g, ' ')
    .replace(/^ | $/g, '');

/** A `search_text`: the given fields, empty ones left out, joined by a space and folded. */
export function searchTextOf(...fields: (string | null | undefined)[]): string {
  return foldText(fields.filter((field) => field).join(' '));
}

/**
 * Returns the check of whether a text has each of these words, also within longer ones, in any order and as the register
 * searches. Without words every text has them.
 */
export function wordsCheck(words: string): (text: string) => boolean {
  const wanted = foldText(words).split(' ').filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return wanted.every((word) => folded.includes(word));
  };
}
