import { z } from 'zod';
import { field, type FieldOptions } from './values/field.ts';

/** The most that an amount is by default: ten million euros. */
const MAX_CENTS = 1_000_000_000;

interface MoneyOptions extends FieldOptions<number> {
  readonly min?: number;
  readonly max?: number;
}

/** An amount of money in whole cents, typed and shown in euros; none is below zero by default. */
export const money = <const O extends MoneyOptions>(options?: O) => {
  const { min = 0, max = MAX_CENTS } = options ?? {};
  return field<number, O>(
    'money',
    options,
    ({ invalid }) => z.number().int(invalid).min(min, invalid).max(max, invalid),
    { min, max },
  );
};
