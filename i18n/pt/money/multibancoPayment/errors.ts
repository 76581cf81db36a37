import type { MultibancoPaymentCode } from '../../../../resources/money/multibancoPayment/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Payments by Multibanco. */
export const multibancoPaymentErrors = {
  ERROR_BOOK_PAYMENT: 'Não foi possível registar o pagamento.',
  PAYMENT_NOT_UNMATCHED: 'Este pagamento já foi creditado ou devolvido.',
  PAYMENT_HAS_NO_REFERENCE:
    'O pagamento não é de nenhuma referência criada. Credite-o a uma entidade ou registe a devolução.',
  PAYMENT_WAS_NOT_DECIDED: 'Só se anula o crédito que foi dado por decisão.',
  PAYMENT_BUYS_NO_CREDITS: 'O valor não chega para um crédito. Registe a devolução.',
  PAYMENT_NOT_CONFIRMED: 'O prestador não confirma este pagamento.',
  PAYMENT_DIFFERS: 'Este pagamento já foi comunicado com outra referência ou outro valor.',
  PAYMENT_PROVIDER_AWAY: 'O prestador de pagamentos não responde. Tente de novo dentro de um minuto.',
  MISSING_REFUND_DOCUMENT: 'Indique o documento da devolução.',
  INVALID_REFUND_DOCUMENT: 'O documento da devolução não é válido.',
} as const satisfies CodeTexts<MultibancoPaymentCode>;
