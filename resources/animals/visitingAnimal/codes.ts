/** Refusals of animals from abroad. */
export type VisitingAnimalCode = 'INVALID_STAY' | 'MISSING_CONTACT_WAY' | 'STAY_IS_OVER';
