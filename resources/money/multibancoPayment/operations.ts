import { longText, reference, text } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { MANAGE_PAYMENTS, multibancoPayment } from './schema.ts';

type Payment = RecordOfModule<typeof multibancoPayment>;

const waits = ({ status }: Payment): boolean => status === 'UNMATCHED';
const isUnmatched = condition<Payment>('PAYMENT_NOT_UNMATCHED', waits);
const hasReference = condition<Payment>(
  'PAYMENT_HAS_NO_REFERENCE',
  ({ referenceId }) => referenceId !== null,
);
/** Credits that staff gave by a decision: those of a payment that fits are the payer's. */
const wasDecided = condition<Payment>(
  'PAYMENT_WAS_NOT_DECIDED',
  ({ status, fault }) => status === 'CREDITED' && fault !== null,
);

const decisionReason = longText({ required: 'MISSING_REASON', max: 500 });

export const creditPayment = defineOperation(multibancoPayment, {
  name: 'creditPayment',
  permission: MANAGE_PAYMENTS,
  when: [isUnmatched, hasReference],
  path: 'credit',
  input: { decisionReason },
  errors: ['PAYMENT_BUYS_NO_CREDITS'],
  summary:
    'Credits an unmatched payment to the entity of its reference: as many credits as it pays for at the price of the reference',
  shown: waits,
  icon: 'validate',
});

export const creditOtherEntity = defineOperation(multibancoPayment, {
  name: 'creditOtherEntity',
  permission: MANAGE_PAYMENTS,
  when: [isUnmatched],
  path: 'credit-other',
  input: {
    creditedEntityId: reference('entity', {
      required: 'MISSING_ENTITY',
      invalid: 'INVALID_ENTITY',
      only: { active: 'true' },
    }),
    decisionReason,
  },
  errors: ['PAYMENT_BUYS_NO_CREDITS', 'CREDITS_NOT_PRICED', 'ENTITY_NOT_BILLABLE', 'INVALID_ENTITY'],
  summary:
    "Credits an unmatched payment to another entity: as many credits as it pays for at the price of its reference, or without one at that entity's price of today",
  shown: waits,
  icon: 'entity',
});

export const refundPayment = defineOperation(multibancoPayment, {
  name: 'refundPayment',
  permission: MANAGE_PAYMENTS,
  when: [isUnmatched],
  path: 'refund',
  input: {
    refundDocument: text({
      required: 'MISSING_REFUND_DOCUMENT',
      invalid: 'INVALID_REFUND_DOCUMENT',
      max: 60,
      example: 'TRF 2024/17',
    }),
    decisionReason,
  },
  summary: 'Records that the money of an unmatched payment was given back; no credits move',
  shown: waits,
  icon: 'undo',
  danger: true,
});

export const undoCredit = defineOperation(multibancoPayment, {
  name: 'undoCredit',
  permission: MANAGE_PAYMENTS,
  when: [wasDecided],
  path: 'undo-credit',
  input: { decisionReason },
  errors: ['BALANCE_BELOW_ZERO'],
  summary:
    'Takes the credits of a decided payment back by a counter-transfer; the payment waits for a decision again',
  shown: ({ status, fault }) => status === 'CREDITED' && fault !== null,
  icon: 'undo',
  danger: true,
});
