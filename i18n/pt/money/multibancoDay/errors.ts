import type { MultibancoDayCode } from '../../../../resources/money/multibancoDay/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** The provider's file of a day. */
export const multibancoDayErrors = {
  ERROR_READ_PAYMENT_FILE:
    'Não foi possível ler o ficheiro. Tente de novo: o que já foi lido não é creditado duas vezes.',
  INVALID_DAY: 'O dia não é válido.',
  INVALID_PAYMENT_FILE:
    'O ficheiro não é um CSV com as colunas transaction, entity, reference, amount e paidAt.',
  EMPTY_PAYMENT_FILE: 'O ficheiro não tem pagamentos.',
  PAYMENT_IN_OTHER_FILE: 'O ficheiro tem um pagamento que já está no ficheiro de outro dia.',
} as const satisfies CodeTexts<MultibancoDayCode>;
