import { readPostalCode } from '../../../../resources/numbers/postalCode.ts';
import {
  addressForm,
  composeAddress,
  streetOf,
  type OwnerInput,
} from '../../../../resources/owners/owner/addresses.ts';
import { ADDRESS_PARTS } from '../../../../resources/owners/owner/addressFields.ts';
import { documentOf, ownerTypeOf } from '../../../../resources/owners/owner/rules.ts';
import { searchTextOf } from '../../../../resources/numbers/text.ts';
import { cleanVatNumber } from '../../../../resources/numbers/vatNumber.ts';

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
      postalCode: owner.postalCode ? readPostalCode(owner.postalCode) : null,
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
