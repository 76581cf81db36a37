import type { MultibancoReferenceCode } from '../../../../resources/money/multibancoReference/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** References by which credits are paid for. */
export const multibancoReferenceErrors = {
  REFERENCES_NOT_OFFERED:
    'O operador ainda não aceita pagamentos por Multibanco. Para carregar créditos, contacte o operador.',
  REFERENCES_EXHAUSTED: 'Não há mais números de referência. Para carregar créditos, contacte o operador.',
  CREDITS_NOT_PRICED:
    'Ainda não há preço para os créditos da entidade. Para os carregar, contacte o operador.',
  PRICE_HAS_CHANGED: 'O preço mudou entretanto. Verifique o novo valor e crie a referência.',
  TOO_MANY_PENDING_REFERENCES:
    'A entidade já tem 5 referências por pagar. Pague ou cancele uma delas antes de criar outra.',
  NOT_A_DEMONSTRATION: 'Só as referências da demonstração são pagas aqui.',
} as const satisfies CodeTexts<MultibancoReferenceCode>;
