import type { multibancoPaymentPages as source } from '../../../pt/money/multibancoPayment/pages.ts';
import type { Shape } from '../../../types.ts';

export const multibancoPaymentPages = {
  reference: 'Reference %{number}',
  states: {
    UNKNOWN_REFERENCE:
      'No entity created this reference. Credit the payment to the entity that made it, or give the money back and record the refund.',
    WRONG_AMOUNT:
      'The amount paid is not that of the reference. Credit what the amount pays for, or give the money back and record the refund.',
    SECOND_PAYMENT:
      'The reference was paid already. Credit this second payment, or give the money back and record the refund.',
    CREDITED: 'The credits were added.',
    LATE: 'The credits were added, although the reference had expired or was cancelled.',
    REFUNDED: 'The money was given back. No credits moved.',
  },
} satisfies Shape<typeof source>;
