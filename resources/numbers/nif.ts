import { onlyDigits, weightedSum } from './digits.ts';

/** "Consumidor final": printed on receipts, has a valid check digit, identifies no person. */
const NOBODY = '999999990';

/**
 * Whether `text` is a Portuguese tax number (NIF/NIPC): nine digits, the first not 0, the last one a
 * check digit modulo 11. Spaces are ignored. Ranges are left open: the tax authority starts new ones.
 * Source: algorithm published by the tax authority, as in the validate-nif package.
 */
export function isValidNif(text: string): boolean {
  const nif = text.replace(/\s/g, '');
  if (!/^[1-9]\d{8}$/.test(nif) || nif === NOBODY) return false;
  return nifCheckDigit(nif) === Number(nif[8]);
}

/** The ninth digit that belongs to the first eight digits of a tax number. */
export function nifCheckDigit(firstEight: string): number {
  const rest = weightedSum(onlyDigits(firstEight).slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/**
 * Returns the kind of holder of a Portuguese number: 5 and 6 companies and public bodies, 1, 2, 3 and 45 persons.
 * Undefined for every other range, where both occur, and for anything that is not nine digits.
 */
export function ownerTypeOfNif(text: string): 'COLLECTIVE' | 'SINGULAR' | undefined {
  const nif = text.replace(/\s/g, '');
  if (!/^\d{9}$/.test(nif)) return undefined;
  if (/^[56]/.test(nif)) return 'COLLECTIVE';
  if (/^(?:[123]|45)/.test(nif)) return 'SINGULAR';
  return undefined;
}
