/** Entities. */
export type EntityCode = 'MISSING_PROFILE' | 'INVALID_PROFILE' | 'INVALID_BRAND';
