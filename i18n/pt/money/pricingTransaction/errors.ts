import type { PricingTransactionCode } from '../../../../resources/money/pricingTransaction/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Credits that the operator adds or takes. */
export const pricingTransactionErrors = {
  TRANSACTION_ALREADY_REVERSED: 'Esta transação já foi anulada.',
} as const satisfies CodeTexts<PricingTransactionCode>;
