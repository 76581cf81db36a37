import type { multibancoReference as source } from '../../../pt/money/multibancoReference/module.ts';
import type { Shape } from '../../../types.ts';

/** References by which credits are paid for. */
export const multibancoReference = {
  name: 'Multibanco reference |||| Multibanco references',
  create: { title: 'Add credits by Multibanco', submit: 'Create reference' },
  done: { created: 'Reference created: %{name}' },
  fields: {
    entityId: 'Entity',
    creationEntityId: 'Requested by',
    status: 'Status',
    entityCode: 'Multibanco entity',
    number: 'Reference',
    credits: 'Credits',
    unitPrice: 'Price of a credit, without VAT',
    netAmount: 'Amount without VAT',
    vatRate: 'VAT rate (%)',
    vatAmount: 'VAT',
    amount: 'Amount with VAT',
    pricingTableId: 'Pricing table',
    lastDay: 'Pay by',
    creationUserId: 'Created by',
    creationTimestamp: 'Date',
    paidTimestamp: 'Paid on',
    isLate: 'Paid late',
    isDemonstration: 'Demonstration',
    transactionId: 'Movement no.',
  },
  sections: { payment: 'Payment', price: 'Price', course: 'Progress' },
  choices: {
    status: { PENDING: 'To be paid', PAID: 'Paid', EXPIRED: 'Expired', CANCELED: 'Cancelled' },
  },
  operations: {
    mailReference: {
      label: 'Send by email',
      title: 'Send the reference by email?',
      text: 'Entity, reference and amount are sent to your email address.',
      confirm: 'Send',
      done: 'Reference sent to your email: %{name}',
    },
    payReference: {
      label: 'Pay (demonstration)',
      title: 'Pay this reference?',
      text: 'In the demonstration only: the credits are added as if the reference had been paid at a cash machine.',
      confirm: 'Pay',
      done: 'Reference paid: %{name}',
    },
    cancelReference: {
      label: 'Cancel reference',
      title: 'Cancel this reference?',
      text: 'Do not pay it once it is cancelled. A payment that still arrives is credited and marked.',
      confirm: 'Cancel reference',
      done: 'Reference cancelled: %{name}',
    },
  },
} satisfies Shape<typeof source>;
