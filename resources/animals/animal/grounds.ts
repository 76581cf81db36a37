/** Why an entity finds an animal, or an owner, among its own. Each ground holds until it is ended. */
export const ANIMAL_GROUNDS = ['REGISTERED', 'TREATED', 'TRANSFERRED', 'CONSENT', 'REPORTED'] as const;
export type AnimalGround = (typeof ANIMAL_GROUNDS)[number];

/**
 * The grounds on which an entity also opens and edits the record. Who treats an animal, or reports it, keeps it in the
 * lists and may correct the own acts; who reported that it has found the animal may read the owner's phone as well.
 */
export const OPENING_GROUNDS = [
  'REGISTERED',
  'TRANSFERRED',
  'CONSENT',
] as const satisfies readonly AnimalGround[];
