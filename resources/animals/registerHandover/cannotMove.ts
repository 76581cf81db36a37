/** Why an animal cannot move to another register: the codes of its states that forbid it. */
export const CANNOT_MOVE = [
  'ANIMAL_IS_DEAD',
  'ANIMAL_IS_EXPORTED',
  'ANIMAL_IS_LOST',
  'ANIMAL_IS_FOUND',
  'ANIMAL_IS_LOCKED',
  'ANIMAL_IS_EXTERNAL',
  'PENDING_TRANSFER',
] as const;
