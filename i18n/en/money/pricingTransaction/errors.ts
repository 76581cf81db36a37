import type { PricingTransactionCode } from '../../../../resources/money/pricingTransaction/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Credits that the operator adds or takes. */
export const pricingTransactionErrors = {
  TRANSACTION_ALREADY_REVERSED: 'This transaction has already been reversed.',
} satisfies CodeTexts<PricingTransactionCode>;
