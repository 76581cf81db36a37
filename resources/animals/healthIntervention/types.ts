/** Ids of the types of intervention that have rules of their own. */
export const RABIES = 8;
export const STERILIZATION = 9;
export const PROOF_OF_LIFE = 12;
/** Types that need a description: an amputation, and whatever has no type. */
export const DESCRIBED: readonly number[] = [10, 11];

export const STERILIZATION_TYPES = [
  'PRIVATE',
  'FINANCED_BY_COUNTY',
  'FINANCED_BY_MINISTRY_OF_AGRICULTURE',
] as const;

/** The first vaccination of an animal or one after its protection ended, and one while it is protected. */
export const DOSES = ['FIRST', 'BOOSTER'] as const;
export type Dose = (typeof DOSES)[number];
