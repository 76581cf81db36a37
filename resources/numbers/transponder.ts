import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { onlyDigits } from './digits.ts';
import { cleanNumber } from './cleanText.ts';
import { compactNumber, isTransponder } from './transponderShape.ts';

export { isTransponder } from './transponderShape.ts';

/** Digits of a transponder as printed: 3 of country or maker, 12 of the animal (ISO 11784). */
export const TRANSPONDER_LENGTH = 15;
/** 38 bits hold no more than this: a higher number was misread. */
const TRANSPONDER_MAX_BODY = 274_877_906_943;

const COUNTRY_BY_NUMBER = new Map(codes.map(([alpha2, , numeric]) => [String(numeric), String(alpha2)]));
const NUMBER_BY_LETTERS = new Map(
  codes.flatMap(([alpha2, alpha3, numeric]) => [
    [String(alpha2), String(numeric)],
    [String(alpha3), String(numeric)],
  ]),
);

/** The maker of each prefix by ICAR. Published lists differ: a hint for people, never a reason to refuse. */
const MAKERS: Record<string, string> = {
  '941': 'Felixcan',
  '952': 'Jecta',
  '953': 'Cromasa',
  '956': 'Trovan',
  '958': 'Pet ID',
  '965': '4D Technology',
  '968': 'AEG',
  '972': 'Planet ID',
  '977': 'AVID',
  '978': 'Ordicam',
  '981': 'Datamars',
  '982': 'Allflex',
  '985': 'Destron Fearing',
};

/**
 * The characters that a transponder field accepts. DIGITS: nothing else, as on registration. CODE: letters too, for
 * what older readers show. ANYTHING: unchanged, where an impossible number is reported.
 */
export type TransponderTyping = 'DIGITS' | 'CODE' | 'ANYTHING';

/** More than any reader sends. */
const LONGEST_PASTE = 40;

/**
 * Returns the text of a transponder field after an edit of `before` to `text`. A sixteenth digit from the keyboard is
 * not accepted. A pasted or scanned text stays whole to be corrected: cut at fifteen it might name another animal.
 */
export function editTransponder(before: string, text: string, typing: TransponderTyping = 'DIGITS'): string {
  if (typing === 'ANYTHING') return text;
  const kept = (
    typing === 'DIGITS' ? onlyDigits(text) : cleanNumber(text).replace(/[^0-9A-Za-z]/g, '')
  ).slice(0, LONGEST_PASTE);
  return kept.length > TRANSPONDER_LENGTH && isOneMore(before, kept) ? before : kept;
}

/** Whether `after` is `before` with one character put in somewhere. */
function isOneMore(before: string, after: string): boolean {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return after.slice(same + 1) === before.slice(same) && after.length === before.length + 1;
}

export type TransponderFault = 'INVALID_TRANSPONDER' | 'CANNOT_VALIDATE_TRANSPONDER';

/**
 * Returns the reason why a transponder cannot be registered, or undefined when it can: not fifteen digits; or a number
 * that cannot exist (prefix 000, more than 38 bits, or the test prefix 999 where it is not allowed).
 */
export function transponderFault(text: string, { allowTest = false } = {}): TransponderFault | undefined {
  if (!isTransponder(text)) return 'INVALID_TRANSPONDER';
  if (text.startsWith('000')) return 'CANNOT_VALIDATE_TRANSPONDER';
  if (Number(text.slice(3)) > TRANSPONDER_MAX_BODY) return 'CANNOT_VALIDATE_TRANSPONDER';
  if (text.startsWith('999') && !allowTest) return 'CANNOT_VALIDATE_TRANSPONDER';
  return undefined;
}

export type TransponderOrigin =
  | { kind: 'COUNTRY'; country: string }
  | { kind: 'MANUFACTURER'; manufacturer: string | null }
  | { kind: 'SHARED' }
  | { kind: 'TEST' }
  | { kind: 'UNKNOWN' };

/**
 * Where the prefix says that a chip comes from: a country (ISO 3166 alpha-2), one maker (null: not on our
 * list), makers sharing 900, the test range. It proves neither nationality nor uniqueness.
 */
export function transponderOrigin(text: string): TransponderOrigin {
  const prefix = text.slice(0, 3);
  const country = COUNTRY_BY_NUMBER.get(prefix);
  if (country) return { kind: 'COUNTRY', country };
  if (prefix === '900') return { kind: 'SHARED' };
  if (prefix === '999') return { kind: 'TEST' };
  if (/^9\d\d$/.test(prefix)) return { kind: 'MANUFACTURER', manufacturer: MAKERS[prefix] ?? null };
  return { kind: 'UNKNOWN' };
}

export type Scan =
  | { kind: 'OK'; transponder: string }
  | { kind: 'EMPTY' }
  /** Digits are missing: `missing` of them. */
  | { kind: 'TOO_SHORT'; digits: string; missing: number }
  /** Sixteen digits, the country written with four: `offer` is what was probably meant. */
  | { kind: 'LEADING_ZERO'; digits: string; offer: string }
  /** The country in letters ('PT…'); `offer` is null when letters or digits make no transponder. */
  | { kind: 'COUNTRY_LETTERS'; offer: string | null }
  | { kind: 'TOO_LONG'; digits: string }
  /** Nine or ten characters, as chips older than ISO 11784 answer. */
  | { kind: 'NON_ISO'; code: string };

/** The number that a text with a country's extra zero, or its letters, probably means; null where there is no doubt. */
export function offerOf(text: string): string | null {
  const scan = readScan(text);
  return scan.kind === 'LEADING_ZERO' || scan.kind === 'COUNTRY_LETTERS' ? scan.offer : null;
}

/**
 * Classifies what a reader or a paste delivered, so that a page can offer the likely number instead of
 * cutting: cutting '0985…' at fifteen digits would name another animal.
 */
export function readScan(text: string): Scan {
  const code = compactNumber(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  if (code === '') return { kind: 'EMPTY' };
  const letters = /^([A-Z]{2,3})(\d+)$/.exec(code);
  if (letters) {
    const offer = (NUMBER_BY_LETTERS.get(letters[1] ?? '') ?? '') + (letters[2] ?? '').padStart(12, '0');
    return { kind: 'COUNTRY_LETTERS', offer: transponderFault(offer) ? null : offer };
  }
  if (/^[0-9A-F]{9,10}$/.test(code)) return { kind: 'NON_ISO', code };
  const digits = onlyDigits(code);
  if (digits.length === TRANSPONDER_LENGTH) return { kind: 'OK', transponder: digits };
  if (digits.length < TRANSPONDER_LENGTH)
    return { kind: 'TOO_SHORT', digits, missing: TRANSPONDER_LENGTH - digits.length };
  const offer = digits.slice(1);
  if (digits.length === 16 && digits.startsWith('0') && transponderOrigin(offer).kind !== 'UNKNOWN')
    return { kind: 'LEADING_ZERO', digits, offer };
  return { kind: 'TOO_LONG', digits };
}
