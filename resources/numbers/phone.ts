import { cleanNumber } from './cleanText.ts';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Country whose national numbers are meant where no + is typed. */
const DEFAULT_PHONE_COUNTRY: CountryCode = 'PT';

/** The number in E.164 ('912 345 678' → '+351912345678'), or null when it is none. */
export function normalisePhone(text: string, country: CountryCode = DEFAULT_PHONE_COUNTRY): string | null {
  const number = parsePhoneNumberFromString(cleanNumber(text), country);
  return number?.isValid() ? number.number : null;
}

/** Whether `text` is a telephone number: international with +, else national of `country`. */
export function isValidPhone(text: string, country: CountryCode = DEFAULT_PHONE_COUNTRY): boolean {
  return normalisePhone(text, country) !== null;
}

/** For reading: Portuguese numbers in threes ('912 345 678'), others with their country; else as it came. */
export function showPhone(text: string): string {
  const number = parsePhoneNumberFromString(text, DEFAULT_PHONE_COUNTRY);
  if (!number) return text;
  return number.country === DEFAULT_PHONE_COUNTRY ? number.formatNational() : number.formatInternational();
}

/** Digits at the end of a number that a masked one shows, and how many are covered at least. */
const [SHOWN_DIGITS, COVERED_DIGITS] = [2, 4];

/** A number by its country, its first digit and its last two: '+351 9•• ••• •56'. */
export function maskPhone(text: string): string {
  const number = parsePhoneNumberFromString(text, DEFAULT_PHONE_COUNTRY);
  const country = number ? `+${number.countryCallingCode}` : '';
  const national = number ? number.formatInternational().slice(country.length) : text;
  const last = national.replace(/\D/g, '').length - SHOWN_DIGITS;
  const isShown = (at: number): boolean => last > COVERED_DIGITS && (at === 1 || at > last);
  let at = 0;
  return (
    country +
    national.replace(/\d/g, (digit) => {
      at += 1;
      return isShown(at) ? digit : '•';
    })
  );
}

/**
 * Returns the text of the phone field after a keystroke: up to nine digits of this country in threes. A number with its
 * country in front, and a change within a number, stay as they are typed.
 */
export function typePhone(text: string, previous = ''): string {
  const digits = cleanNumber(text).replaceAll(' ', '');
  if (!text.startsWith(previous) || !/^[1-9]\d{0,8}$/.test(digits)) return text;
  return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
}
