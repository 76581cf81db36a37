import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { describe } from '../../kit/values/described.ts';
import { dayShape } from '../../kit/values/times.ts';
import { byId } from '../../kit/values/ids.ts';
import { MANAGE_PAYMENTS } from '../multibancoPayment/schema.ts';

/** Characters of a file: some 20,000 payments. */
export const PAYMENT_FILE_MAX = 2_000_000;
/** Lines that the page of a day shows; all others are in its sums. */
export const LINES_MAX = 1000;

/** What became of each cent of a day. */
export const DAY_OUTCOMES = ['MATCHED', 'LATE', 'UNMATCHED', 'MISSING'] as const;

export const importMultibancoDay = defineCall({
  name: 'importMultibancoDay',
  method: 'POST',
  path: '/multibanco-days/import',
  access: MANAGE_PAYMENTS,
  failure: 'ERROR_READ_PAYMENT_FILE',
  summary:
    "Reads the provider's file of a day: books what was not reported yet, and keeps its rows to be compared with what was booked",
  body: z.strictObject({
    day: describe(dayShape('INVALID_DAY'), { example: '2024-05-20' }),
    filename: describe(z.string().max(200), { example: 'pagamentos-2024-05-20.csv' }),
    /** CSV with the columns transaction, entity, reference, amount (euros) and paidAt (ISO 8601). */
    contents: describe(
      z.string().min(1, 'EMPTY_PAYMENT_FILE').max(PAYMENT_FILE_MAX, 'INVALID_PAYMENT_FILE'),
      {
        example:
          'transaction;entity;reference;amount;paidAt\nP-2024-000117;90150;123123451;432,11;2024-05-20T10:30:00Z\n',
      },
    ),
  }),
  answer: z.object({
    id: z.number(),
    rows: z.number(),
    /** Rows whose payment nothing had reported before. */
    added: z.number(),
  }),
  errors: ['INVALID_DAY', 'INVALID_PAYMENT_FILE', 'EMPTY_PAYMENT_FILE', 'PAYMENT_IN_OTHER_FILE'],
  bodyLimit: 4_000_000,
});

export const multibancoDayLines = defineCall({
  name: 'multibancoDayLines',
  method: 'GET',
  path: '/multibanco-days/:id/lines',
  access: MANAGE_PAYMENTS,
  summary:
    'The payments of a day, those that need attention first, and what those of each outcome add up to; amounts in cents',
  params: byId,
  answer: z.object({
    sums: z.array(z.object({ outcome: z.enum(DAY_OUTCOMES), count: z.number(), amount: z.number() })),
    lines: z
      .array(
        z.object({
          /** Of the file; null for a payment that no file has. */
          line: z.number().nullable(),
          providerTransaction: z.string(),
          number: z.string(),
          amount: z.number(),
          paidTimestamp: z.iso.datetime(),
          outcome: z.enum(DAY_OUTCOMES),
          paymentId: z.number().nullable(),
          status: z.string().nullable(),
        }),
      )
      .max(LINES_MAX),
  }),
  errors: ['NOT_FOUND'],
});

/** Days that a missing file is looked for, back from yesterday. */
export const MISSING_DAYS_MAX = 92;

export const missingMultibancoDays = defineCall({
  name: 'missingMultibancoDays',
  method: 'GET',
  path: '/multibanco-days/missing',
  access: MANAGE_PAYMENTS,
  summary:
    "Days since the first file, up to yesterday and three months back, without the provider's file, and what was booked on them",
  answer: z.object({
    days: z.array(z.object({ day: z.iso.date(), payments: z.int(), amount: z.int() })).max(MISSING_DAYS_MAX),
  }),
});
