import { z } from 'zod';
import { allOf, paysWithCredits } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { describe } from '../../kit/values/described.ts';
import { namedPerson } from '../../kit/values/named.ts';

/** Most credits of a threshold. */
export const THRESHOLD_MAX = 100_000;
/** Most users who are written to. */
export const RECIPIENTS_MAX = 20;

const notices = z.object({
  version: z.int(),
  /** Below how many credits the entity is notified; null for never. */
  threshold: z.int().nullable(),
  /** Whether the statement of each month is mailed. */
  mailsStatement: z.boolean(),
  recipientIds: z.array(z.int()),
});

export const readAccount = defineCall({
  name: 'readAccount',
  method: 'GET',
  path: '/billing/account',
  access: allOf('READ_BALANCE', paysWithCredits),
  summary:
    "The account that the user's entity pays from: balance, how long it lasts at the pace of the last weeks, and of what the entity is notified",
  answer: z.object({
    value: z.int(),
    reserved: z.int(),
    /** Credits that were used in the last days, and how many days these are. */
    used: z.int(),
    usedDays: z.int(),
    /** Days that the balance lasts at this pace; null where too little was used to tell. */
    daysLeft: z.int().nullable(),
    /** Null where the entity pays from the account of one above, whose notices these are. */
    notices: notices.nullable(),
    /** Users of the entity who may be written to. */
    candidates: z.array(namedPerson),
  }),
  reads: { objectType: 'user', action: 'SEARCH' },
});

export const setAccountNotices = defineCall({
  name: 'setAccountNotices',
  method: 'PUT',
  path: '/billing/account',
  access: allOf('READ_BILLING', paysWithCredits),
  failure: 'ERROR_SAVE_NOTICES',
  summary: 'Sets of what the entity is notified about its account, and who is written to',
  body: z.strictObject({
    version: describe(z.int().min(0).max(2_000_000_000), {
      example: 0,
      note: 'Of the choice that was read; 0 where nothing was chosen yet',
    }),
    threshold: describe(
      z
        .int('INVALID_THRESHOLD')
        .min(1, 'INVALID_THRESHOLD')
        .max(THRESHOLD_MAX, 'INVALID_THRESHOLD')
        .nullable(),
      { example: 20 },
    ),
    mailsStatement: describe(z.boolean(), { example: false }),
    recipientIds: describe(z.array(z.int().min(1)).max(RECIPIENTS_MAX, 'INVALID_RECIPIENTS'), {
      example: [],
    }),
  }),
  answer: notices,
  errors: [
    'ENTITY_NOT_BILLABLE',
    'STALE_VERSION',
    'INVALID_THRESHOLD',
    'INVALID_RECIPIENTS',
    'MISSING_RECIPIENTS',
    'FORM_ERROR_MSG',
  ],
});
