import { boolean, choice, decimal, integer, longText, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { MANAGE_PRICES } from '../pricingTable/schema.ts';
import { checkPricingTransaction } from './rules.ts';

const computed = { computed: true } as const;
const createOnly = { createOnly: true } as const;

/** Most credits that one transaction moves: a slip of the finger is no fortune. */
const MAX_CREDITS = 100_000;

/**
 * Credits that the operator adds to an entity or takes from it: a charge that was paid, a refund, an adjustment. Each
 * enters the account book when it is made, and is undone by its counter-transfer alone.
 */
export const pricingTransaction = defineModule({
  name: 'pricingTransaction',
  resource: 'pricing-tables/transactions',
  path: 'pricing-tables/transactions',
  access: { read: 'READ_TRANSACTIONS', create: MANAGE_PRICES },
  title: 'creationTimestamp',
  fields: {
    entityId: reference('entity', {
      ...createOnly,
      required: 'MISSING_ENTITY',
      invalid: 'INVALID_ENTITY',
      only: { active: 'true' },
    }),
    type: choice(['CHARGE', 'REFUND', 'ADJUSTMENT'], {
      ...createOnly,
      required: 'MISSING_TYPE',
      invalid: 'INVALID_TYPE',
      initial: 'CHARGE',
    }),
    /** Of a charge those added, of a refund those taken; of an adjustment either, by its sign. */
    credits: integer({
      ...createOnly,
      required: 'MISSING_CREDITS',
      invalid: 'INVALID_CREDITS',
      min: -MAX_CREDITS,
      max: MAX_CREDITS,
    }),
    /** Euros with tax that were paid or given back. */
    amount: decimal({ ...createOnly, invalid: 'INVALID_AMOUNT', min: 0, max: 10_000_000 }),
    /** Number of the invoice or credit note, which other software issues; an adjustment may have none. */
    documentNumber: text({
      ...createOnly,
      invalid: 'INVALID_DOCUMENT_NUMBER',
      max: 60,
      owedWhen: 'unless it is an adjustment',
      example: 'FT 2024/123',
    }),
    reason: longText({ ...createOnly, required: 'MISSING_REASON', max: 500 }),
    /** Its movement in the account book. */
    transactionId: integer({ ...computed, recordOnly: true }),
    balanceAfter: integer(computed),
    creationUserId: reference('user', computed),
    creationTimestamp: timestamp(computed),
    isReversed: boolean({ ...computed, initial: false, tones: { true: 'bad', false: 'neutral' } }),
    reverseReason: longText({ ...computed, recordOnly: true }),
    reverseTimestamp: timestamp({ ...computed, recordOnly: true }),
  },
  list: {
    columns: ['creationTimestamp', 'entityId', 'type', 'credits', 'amount', 'documentNumber', 'isReversed'],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['entityId', 'type', 'creationTimestamp', 'isReversed'],
    card: { title: 'entityId', text: 'credits' },
  },
  form: {
    sections: [
      { name: 'transaction', fields: ['entityId', 'type', 'credits', 'balanceAfter'] },
      { name: 'proof', fields: ['amount', 'documentNumber', 'reason', 'reverseReason'] },
      {
        name: 'course',
        fields: ['transactionId', 'creationUserId', 'creationTimestamp', 'isReversed', 'reverseTimestamp'],
      },
    ],
  },
  menu: { group: 'admin', icon: 'billing', order: 300 },
  errors: ['ENTITY_NOT_BILLABLE', 'BALANCE_BELOW_ZERO'],
  // Of the reversal there is nothing to show before it.
  modes: ({ before }) => (before?.isReversed ? {} : { reverseReason: 'hidden', reverseTimestamp: 'hidden' }),
  check: checkPricingTransaction,
});
