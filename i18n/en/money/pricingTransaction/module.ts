import type { pricingTransaction as source } from '../../../pt/money/pricingTransaction/module.ts';
import type { Shape } from '../../../types.ts';

/** Credits that the operator adds or takes. */
export const pricingTransaction = {
  name: 'Manual credit entry |||| Manual credit entries',
  done: { created: 'Credit transaction entered: %{heading}' },
  fields: {
    entityId: 'Entity',
    type: 'Type',
    credits: 'Credits',
    amount: 'Amount with VAT (€)',
    documentNumber: 'Invoice or credit note',
    reason: 'Reason',
    transactionId: 'Movement number',
    balanceAfter: 'Balance after',
    creationUserId: 'Entered by',
    creationTimestamp: 'Date',
    isReversed: 'Reversed',
    reverseReason: 'Reason for the reversal',
    reverseTimestamp: 'Date of the reversal',
  },
  help: {
    credits: 'In an adjustment, a negative number takes credits away.',
    documentNumber:
      'Required unless it is an adjustment: the number of the document that the invoicing software issued.',
  },
  sections: { transaction: 'Transaction', proof: 'Payment', course: 'Progress' },
  choices: {
    type: { CHARGE: 'Top-up', REFUND: 'Refund', ADJUSTMENT: 'Adjustment' },
  },
  operations: {
    reverse: {
      label: 'Reverse',
      title: 'Reverse this credit transaction?',
      text: 'The account book gets an opposite movement. The transaction stays visible.',
      fields: { reverseReason: 'Reason for the reversal' },
      confirm: 'Reverse transaction',
      done: 'Credit entry reversed: %{name}',
    },
  },
} satisfies Shape<typeof source>;
