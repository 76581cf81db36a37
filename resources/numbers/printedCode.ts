import { cleanNumber } from './cleanText.ts';

/** Digits and capital letters without those that look alike on paper: 0 O, 1 I L, 5 S, 2 Z, 8 B. */
export const CODE_LETTERS = '34679ACDEFGHJKMNPQRTUVWXY';
export const CODE_LENGTH = 16;

/**
 * A code as it is kept, however it was typed or pasted: capitals, without spaces, dots, hyphens and dashes, and without
 * the marks that are not seen and that documents break lines with.
 */
export const plainCode = (typed: string): string =>
  cleanNumber(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** A code in groups of four, as it is printed. */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Whether a text can be the code of a certificate at all. */
export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH && [...text].every((letter) => CODE_LETTERS.includes(letter));
