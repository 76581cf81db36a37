import type { TransponderMovementCode } from '../../../../resources/stock/transponderMovement/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Transponders on their way from one entity to another. */
export const transponderMovementErrors = {
  MOVEMENT_ALREADY_CLOSED: 'The transponder transaction has already been closed.',
  MISSING_FROM: 'Select the entity of origin.',
  MISSING_TO: 'Select the receiving entity.',
  INVALID_RANGE: 'Check the range of transponders and try again.',
} satisfies CodeTexts<TransponderMovementCode>;
