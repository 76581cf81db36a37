import { addressForm, type OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { ADDRESS_PARTS } from '../../../../resources/owners/owner/addressFields.ts';
import type { Queryable } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { checkOnMap, type Place } from '../../reference/address/place.ts';

/** Returns an owner's postal code and parish as they will be stored: nothing in a form of address that lacks them. */
export function placeOf(owner: OwnerInput): Place {
  const parts: readonly string[] = ADDRESS_PARTS[addressForm(owner)];
  return {
    postalCode: parts.includes('postalCode') ? owner.postalCode : null,
    parishId: parts.includes('parishId') ? owner.parishId : null,
  };
}

/**
 * Refuses an address that is not on the map.
 * @throws Refusal 422 at the postal code or the parish
 */
export async function requireOnMap(db: Queryable, owner: OwnerInput): Promise<void> {
  const wrong = await checkOnMap(db, placeOf(owner));
  if (wrong.length > 0) throw formError(wrong);
}
