/**
 * Marks that are not seen and yet belong to what is written: the joiner within one emoji (👩‍⚕️), the form of an emoji or a
 * Han character, the non-joiner between Arabic letters, as Persian names have it, and both after an Indic virama. Without
 * them another sign or another word stands there. Folding takes them out, so that search and comparison never see them.
 */
const NEEDED = [
  String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})`,
  String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]`,
].join('|');

/** Marks of direction, of no width, soft hyphens, tags, fillers, the blank of Braille, and what is no character. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cn}\p{Cs}\ufff9-\ufffb\u2800]`;

const REMOVED = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu');
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/**
 * One line of text as it is stored: composed (NFC), without marks that are not seen, and with one space for each run of
 * breaks, tabs and spaces: a pasted line stays one, and none hides a second one in it.
 */
export const cleanLine = (text: string): string =>
  text
    .replace(REMOVED, (_mark, needed: string | undefined) => needed ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Several lines of text as they are stored: composed, their marks as they are written. */
export const cleanLines = (text: string): string => text.normalize('NFC').trim();

/**
 * A number, code or address of a machine as it is read, however it was typed, scanned or pasted: full-width and other
 * digits as those of ASCII, without marks that are not seen, dashes as hyphens.
 */
export const cleanNumber = (text: string): string =>
  text
    .replace(ALL_UNSEEN, '')
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();

/** The digit of any script as one of ASCII: ten of them follow one another in Unicode, from zero on. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
