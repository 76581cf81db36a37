import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { describe } from '../../kit/values/described.ts';
import { idText } from '../../kit/values/ids.ts';
import { dayShape } from '../../kit/values/times.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { SERVICES } from '../pricingTable/services.ts';
import { billingTransaction } from './schema.ts';

export const balance = defineCall({
  name: 'balance',
  method: 'GET',
  path: '/billing/balance',
  access: 'READ_BALANCE',
  summary:
    "The credits of the user's entity, where it pays with them, below how many they are few, and what registering an animal costs",
  answer: z.object({
    /** Credits that can be taken now. */
    value: z.number(),
    /** Credits beside them that wait for decisions on pre-registrations. */
    reserved: z.number(),
    entityId: z.number(),
    lowBalance: z.number(),
    registrationCredits: z.number(),
  }),
  errors: ['ENTITY_NOT_BILLABLE'],
});

/** The most movements of one statement, and of one document: a longer statement is drawn in parts. */
export const MAX_STATEMENT_MOVEMENTS = 50_000;
export const MAX_DRAWN_MOVEMENTS = 5_000;

/** Days of a statement, both in it, and the account: the own one by default. */
const statementQuery = z.strictObject({
  entityId: idText.optional(),
  from: describe(dayShape(), { example: '2026-01-01' }),
  to: describe(dayShape(), { example: '2026-01-31' }),
});

const movement = z.object({
  id: z.int(),
  date: z.iso.datetime(),
  type: z.enum(['CHARGE', 'CONSUMPTION', 'REFUND', 'ADJUSTMENT']),
  /** What credits were taken for; null where they were given or taken by the operator. */
  service: z.enum(SERVICES).nullable(),
  credits: z.int(),
  /** The balance after it. */
  balance: z.int(),
  transponder: z.string().nullable(),
  /** The record that it was made for beside the animal. */
  objectType: z.string().nullable(),
  objectId: z.int().nullable(),
  /** Cents without tax, and percent, as they were in force. */
  unitPrice: z.int().nullable(),
  vatRate: z.number().nullable(),
  /** Euros with tax that were paid or given back. */
  amount: z.number().nullable(),
  /** Number of the invoice or credit note. */
  documentNumber: z.string().nullable(),
  /** The movement that it undoes. */
  reversesId: z.int().nullable(),
});

export const readStatement = defineCall({
  name: 'readStatement',
  method: 'GET',
  path: '/billing/statement',
  access: billingTransaction.access.read,
  summary:
    'The statement of an account for a period of days in Portugal: balances and all movements, oldest first',
  query: statementQuery,
  answer: z.object({
    entity: z.object({ id: z.int(), name: impersonal(z.string()) }),
    from: z.iso.date(),
    to: z.iso.date(),
    opening: z.int(),
    closing: z.int(),
    /** Sums of the credits that came and that left. */
    added: z.int(),
    taken: z.int(),
    movements: z.array(movement),
  }),
  errors: ['NOT_FOUND', 'INVALID_PERIOD', 'STATEMENT_TOO_LONG'],
});

export const drawStatement = defineCall({
  name: 'drawStatement',
  method: 'GET',
  path: '/billing/statement/pdf',
  access: billingTransaction.access.read,
  failure: 'STATEMENT_FAILED',
  summary: 'The same statement as a PDF/UA document, a long one in parts',
  query: statementQuery.extend({
    language: z.enum(['pt', 'en']).optional(),
    part: describe(
      z
        .string()
        .max(4)
        .regex(/^[1-9]\d{0,3}$/)
        .optional(),
      { example: '1', note: 'Which part of a long statement, from 1; the first by default' },
    ),
  }),
  // It names entities and animals' numbers, and no person.
  answer: impersonal(
    z.object({
      filename: z.string(),
      type: z.string(),
      /** The PDF in base64. */
      contents: z.string(),
      /** How many parts the statement has. */
      parts: z.int(),
    }),
  ),
  errors: ['NOT_FOUND', 'INVALID_PERIOD', 'STATEMENT_TOO_LONG', 'STATEMENT_FAILED'],
  limit: { max: 30, seconds: 60 },
});
