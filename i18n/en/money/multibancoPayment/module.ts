import type { multibancoPayment as source } from '../../../pt/money/multibancoPayment/module.ts';
import type { Shape } from '../../../types.ts';

/** Payments by Multibanco. */
export const multibancoPayment = {
  name: 'Multibanco payment |||| Multibanco payments',
  fields: {
    paidTimestamp: 'Date of payment',
    status: 'Status',
    fault: 'Reason',
    isLate: 'Late',
    entityCode: 'Multibanco entity',
    number: 'Reference',
    amount: 'Amount',
    referenceId: 'Reference created',
    entityId: 'Entity',
    credits: 'Credits',
    providerTransaction: 'Transaction of the provider',
    source: 'Reported by',
    creationTimestamp: 'Received on',
    decisionReason: 'Reason for the decision',
    refundDocument: 'Document of the refund',
    decisionUserId: 'Decided by',
    decisionTimestamp: 'Date of the decision',
    transactionId: 'Movement no.',
  },
  sections: { payment: 'Payment', credit: 'Credits', decision: 'Decision', course: 'Progress' },
  choices: {
    status: { CREDITED: 'Credited', UNMATCHED: 'To be decided', REFUNDED: 'Refunded' },
    fault: {
      UNKNOWN_REFERENCE: 'Unknown reference',
      WRONG_AMOUNT: 'Different amount',
      SECOND_PAYMENT: 'Second payment',
    },
    source: {
      NOTICE: 'Signed notice',
      CALLBACK: 'Notice with a key',
      FILE: 'File of the day',
      DEMONSTRATION: 'Demonstration',
    },
  },
  operations: {
    creditPayment: {
      label: 'Credit',
      title: 'Credit this payment?',
      text: 'The entity of the reference gets the credits that the amount pays for, at the price of the reference.',
      fields: { decisionReason: 'Reason for the decision' },
      confirm: 'Credit',
      done: 'Payment credited: %{name}',
    },
    creditOtherEntity: {
      label: 'Credit another entity',
      title: 'Credit this payment to another entity?',
      text: 'The entity gets the credits that the amount pays for, at the price of the reference or, without one, at its price of today.',
      fields: { creditedEntityId: 'Entity', decisionReason: 'Reason for the decision' },
      confirm: 'Credit',
      done: 'Payment credited to another entity: %{name}',
    },
    refundPayment: {
      label: 'Record refund',
      title: 'Record the refund of this payment?',
      text: 'Give the money back first. No credits move.',
      fields: { refundDocument: 'Document of the refund', decisionReason: 'Reason for the decision' },
      confirm: 'Record refund',
      done: 'Refund recorded: %{name}',
    },
    undoCredit: {
      label: 'Undo credit',
      title: 'Undo the credit of this payment?',
      text: 'The account book gets a counter-transfer, and the payment waits for a decision again.',
      fields: { decisionReason: 'Reason for undoing it' },
      confirm: 'Undo credit',
      done: 'Credit undone: %{name}',
    },
  },
} satisfies Shape<typeof source>;
