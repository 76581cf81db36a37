import { cleanNumber } from './cleanText.ts';
import { onlyDigits } from './digits.ts';

/** A Portuguese postal code as it is stored, its hyphen put in where only the seven digits are given. */
export const readPostalCode = (text: string): string =>
  cleanNumber(text)
    .replace(/\s/g, '')
    .replace(/^(\d{4})(\d{3})$/, '$1-$2');

/** Whether `text` has the form of a Portuguese postal code, NNNN-NNN. A search shows whether it exists. */
export const isPostalCode = (text: string): boolean => /^[1-9]\d{3}-\d{3}$/.test(text);

/**
 * Returns the text of the postal-code field after a keystroke: digits only, at most seven, the hyphen inserted after
 * the fourth. `previous` is the text before: without it a hyphen just deleted would come back.
 */
export function typePostalCode(text: string, previous = ''): string {
  const digits = onlyDigits(text).slice(0, 7);
  if (digits.length > 4) return `${digits.slice(0, 4)}-${digits.slice(4)}`;
  const deleting = text.length < previous.length;
  return digits.length === 4 && !deleting ? `${digits}-` : digits;
}

/** The two halves of a valid code, else null. */
export function splitPostalCode(text: string): { cp4: string; cp3: string } | null {
  return isPostalCode(text) ? { cp4: text.slice(0, 4), cp3: text.slice(5) } : null;
}

/**
 * The same for a code of the place where a record is: one abroad is left as it is typed, as are letters, which occur
 * in codes of other countries only.
 */
export function typePostalCodeOf(
  place: { readonly country?: unknown; readonly isLocalResident?: unknown },
  text: string,
  previous = '',
): string {
  const { country, isLocalResident } = place;
  const isAbroad =
    typeof isLocalResident === 'boolean'
      ? !isLocalResident
      : typeof country === 'string' && country !== '' && country !== 'PT';
  return isAbroad || /[a-z]/i.test(text) ? text : typePostalCode(text, previous);
}
