import type { AddressCode } from '../../../../resources/reference/address/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const addressErrors = {
  TABLE_EMPTY: 'O ficheiro não tem linhas.',
  TABLE_COLUMNS:
    'O ficheiro tem outro número de colunas. Confirme que escolheu cada ficheiro no campo certo.',
  TABLE_UNREADABLE: 'Não foi possível ler o ficheiro. Confirme que é um ficheiro de texto com colunas.',
  MISSING_TABLE: 'Escolha pelo menos um ficheiro.',
} as const satisfies CodeTexts<AddressCode>;
