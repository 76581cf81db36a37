import { TRANSPONDER_LENGTH } from '../../../numbers/transponder.ts';

/** The code of a transponder by ISO 11784, and whether its first bit says that it is for an animal. */
export interface IsoCode {
  readonly transponder: string;
  readonly isAnimal: boolean;
}

const [COUNTRY_BITS, BODY_BITS] = [10n, 38n];
const ANIMAL_BIT = 63n;
const maskOf = (bits: bigint): bigint => (1n << bits) - 1n;
const BODY_DIGITS = 12;

/** The 64 bits of ISO 11784 in hexadecimal: animal flag first, then 10 bits of country and 38 of the number. */
export function decodeHex(hex: string): IsoCode {
  const bits = BigInt(`0x${hex.replace(/^0x/i, '')}`);
  const country = (bits >> BODY_BITS) & maskOf(COUNTRY_BITS);
  const body = bits & maskOf(BODY_BITS);
  return {
    transponder:
      String(country).padStart(TRANSPONDER_LENGTH - BODY_DIGITS, '0') +
      String(body).padStart(BODY_DIGITS, '0'),
    isAnimal: bits >> ANIMAL_BIT === 1n,
  };
}

/**
 * The 23 digits that readers send by ISO 24631-6: animal flag, retagging, two of user information, three of further
 * fields, the country with four digits, and twelve of the number.
 * @returns null where the country has four digits indeed
 */
export function decode23(digits: string): IsoCode | null {
  const number = digits.slice(7);
  return number.startsWith('0') ? { transponder: number.slice(1), isAnimal: digits.startsWith('1') } : null;
}
