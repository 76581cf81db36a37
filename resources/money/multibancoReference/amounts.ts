import { vatOf } from '../pricingTable/services.ts';

/** The price of a credit. */
export interface CreditPrice {
  /** Whole cents without tax. */
  readonly unitPrice: number;
  /** Tax in per cent, with up to two decimals. */
  readonly vatRate: number;
}

/** What credits cost, in whole cents. */
export interface CreditAmounts {
  readonly netAmount: number;
  readonly vatAmount: number;
  /** With tax. */
  readonly amount: number;
}

/** The most that one reference can ask for, in cents: it has eight digits. */
export const MAX_REFERENCE_CENTS = 99_999_999;
/** The most credits of one reference, as of one transaction. */
export const MAX_REFERENCE_CREDITS = 100_000;

/** Returns what credits cost. The tax is rounded once, of the whole amount. */
export function amountsOf(credits: number, { unitPrice, vatRate }: CreditPrice): CreditAmounts {
  const netAmount = credits * unitPrice;
  const vatAmount = vatOf(netAmount, vatRate);
  return { netAmount, vatAmount, amount: netAmount + vatAmount };
}

/** Returns the most credits that an amount in cents, tax included, pays for; 0 where it pays for none or they are free. */
export function creditsFor(cents: number, price: CreditPrice): number {
  if (price.unitPrice <= 0) return 0;
  let credits = Math.floor(cents / (price.unitPrice * (1 + price.vatRate / 100))) + 1;
  // Of rounding: one more or less than the division says.
  while (credits > 0 && amountsOf(credits, price).amount > cents) credits -= 1;
  return credits;
}
