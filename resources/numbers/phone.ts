import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Country whose national numbers are meant where no + is typed. */
const DEFAULT_PHONE_COUNTRY: CountryCode = 'PT';

/** The number in E.164 ('912 345 678' → '+351912345678'), or null when it is none. */
export function normalisePhone(text: string, country: CountryCode = DEFAULT_PHONE_COUNTRY): string | null {
  const number = parsePhoneNumberFromString(text, country);
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
