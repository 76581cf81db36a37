import { allOf, anyOf, operator, paysWithCredits } from '../../kit/access.ts';
import { boolean, choice, date, decimal, integer, reference, text, timestamp } from '../../kit/fields.ts';
import { money } from '../../kit/money.ts';
import { defineModule } from '../../kit/module.ts';
import { MAX_REFERENCE_CENTS, MAX_REFERENCE_CREDITS } from './amounts.ts';

const computed = { computed: true } as const;
const createOnly = { createOnly: true } as const;

/** Entities that pay with credits see their own, the operator's staff all. */
export const READ_REFERENCES = allOf('READ_BILLING', anyOf(paysWithCredits, operator));

/** The most references of an entity that wait for payment at the same time. */
export const MAX_PENDING_REFERENCES = 5;

/**
 * A Multibanco reference by which an entity pays for credits. Number, credits and price are fixed when it is made; only
 * its state changes, by its payment, its cancelling or the end of its days.
 */
export const multibancoReference = defineModule({
  name: 'multibancoReference',
  resource: 'billing/charging',
  access: { read: READ_REFERENCES, create: allOf('READ_BILLING', paysWithCredits) },
  title: 'number',
  fields: {
    entityId: reference('entity', computed),
    /** The entity of its user: that of the account, or one below that pays from it. */
    creationEntityId: reference('entity', { ...computed, recordOnly: true }),
    status: choice(['PENDING', 'PAID', 'EXPIRED', 'CANCELED'], {
      ...computed,
      tones: { PENDING: 'attention', PAID: 'good', EXPIRED: 'neutral', CANCELED: 'neutral' },
    }),
    /** Five digits that name the operator in the network. */
    entityCode: text({ ...computed, max: 5 }),
    /** Nine digits, the last two of which check the others and the amount. */
    number: text({ ...computed, max: 9 }),
    credits: integer({
      ...createOnly,
      required: 'MISSING_CREDITS',
      invalid: 'INVALID_CREDITS',
      min: 1,
      max: MAX_REFERENCE_CREDITS,
    }),
    unitPrice: money({ ...computed, recordOnly: true }),
    netAmount: money({ ...computed, recordOnly: true }),
    vatRate: decimal({ ...computed, recordOnly: true }),
    vatAmount: money({ ...computed, recordOnly: true }),
    /** With tax. Sent at creation it is the amount that was shown: another one is refused. */
    amount: money({ ...createOnly, invalid: 'INVALID_AMOUNT', min: 1, max: MAX_REFERENCE_CENTS }),
    /** The table that its price is from. */
    pricingTableId: reference('pricingTable', { ...computed, recordOnly: true }),
    /** The last day on which it is to be paid. */
    lastDay: date({ ...computed, ahead: true }),
    creationUserId: reference('user', computed),
    creationTimestamp: timestamp(computed),
    paidTimestamp: timestamp(computed),
    /** Paid after its last day, or after it was canceled. */
    isLate: boolean({ ...computed, tones: { true: 'attention', false: 'neutral' } }),
    /** Made in the demonstration: a button of its page pays it. */
    isDemonstration: boolean({ ...computed, recordOnly: true, initial: false }),
    /** Its movement in the account book. */
    transactionId: integer({ ...computed, recordOnly: true, isUngrouped: true }),
  },
  list: {
    columns: ['number', 'entityId', 'credits', 'amount', 'status', 'lastDay', 'creationTimestamp'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['status', 'entityId', 'creationTimestamp'],
    card: { title: 'number', text: 'status' },
  },
  form: {
    sections: [
      {
        name: 'payment',
        fields: ['status', 'entityCode', 'number', 'amount', 'lastDay', 'paidTimestamp', 'isLate'],
      },
      { name: 'price', fields: ['credits', 'unitPrice', 'netAmount', 'vatRate', 'vatAmount'] },
      {
        name: 'course',
        fields: [
          'entityId',
          'creationEntityId',
          'creationUserId',
          'creationTimestamp',
          'pricingTableId',
          'transactionId',
          'isDemonstration',
        ],
      },
    ],
  },
  menu: { group: 'myEntity', icon: 'billing', order: 310 },
  errors: [
    'REFERENCES_NOT_OFFERED',
    'REFERENCES_EXHAUSTED',
    'CREDITS_NOT_PRICED',
    'PRICE_HAS_CHANGED',
    'TOO_MANY_PENDING_REFERENCES',
    'ENTITY_NOT_BILLABLE',
  ],
  // The page says the price before anything is made: the amount is what it has said.
  isReady: ({ amount }) => typeof amount === 'number',
  modes: ({ before }) => ({
    ...(before?.status !== 'PAID' && {
      paidTimestamp: 'hidden',
      isLate: 'hidden',
      transactionId: 'hidden',
    }),
    ...(!before?.isDemonstration && { isDemonstration: 'hidden' }),
  }),
});
