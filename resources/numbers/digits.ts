import { cleanNumber } from './cleanText.ts';

/** The digits of a text, everything else dropped. */
export const onlyDigits = (text: string): string => cleanNumber(text).replace(/\D/g, '');

/** Sum of each digit times the weight at its place; digits without a weight do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place] ?? 0), 0);
}
