import { ownerTypeOfNif } from '../../numbers/nif.ts';
import type { OwnerInput } from '../../owners/owner/addresses.ts';
import { livesAbroad, PORTUGAL } from '../../common/publicForm/conditions.ts';
import type { FormValues } from '../../common/publicForm/formFields.ts';

/** People and bodies: the number of a Portuguese one says which, else whether a person answers for it. */
function typeOf({ newOwnerCountry, newOwnerVatNumber, responsible }: FormValues): OwnerInput['type'] {
  const local = newOwnerCountry === PORTUGAL ? ownerTypeOfNif(String(newOwnerVatNumber)) : undefined;
  return local ?? (responsible ? 'COLLECTIVE' : 'SINGULAR');
}

const textOf = (value: FormValues[string]): string | null => (value ? String(value) : null);

/**
 * The columns of a request that the public form makes. Which animal it is about is looked up when it is decided: until
 * then it stands in the way of no other request, and of nothing that is done with the animal.
 */
export function publicTransferColumns(values: FormValues) {
  const newOwner: OwnerInput = {
    type: typeOf(values),
    isLocalResident: !livesAbroad('newOwnerCountry')(values),
    country: textOf(values.newOwnerCountry),
    nationality: textOf(values.newOwnerCountry),
    name: textOf(values.newOwnerName),
    vatNumber: textOf(values.newOwnerVatNumber),
    passport: textOf(values.newOwnerPassport),
    responsible: textOf(values.responsible),
    phone: textOf(values.newOwnerPhone),
    email: textOf(values.newOwnerEmail),
    postalCode: textOf(values.postalCode),
    locality: textOf(values.locality),
    parishId: typeof values.parishId === 'number' ? values.parishId : null,
    street: textOf(values.street),
    door: textOf(values.door),
    accommodation: textOf(values.accommodation),
    province: textOf(values.province),
    municipality: textOf(values.municipality),
    commune: textOf(values.commune),
    address: textOf(values.address),
  };
  return {
    requestedTransponder: textOf(values.transponder),
    country: textOf(values.currentOwnerCountry),
    vatNumber: textOf(values.currentOwnerVatNumber),
    passport: textOf(values.currentOwnerPassport),
    requesterName: textOf(values.requesterName),
    observations: textOf(values.observations),
    newOwner,
    useOwnerAddress: true,
  };
}
