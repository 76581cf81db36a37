/** Transponders on their way from one entity to another. */
export type TransponderMovementCode =
  'MOVEMENT_ALREADY_CLOSED' | 'MISSING_FROM' | 'MISSING_TO' | 'INVALID_RANGE';
