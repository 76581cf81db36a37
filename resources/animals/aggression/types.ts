export const REGISTER_TYPES = ['REGISTER_AGGRESSION', 'REGISTER_CLEAR'] as const;
export const AGGRESSION_TYPES = ['PERSON', 'ANIMAL', 'OTHER'] as const;

/** The subtypes of each type of aggression. */
export const SUBTYPES = {
  PERSON: ['PUBLIC_PLACE_INJURY', 'PUBLIC_PLACE_DEATH', 'RESIDENCE_INJURY', 'RESIDENCE_DEATH'],
  ANIMAL: ['SERIOUS_INJURY', 'DEATH'],
  OTHER: ['OTHER'],
} as const satisfies Record<(typeof AGGRESSION_TYPES)[number], readonly string[]>;

export const ALL_SUBTYPES = [...SUBTYPES.PERSON, ...SUBTYPES.ANIMAL, ...SUBTYPES.OTHER] as const;
export const ANIMAL_FATES = ['EUTHANASIA', 'DEVOLUTION', 'TRAINING', 'OTHER'] as const;
