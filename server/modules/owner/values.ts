import sql from 'sql-template-tag';
import {
  addressForm,
  ADDRESS_PARTS,
  composeAddress,
  streetOf,
  type OwnerInput,
} from '../../../resources/owner/addresses.ts';
import { documentOf, ownerTypeOf } from '../../../resources/owner/rules.ts';
import { searchTextOf } from '../../../resources/numbers/text.ts';
import { cleanVatNumber } from '../../../resources/numbers/vatNumber.ts';
import { splitPostalCode } from '../../../resources/numbers/postalCode.ts';
import type { FieldError } from '../../../resources/kit/codes.ts';
import { findOne, type Queryable } from '../../db/db.ts';
import { formError } from '../../errors.ts';

type Column = Exclude<keyof OwnerInput, 'district' | 'county' | 'timeLock' | 'hasAccount' | 'isLocked'>;

/**
 * Returns an owner's columns beyond the input: the type that follows from the number, the number without punctuation,
 * the address as parts and as one line, and nothing in fields that this kind of owner lacks. The database computes
 * `hasLocalVatNumber`.
 */
export function ownerColumns(owner: OwnerInput, before: OwnerInput | null): Pick<OwnerInput, Column> {
  const form = addressForm(owner);
  const type = ownerTypeOf(owner);
  const document = documentOf(owner);
  const columns: { -readonly [K in Column]?: OwnerInput[K] } = {
    type,
    vatNumber: owner.vatNumber ? cleanVatNumber(owner.country ?? 'PT', owner.vatNumber) : null,
    idCard: document === 'idCard' ? (owner.idCard ?? null) : null,
    passport: document === 'passport' ? (owner.passport ?? null) : null,
    responsible: type === 'COLLECTIVE' ? (owner.responsible ?? null) : null,
    hasLocalVatNumber: undefined,
  };
  const used = new Set<string>(ADDRESS_PARTS[form]);
  for (const part of new Set(Object.values(ADDRESS_PARTS).flat())) if (!used.has(part)) columns[part] = null;
  if (form === 'PT') {
    const street = streetOf(owner, before);
    return {
      ...columns,
      street: street.street,
      door: street.door,
      accommodation: street.accommodation ?? null,
      address: composeAddress(street),
    };
  }
  return { ...columns, address: owner.address ?? null };
}

/** The text that free search looks in. */
export const ownerSearchText = (owner: OwnerInput): string =>
  searchTextOf(owner.name, owner.vatNumber, owner.idCard, owner.passport, owner.email, owner.phone);

/**
 * Refuses a Portuguese address that the map contradicts: a postal code that does not exist, or a parish of another
 * municipality. Without an imported map nothing is checked.
 */
export async function checkOnMap(
  db: Queryable,
  owner: Pick<OwnerInput, 'postalCode' | 'parishId'>,
): Promise<FieldError[]> {
  const code = owner.postalCode ? splitPostalCode(owner.postalCode) : null;
  const parishId = owner.parishId ?? null;
  if (!code && parishId === null) return [];
  const found = await findOne<{ hasMap: boolean; exists: boolean; parish: boolean; agrees: boolean }>(
    db,
    sql`select exists (select from postal_code) as has_map,
      exists (select from postal_code where cp4 = ${code?.cp4 ?? ''} and cp3 = ${code?.cp3 ?? ''}) as exists,
      exists (select from parish where id = ${parishId}::bigint) as parish,
      exists (select from postal_code c join parish p on p.county_id = c.county_id
        where c.cp4 = ${code?.cp4 ?? ''} and c.cp3 = ${code?.cp3 ?? ''} and p.id = ${parishId}::bigint) as agrees`,
  );
  const errors: FieldError[] = [];
  if (code && found?.hasMap && !found.exists)
    errors.push({ property: 'postalCode', error: 'INVALID_POSTAL_CODE' });
  if (parishId !== null && (!found?.parish || (code && found.exists && !found.agrees))) {
    errors.push({ property: 'parishId', error: 'INVALID_PARISH' });
  }
  return errors;
}

/**
 * Refuses an address that is not on the map.
 * @throws Refusal 422 at the postal code or the parish
 */
export async function requireOnMap(
  db: Queryable,
  owner: OwnerInput,
  before: OwnerInput | null,
): Promise<void> {
  const wrong = await checkOnMap(db, { ...owner, ...ownerColumns(owner, before) });
  if (wrong.length > 0) throw formError(wrong);
}
