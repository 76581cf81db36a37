import type { BillingTransactionCode } from '../../../../resources/money/billingTransaction/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Credits of an entity. */
export const billingTransactionErrors = {
  STATEMENT_FAILED: 'O extrato não pôde ser desenhado.',
  STATEMENT_TOO_LONG: 'O extrato tem demasiados movimentos. Escolha um período mais curto.',
  MISSING_CREDITS: 'Indique o número de créditos.',
  INVALID_CREDITS: 'O número de créditos não é válido.',
  MISSING_AMOUNT: 'Indique o valor.',
  INVALID_AMOUNT: 'O valor não é válido.',
  ENTITY_NOT_BILLABLE: 'Esta entidade não é faturável.',
} as const satisfies CodeTexts<BillingTransactionCode>;
