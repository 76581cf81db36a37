import { FIELDS_BY_CONTACT } from '../owner/contacts.ts';
import type { OwnerFields } from '../owner/fields.ts';

/**
 * The values that a merge can take from the absorbed record, by the name of their group. Half of an address is wrong.
 * Type, country and numbers are never taken: the record with the right ones is kept.
 */
const GROUPS = {
  name: ['name'],
  ...FIELDS_BY_CONTACT,
} as const satisfies Readonly<Record<string, readonly (keyof OwnerFields)[]>>;

export type OwnerMergeGroup = keyof typeof GROUPS;
export type OwnerMergeField = (typeof GROUPS)[OwnerMergeGroup][number];

export const OWNER_MERGE_GROUPS = Object.keys(GROUPS) as [OwnerMergeGroup, ...OwnerMergeGroup[]];

/** The fields of groups. */
export const fieldsOfGroups = (groups: readonly OwnerMergeGroup[]): readonly OwnerMergeField[] =>
  groups.flatMap((group): readonly OwnerMergeField[] => GROUPS[group]);
