import { z } from 'zod';
import { allOf, paysWithCredits } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { describe } from '../../kit/values/described.ts';
import { MAX_REFERENCE_CENTS, MAX_REFERENCE_CREDITS } from './amounts.ts';

/** A whole number above 0 of a query. */
const upTo = (most: number) =>
  z
    .string()
    .max(9)
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.number().max(most));

export const multibancoPrice = defineCall({
  name: 'multibancoPrice',
  method: 'GET',
  path: '/multibanco-references/price',
  access: allOf('READ_BILLING', paysWithCredits),
  summary:
    'What credits cost today, or how many an amount pays for, before a reference is made for them; all amounts in cents',
  query: z.strictObject({
    credits: describe(upTo(MAX_REFERENCE_CREDITS).optional(), { example: '10' }),
    /** Cents with tax that the user wants to spend. */
    amount: describe(upTo(MAX_REFERENCE_CENTS).optional(), { example: '5000' }),
  }),
  answer: z.object({
    /** Credits that were asked about, or that the amount pays for; 0 for none. */
    credits: z.number(),
    unitPrice: z.number(),
    netAmount: z.number(),
    vatRate: z.number(),
    vatAmount: z.number(),
    amount: z.number(),
    /** The last day on which a reference made today is to be paid. */
    lastDay: z.iso.date(),
    /** References of the entity that wait for payment. */
    pending: z.number(),
  }),
  errors: ['REFERENCES_NOT_OFFERED', 'CREDITS_NOT_PRICED', 'ENTITY_NOT_BILLABLE'],
});
