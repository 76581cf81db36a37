import type { Actor } from '../../../../resources/kit/access.ts';
import { fieldModes } from '../../../../resources/kit/records/modes.ts';
import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { checkOwnerRules } from '../../../../resources/owners/owner/rules.ts';
import { owner as declared } from '../../../../resources/owners/owner/schema.ts';
import {
  fieldsOfGroups,
  OWNER_MERGE_GROUPS,
  type OwnerMergeGroup,
} from '../../../../resources/owners/ownerMerge/groups.ts';
import type { Queryable } from '../../../db/db.ts';
import { differing } from '../../../write/recordValues.ts';
import { placeOf } from '../owner/ownerPlace.ts';
import { checkOnMap } from '../../reference/address/place.ts';
import type { Owner } from '../owner/ownerRecord.ts';
import type { OwnerPair } from './pair.ts';

/** The values of groups that the kept record would get. */
export const takenValues = (
  { survivor, absorbed }: OwnerPair,
  groups: readonly OwnerMergeGroup[],
): Partial<Owner> =>
  differing(
    Object.fromEntries(fieldsOfGroups(groups).map((name) => [name, absorbed[name]])),
    survivor,
  ) as Partial<Owner>;

/** Returns the groups that the caller may take: the records differ in them, and this user could edit their fields. */
export const takeableGroups = (pair: OwnerPair, actor: Actor): OwnerMergeGroup[] =>
  OWNER_MERGE_GROUPS.filter((group) => {
    const taken = takenValues(pair, [group]);
    const after: OwnerInput = { ...pair.survivor, ...taken };
    const modes = fieldModes(declared, actor, 'update', after, pair.survivor);
    const names = Object.keys(taken) as (keyof typeof taken & keyof typeof modes)[];
    return names.length > 0 && names.every((name) => modes[name] !== 'read');
  });

/** Whether the rules of an owner allow the kept record with what it takes. */
export async function isTakenValid(
  db: Queryable,
  { survivor }: OwnerPair,
  taken: Partial<Owner>,
  actor: Actor,
): Promise<boolean> {
  const after: OwnerInput = { ...survivor, ...taken };
  const faults = checkOwnerRules({ mode: 'update', actor, record: after, before: survivor });
  if (faults.some(({ property }) => property in taken)) return false;
  if (!('postalCode' in taken) && !('parishId' in taken)) return true;
  return (await checkOnMap(db, placeOf(after))).length === 0;
}
