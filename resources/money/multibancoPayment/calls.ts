import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { describe } from '../../kit/values/described.ts';
import { momentShape } from '../../kit/values/times.ts';
import { MAX_REFERENCE_CENTS } from '../multibancoReference/amounts.ts';

/** The provider's name of a transaction. */
const transaction = describe(
  z
    .string()
    .max(64)
    .regex(/^[\w.:/-]+$/),
  { example: 'P-2024-000117' },
);
const entity = describe(
  z
    .string()
    .max(5)
    .regex(/^\d{5}$/),
  { example: '90150' },
);
const reference = describe(
  z
    .string()
    .max(11)
    .regex(/^\d{3} ?\d{3} ?\d{3}$/),
  { example: '123123451' },
);

/** What became of a payment. */
const answer = z.object({
  /** `CREDITED`, also late; `UNMATCHED` where staff have to decide; `KNOWN` where it was reported before. */
  outcome: z.enum(['CREDITED', 'UNMATCHED', 'KNOWN']),
});

/** Calls of one address: a provider sends what it has stored up all at once. */
const limit = { max: 1200, seconds: 4 };
const refusals = [
  'INVALID_SIGNATURE',
  'PAYMENT_NOT_CONFIRMED',
  'PAYMENT_DIFFERS',
  'PAYMENT_PROVIDER_AWAY',
] as const;
const statuses = { INVALID_SIGNATURE: 401, PAYMENT_PROVIDER_AWAY: 503 } as const;

/** The header with the second at which a notice was signed, since 1970. */
export const NOTICE_TIME_HEADER = 'x-notice-time';
/** The header with the signature: HMAC-SHA256 over `<time>.<body>`, in hexadecimal digits. */
export const NOTICE_SIGNATURE_HEADER = 'x-notice-signature';
/** Seconds for which a signature counts, before and after its time. */
export const NOTICE_VALID_SECONDS = 300;

export const multibancoNotice = defineCall({
  name: 'multibancoNotice',
  method: 'POST',
  path: '/payments/multibanco/notices',
  access: 'PUBLIC',
  failure: 'ERROR_BOOK_PAYMENT',
  summary:
    'Reports a payment by Multibanco, signed in X-Notice-Signature: HMAC-SHA256 of X-Notice-Time, a full stop and the body',
  body: z.strictObject({
    transaction,
    entity,
    reference,
    /** Whole cents. */
    amount: describe(z.number().int().min(1).max(MAX_REFERENCE_CENTS), { example: 43_211 }),
    paidAt: describe(momentShape(undefined, true), { example: '2024-05-20T10:30:00.000Z' }),
  }),
  answer,
  errors: refusals,
  statuses,
  once: true,
  signed: true,
  limit,
});

export const multibancoCallback = defineCall({
  name: 'multibancoCallback',
  method: 'GET',
  effect: 'write',
  path: '/payments/multibanco/callback',
  access: 'PUBLIC',
  failure: 'ERROR_BOOK_PAYMENT',
  summary:
    'Reports a payment by Multibanco the way that providers call an address, with the key that was agreed with them',
  query: z.strictObject({
    key: describe(z.string().max(200), { example: 'the key of MULTIBANCO_CALLBACK_KEY' }),
    entity,
    reference,
    /** Euros, more than none: `432.11` or `432,11`. */
    value: describe(
      z
        .string()
        .max(12)
        .regex(/^(?=.*[1-9])\d{1,6}([.,]\d{1,2})?$/),
      { example: '432.11' },
    ),
    id: transaction,
  }),
  answer,
  errors: refusals,
  statuses,
  once: true,
  limit,
});
