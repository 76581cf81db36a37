/** Which address form an owner has: Portugal's and Angola's have parts, everywhere else is free text. */
export type AddressForm = 'PT' | 'AO' | 'OTHER';

/** The fields of each form, from the top; a change of one clears those after it. */
export const ADDRESS_PARTS = {
  PT: ['postalCode', 'locality', 'parishId', 'street', 'door', 'accommodation'],
  AO: ['province', 'municipality', 'commune', 'address'],
  OTHER: ['postalCode', 'locality', 'address'],
} as const satisfies Record<AddressForm, readonly string[]>;

/** The fields of an address, and the owner's residence, which decides its form. */
export const ADDRESS_FIELDS = ['isLocalResident', ...ADDRESS_PARTS.PT, ...ADDRESS_PARTS.AO] as const;
