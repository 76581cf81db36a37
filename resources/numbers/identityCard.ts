import { cleanNumber } from './cleanText.ts';
import { weightedSum } from './digits.ts';

const CARD = /^\d{9}[0-9A-Z]{2}\d$/;
const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];

/** The number without spaces and hyphens, letters in upper case: '11032740 3 zz3' → '110327403ZZ3'. */
export const cleanIdentityCard = (text: string): string =>
  cleanNumber(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/**
 * Whether `text` is the number of a Portuguese identity document: a cartão de cidadão in full
 * (`DDDDDDDD C AAT`, both check digits), or the bare civil number of a bilhete de identidade or card,
 * with (9 digits) or without (6 to 8) its check digit.
 * Source: "Validação de número de documento do cartão de cidadão", AMA.
 */
export function isValidIdentityCard(text: string): boolean {
  const number = cleanIdentityCard(text);
  if (/^\d{6,8}$/.test(number)) return Number(number) > 0;
  if (/^\d{9}$/.test(number)) return civilCheckHolds(number);
  return CARD.test(number) && civilCheckHolds(number) && documentCheckDigit(number) === Number(number[11]);
}

/** The check digit of an 8-digit civil number. A check value of 10 is printed as 0. */
export function civilCheckDigit(firstEight: string): number {
  return ((11 - (weightedSum(firstEight, WEIGHTS) % 11)) % 11) % 10;
}

/** The last digit of a card: from the right every second place doubled, less 9 where that is above 9. */
export function documentCheckDigit(firstEleven: string): number {
  let sum = 0;
  for (let place = 0; place < 11; place++) {
    const value = valueOf(firstEleven[place] ?? '0');
    const doubled = value * 2 > 9 ? value * 2 - 9 : value * 2;
    sum += place % 2 === 0 ? doubled : value;
  }
  return (10 - (sum % 10)) % 10;
}

/** '12345678 9 ZZ1' as printed on the card; anything else as it came. */
export function showIdentityCard(text: string): string {
  const number = cleanIdentityCard(text);
  return CARD.test(number) ? `${number.slice(0, 8)} ${number[8]} ${number.slice(9)}` : text;
}

function civilCheckHolds(number: string): boolean {
  return civilCheckDigit(number.slice(0, 8)) === Number(number[8]);
}

/** A=10 … Z=35, digits as themselves. */
function valueOf(character: string): number {
  return Number.parseInt(character, 36);
}
