import sql from 'sql-template-tag';
import { isIsoDate, addYears } from '../../../../../resources/numbers/dates.ts';
import { isValidNif, ownerTypeOfNif } from '../../../../../resources/numbers/nif.ts';
import type { Queryable } from '../../../../db/db.ts';
import { keptId } from '../findOwner.ts';
import { readOwner, type Owner } from '../ownerRecord.ts';

/** The age from which on a person acts alone (Código Civil, article 130). */
const ADULT_YEARS = 18;

/** The refusals that follow from what the State says of a person and from the records of owners. */
export type StateRefusal =
  | 'ERROR_STATE_LOGIN'
  | 'STATE_OWNER_UNKNOWN'
  | 'STATE_OWNER_UNCLEAR'
  | 'STATE_PERSON_IS_COMPANY'
  | 'STATE_PERSON_IS_MINOR';

interface Claims {
  readonly taxNumber?: string;
  readonly birthdate?: string;
}

/** The tax number as the register keeps it: some providers write the country before it. */
const plainNumber = (text: string): string => text.replace(/\s/g, '').replace(/^PT/i, '');

/**
 * The tax number of an adult, as the State states it, or the reason why it is none. Both claims are needed: a provider
 * that leaves one out is not set up for this.
 * @param today the day by which the age is reckoned, `YYYY-MM-DD`
 */
export function readStatePerson(
  { taxNumber, birthdate }: Claims,
  today: string,
): { readonly taxNumber: string } | { readonly refusal: StateRefusal } {
  if (taxNumber === undefined || !isValidNif(plainNumber(taxNumber))) return { refusal: 'ERROR_STATE_LOGIN' };
  const number = plainNumber(taxNumber);
  if (ownerTypeOfNif(number) === 'COLLECTIVE') return { refusal: 'STATE_PERSON_IS_COMPANY' };
  if (birthdate === undefined || !isIsoDate(birthdate)) return { refusal: 'ERROR_STATE_LOGIN' };
  if (birthdate > addYears(today, -ADULT_YEARS)) return { refusal: 'STATE_PERSON_IS_MINOR' };
  return { taxNumber: number };
}

/**
 * The one owner on record with a tax number, or the reason why there is none. A record that was merged into one of another
 * number means two people until staff have looked.
 * @param lock whether the record stays as it is until the transaction ends
 */
export async function findStateOwner(
  db: Queryable,
  taxNumber: string,
  lock: boolean,
): Promise<Owner | { readonly refusal: StateRefusal }> {
  const found = await db.query<{ id: number }>(keptId(sql`country = 'PT' and vat_number = ${taxNumber}`));
  if (found.length === 0) return { refusal: 'STATE_OWNER_UNKNOWN' };
  if (found.length > 1) return { refusal: 'STATE_OWNER_UNCLEAR' };
  const owner = await readOwner(db, found[0]!.id, lock);
  if (owner.vatNumber !== taxNumber) return { refusal: 'STATE_OWNER_UNCLEAR' };
  return owner.type === 'SINGULAR' ? owner : { refusal: 'STATE_PERSON_IS_COMPANY' };
}
