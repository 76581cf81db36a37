import type { FieldError } from '../../kit/codes.ts';
import type { InputOf } from '../../kit/module.ts';
import { isPostalCode, readPostalCode } from '../../numbers/postalCode.ts';
import type { AddressForm } from './addressFields.ts';
import type { OwnerFields } from './fields.ts';

export type OwnerInput = InputOf<OwnerFields>;

/** A resident lives in Portugal whatever the country of the number; others live in their own country. */
export function addressForm(owner: OwnerInput): AddressForm {
  if (owner.isLocalResident ?? owner.country === 'PT') return 'PT';
  return owner.country === 'AO' ? 'AO' : 'OTHER';
}

type Street = Pick<OwnerInput, 'street' | 'door' | 'accommodation'>;

/** Street, door and accommodation as they are read: joined by commas, empty ones left out. */
export const composeAddress = ({ street, door, accommodation }: Street): string | null =>
  [street, door, accommodation].filter(Boolean).join(', ') || null;

/** Splits such a line into its parts. In a line without commas, a number at the end is the house number. */
function splitAddress(address: string): Street {
  const [street = '', door, ...rest] = address.split(',').map((part) => part.trim());
  if (door) return { street, door, accommodation: rest.filter(Boolean).join(', ') || null };
  const found = /^(.{2,150}?)\s{1,5}(?:n\.?\s?º?\s?)?(\d{1,6}\s?[A-Za-z]?)$/i.exec(address.trim());
  return found
    ? { street: found[1]!, door: found[2]!, accommodation: null }
    : { street, door: null, accommodation: null };
}

/**
 * Street, door and accommodation of an owner: as given, or taken out of `address` where only that was given or
 * only that has changed since `before`.
 */
export function streetOf(owner: OwnerInput, before: OwnerInput | null = null): Street {
  const { street, door, accommodation, address } = owner;
  const parts = { street, door, accommodation };
  if (!address || address === before?.address) return parts;
  const untouched = before
    ? street === before.street && door === before.door && accommodation === before.accommodation
    : !street && !door;
  return untouched ? splitAddress(address) : parts;
}

/** A door: a number with its letters, a plot, or none at all ("s/n"). */
const isDoor = (text: string): boolean =>
  /^(?:[\p{L}\d][\p{L}\d ./ºª-]*)$/u.test(text) && (/\d/.test(text) || /^s\/?n\.?º?$/i.test(text));

/** Returns the faults of an owner's address; whether a parish is needed depends on the table of addresses. */
export function checkAddress(owner: OwnerInput, before: OwnerInput | null): FieldError[] {
  const form = addressForm(owner);
  const errors: FieldError[] = [];
  const need = (property: keyof OwnerFields, error: FieldError['error']): void => {
    if (!owner[property]) errors.push({ property, error });
  };
  if (form === 'OTHER') {
    need('address', 'MISSING_ADDRESS');
  } else if (form === 'AO') {
    need('province', 'MISSING_PROVINCE');
    need('municipality', 'MISSING_MUNICIPALITY');
    need('commune', 'MISSING_COMMUNE');
    need('address', 'MISSING_ADDRESS');
  } else {
    need('postalCode', 'MISSING_POSTAL_CODE');
    need('locality', 'MISSING_LOCALITY');
    if (owner.postalCode && !isPostalCode(readPostalCode(owner.postalCode)))
      errors.push({ property: 'postalCode', error: 'INVALID_POSTAL_CODE' });
    const { street, door } = streetOf(owner, before);
    if (!street) errors.push({ property: 'street', error: 'MISSING_STREET' });
    if (!door) errors.push({ property: 'door', error: 'MISSING_DOOR' });
    else if (!isDoor(door)) errors.push({ property: 'door', error: 'INVALID_DOOR' });
  }
  return errors;
}
