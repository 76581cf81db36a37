/** Registrations of herding dogs. */
export type HerdingDogCode =
  'MISSING_HOLDING_MARK' | 'INVALID_HOLDING_MARK' | 'MISSING_SPECIES' | 'INVALID_SPECIES';
