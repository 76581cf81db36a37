import { cleanNumber } from './cleanText.ts';
import { weightedSum } from './digits.ts';

/** Weights of the 20 digits of entity (5), number (7) and amount (8); the check digits end the number. */
const WEIGHTS = [51, 73, 17, 89, 38, 62, 45, 53, 15, 50, 5, 49, 34, 81, 76, 27, 90, 9, 30, 3];

/**
 * A Multibanco reference of nine digits: seven of our own and two check digits over the entity (5 digits),
 * the number and the amount in cents (at most 99 999 999).
 * Source: weights as in the sibs-check-digits-php-python project.
 */
export function multibancoReference(entity: string, number: string, cents: number): string {
  if (!/^\d{5}$/.test(entity) || !/^\d{7}$/.test(number))
    throw new RangeError('entity of 5, number of 7 digits');
  if (!Number.isInteger(cents) || cents < 1 || cents > 99_999_999)
    throw new RangeError('amount out of range');
  const digits = entity + number + String(cents).padStart(8, '0');
  const check = 98 - (weightedSum(digits, WEIGHTS) % 97);
  return number + String(check).padStart(2, '0');
}

/** Whether a reference of nine digits (spaces ignored) belongs to this entity and amount. */
export function isMultibancoReference(entity: string, reference: string, cents: number): boolean {
  const digits = cleanNumber(reference).replace(/\s/g, '');
  if (!/^\d{9}$/.test(digits) || !/^\d{5}$/.test(entity)) return false;
  if (!Number.isInteger(cents) || cents < 1 || cents > 99_999_999) return false;
  return multibancoReference(entity, digits.slice(0, 7), cents) === digits;
}

/** '123123451' → '123 123 451', as cash machines print it. */
export const showMultibancoReference = (reference: string): string =>
  reference.replace(/(\d{3})(?=\d)/g, '$1 ');
