import type { TransponderMovementCode } from '../../../../resources/stock/transponderMovement/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Transponders on their way from one entity to another. */
export const transponderMovementErrors = {
  MOVEMENT_ALREADY_CLOSED: 'A transação de transponders já foi concluída.',
  MISSING_FROM: 'Indique a entidade de origem.',
  MISSING_TO: 'Indique a entidade de destino.',
  INVALID_RANGE: 'O intervalo de transponders não é válido.',
} as const satisfies CodeTexts<TransponderMovementCode>;
