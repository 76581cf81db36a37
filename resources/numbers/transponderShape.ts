// Apart from the numbers' origins, so that a light page does not load the list of countries.
import { cleanNumber } from './cleanText.ts';

/** Exactly fifteen digits. */
export const TRANSPONDER = /^\d{15}$/;

/** Whether `text` is exactly fifteen digits. */
export const isTransponder = (text: string): boolean => TRANSPONDER.test(text);

/** The signs that people and readers write between the digits of a number. */
const BETWEEN = /[\s.,:;/*_'"`´’()[\]-]/g;
/** A country written with four digits (ISO 11784 has three; 004 is the lowest of ISO 3166). */
const FOUR_DIGITS_OF_COUNTRY = /^0(?!00[0-3])(?=\d{15}$)/;

/**
 * A transponder as it is searched and stored, however it was typed, pasted or scanned: without marks that are not seen,
 * spaces and signs between the digits, other scripts' digits as those of ASCII, and without the zero that makes four
 * digits of a country's three. The only reading of a number: what is none comes back as letters and digits.
 */
export const readTransponder = (text: string): string =>
  compactNumber(text).replace(FOUR_DIGITS_OF_COUNTRY, '');

/** The same with a leading zero, for a page that offers the number without it. */
export const compactNumber = (text: string): string => cleanNumber(text).replace(BETWEEN, '');
