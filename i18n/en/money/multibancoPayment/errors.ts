import type { MultibancoPaymentCode } from '../../../../resources/money/multibancoPayment/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Payments by Multibanco. */
export const multibancoPaymentErrors = {
  ERROR_BOOK_PAYMENT: 'The payment could not be recorded.',
  PAYMENT_NOT_UNMATCHED: 'This payment has been credited or refunded already.',
  PAYMENT_HAS_NO_REFERENCE:
    'The payment belongs to no reference that was created. Credit it to an entity or record the refund.',
  PAYMENT_WAS_NOT_DECIDED: 'Only a credit that was given by a decision is undone.',
  PAYMENT_BUYS_NO_CREDITS: 'The amount is too small for a credit. Record the refund.',
  PAYMENT_NOT_CONFIRMED: 'The provider does not confirm this payment.',
  PAYMENT_DIFFERS: 'This payment was reported before with another reference or another amount.',
  PAYMENT_PROVIDER_AWAY: 'The payment provider does not answer. Try again in a minute.',
  MISSING_REFUND_DOCUMENT: 'Enter the document of the refund.',
  INVALID_REFUND_DOCUMENT: 'The document of the refund is not valid.',
} satisfies CodeTexts<MultibancoPaymentCode>;
