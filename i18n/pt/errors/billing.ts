import type { BillingCode } from '../../../resources/kit/codes/billing.ts';
import type { CodeTexts } from '../../types.ts';

/** Price tables and payment references. */
export const billingErrors = {
  MISSING_VALID_FROM: 'Indique o início da validade.',
  INVALID_VALID_FROM: 'O início da validade não é válido.',
  INVALID_VALID_TO: 'O fim da validade tem de ser posterior ao início.',
  OVERLAPPING_VALIDITY: 'Já existe uma tabela em vigor neste período para um dos perfis.',
  INVALID_PROFILES: 'Um dos perfis não é válido.',
  MISSING_LINES: 'Adicione pelo menos uma linha.',
  INVALID_LINES: 'Uma das linhas não é válida.',
  MISSING_SERVICE: 'Indique o serviço.',
  INVALID_SERVICE: 'O serviço não é válido.',
  MISSING_UNIT_PRICE: 'Indique o preço unitário.',
  INVALID_UNIT_PRICE: 'O preço unitário não é válido.',
  INVALID_VAT_RATE: 'A taxa de IVA não é válida.',
  MISSING_DOCUMENT_NUMBER: 'Indique o número do documento.',
  INVALID_DOCUMENT_NUMBER: 'O número do documento não é válido.',
  BALANCE_BELOW_ZERO: 'O saldo não pode ficar negativo.',
  REFERENCE_ALREADY_PAID: 'A referência já foi paga.',
  REFERENCE_EXPIRED: 'A referência expirou. Peça outra.',
  REFERENCE_CANCELED: 'A referência foi cancelada.',
  INVALID_SIGNATURE: 'A assinatura do aviso não é válida.',
} as const satisfies CodeTexts<BillingCode>;
