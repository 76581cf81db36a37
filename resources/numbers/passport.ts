import { cleanNumber } from './cleanText.ts';

const PASSPORT = /^[A-Z0-9]{5,20}$/;

/** The number as it is stored: upper case, without spaces, full stops and hyphens. */
export const cleanPassport = (text: string): string =>
  cleanNumber(text)
    .toUpperCase()
    .replace(/[\s.-]/g, '');

/** Whether `text` has the form of the number of a passport or of a foreign identity card, as stored. */
export const isPassport = (text: string): boolean => PASSPORT.test(text);
