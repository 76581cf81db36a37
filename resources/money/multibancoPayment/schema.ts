import { allOf, operator } from '../../kit/access.ts';
import { boolean, choice, integer, longText, reference, text, timestamp } from '../../kit/fields.ts';
import { money } from '../../kit/money.ts';
import { defineModule } from '../../kit/module.ts';

const computed = { computed: true } as const;

/** The operator's staff who handle payments. */
export const MANAGE_PAYMENTS = allOf('MANAGE_BILLING', operator);

/**
 * A payment that the network's provider reported, once for each transaction of the provider. One that fits a reference
 * is credited at once; any other waits for a decision of the operator's staff.
 */
export const multibancoPayment = defineModule({
  name: 'multibancoPayment',
  resource: 'billing/payments',
  access: { read: MANAGE_PAYMENTS },
  title: 'number',
  fields: {
    paidTimestamp: timestamp(computed),
    status: choice(['CREDITED', 'UNMATCHED', 'REFUNDED'], {
      ...computed,
      tones: { CREDITED: 'good', UNMATCHED: 'attention', REFUNDED: 'neutral' },
    }),
    /** Why it fits no reference that waits; none for one that was credited at once. */
    fault: choice(['UNKNOWN_REFERENCE', 'WRONG_AMOUNT', 'SECOND_PAYMENT'], computed),
    /** Credited although its reference was over or canceled. */
    isLate: boolean({ ...computed, tones: { true: 'attention', false: 'neutral' } }),
    entityCode: text({ ...computed, max: 5 }),
    number: text({ ...computed, max: 9 }),
    amount: money(computed),
    referenceId: reference('multibancoReference', { ...computed, label: 'number' }),
    /** The entity whose account got the credits. */
    entityId: reference('entity', computed),
    credits: integer(computed),
    /** The provider's own name of the transaction. */
    providerTransaction: text({ ...computed, max: 64 }),
    /** The way it was first reported. */
    source: choice(['NOTICE', 'CALLBACK', 'FILE', 'DEMONSTRATION'], { ...computed, recordOnly: true }),
    creationTimestamp: timestamp({ ...computed, recordOnly: true }),
    decisionReason: longText({ ...computed, recordOnly: true, max: 500 }),
    /** Number of the transfer by which the money was given back. */
    refundDocument: text({ ...computed, recordOnly: true, max: 60 }),
    decisionUserId: reference('user', { ...computed, recordOnly: true }),
    decisionTimestamp: timestamp({ ...computed, recordOnly: true }),
    transactionId: integer({ ...computed, recordOnly: true, isUngrouped: true }),
  },
  list: {
    columns: ['paidTimestamp', 'status', 'fault', 'number', 'amount', 'entityId', 'credits', 'isLate'],
    sort: ['paidTimestamp', 'DESC'],
    sortable: ['id', 'paidTimestamp'],
    filters: ['status', 'fault', 'isLate', 'entityId', 'paidTimestamp'],
    card: { title: 'number', text: 'status' },
  },
  form: {
    sections: [
      {
        name: 'payment',
        fields: ['status', 'fault', 'isLate', 'amount', 'entityCode', 'number', 'paidTimestamp'],
      },
      { name: 'credit', fields: ['referenceId', 'entityId', 'credits', 'transactionId'] },
      {
        name: 'decision',
        fields: ['decisionReason', 'refundDocument', 'decisionUserId', 'decisionTimestamp'],
      },
      { name: 'course', fields: ['providerTransaction', 'source', 'creationTimestamp'] },
    ],
  },
  menu: { group: 'admin', icon: 'transaction', order: 320 },
  modes: ({ before }) => ({
    ...(!before?.fault && { fault: 'hidden' }),
    ...(!before?.decisionTimestamp && {
      decisionReason: 'hidden',
      decisionUserId: 'hidden',
      decisionTimestamp: 'hidden',
    }),
    ...(!before?.refundDocument && { refundDocument: 'hidden' }),
  }),
});
