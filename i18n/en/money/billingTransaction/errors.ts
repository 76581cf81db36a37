import type { BillingTransactionCode } from '../../../../resources/money/billingTransaction/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Credits of an entity. */
export const billingTransactionErrors = {
  STATEMENT_FAILED: 'The statement could not be drawn.',
  STATEMENT_TOO_LONG: 'The statement has too many transactions. Choose a shorter period.',
  MISSING_CREDITS: 'Enter the number of credits.',
  INVALID_CREDITS: 'Enter the credits as a whole number.',
  MISSING_AMOUNT: 'Enter the amount.',
  INVALID_AMOUNT: 'Enter the amount as a number, such as 12.50.',
  ENTITY_NOT_BILLABLE: 'This entity is not billable.',
} satisfies CodeTexts<BillingTransactionCode>;
