import type { TransponderCode } from '../../../../resources/stock/transponder/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Refusals of the traceability of transponders. */
export const transponderErrors = {
  TRANSPONDERS_NOT_AVAILABLE:
    'Nem todos estes transponders estão disponíveis na entidade de origem: são de outra entidade, estão registados, inutilizáveis ou noutra transação.',
  TRANSPONDERS_ALREADY_DELIVERED:
    'Alguns destes transponders já foram entregues, ou estão noutra transação por aceitar.',
  TRANSPONDER_IN_TRANSACTION: 'O transponder está numa transação por aceitar.',
  TRANSPONDER_IS_UNUSABLE: 'O transponder já está marcado como inutilizável.',
  TRANSPONDER_IS_USABLE: 'O transponder não está marcado como inutilizável.',
  MOVEMENT_IS_OF_OTHERS: 'Cabe à outra entidade decidir sobre esta transação.',
  MISSING_LOT: 'Indique o lote.',
  INVALID_LOT: 'O lote não é válido.',
  MISSING_MANUFACTURER: 'Indique o fabricante.',
  INVALID_MANUFACTURER: 'O fabricante não é válido.',
} as const satisfies CodeTexts<TransponderCode>;
