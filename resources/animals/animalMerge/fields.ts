import type { animal } from '../animal/schema.ts';

type AnimalField = keyof (typeof animal)['fields'];

/**
 * The values that a merge can take from the absorbed record. Fields of one group are taken together: half of an address
 * or of a breed is wrong. The numbers and the owner are never taken.
 */
export const MERGE_GROUPS = [
  ['name'],
  ['breedId', 'isCrossBreed', 'crossBreedId'],
  ['gender'],
  ['color'],
  ['birthdate'],
  ['passport'],
  ['healthReport'],
  ['lopNumber', 'lopName'],
  ['observations'],
  ['registrationDate'],
  ['orderNumber'],
  ['veterinaryId'],
  ['entityId'],
  ['useOwnerAddress', 'address', 'postalCode', 'locality', 'parishId'],
  ['photoId'],
] as const satisfies readonly (readonly AnimalField[])[];

export type MergeField = (typeof MERGE_GROUPS)[number][number];

/** All of these fields. */
export const MERGE_FIELDS = MERGE_GROUPS.flat() as [MergeField, ...MergeField[]];
