import { ownerTypeOfNif } from '../numbers/nif.ts';
import type { OwnerInput } from '../owner/addresses.ts';
import type { FormValues } from '../publicForm/forms.ts';

const textOf = (value: FormValues[string]): string | null => (value ? String(value) : null);

/**
 * The columns of a request that the public form makes. Which animal it is about is looked up when it is decided: until
 * then it stands in the way of no other request, and of nothing that is done with the animal.
 */
export function publicTransferColumns(values: FormValues) {
  const newOwner: OwnerInput = {
    type: ownerTypeOfNif(String(values.newOwnerVatNumber)) ?? 'SINGULAR',
    isLocalResident: true,
    country: 'PT',
    nationality: 'PT',
    name: textOf(values.newOwnerName),
    vatNumber: textOf(values.newOwnerVatNumber),
    responsible: textOf(values.responsible),
    phone: textOf(values.newOwnerPhone),
    email: textOf(values.newOwnerEmail),
    postalCode: textOf(values.postalCode),
    locality: textOf(values.locality),
    parishId: typeof values.parishId === 'number' ? values.parishId : null,
    street: textOf(values.street),
    door: textOf(values.door),
    accommodation: textOf(values.accommodation),
  };
  return {
    requestedTransponder: textOf(values.transponder),
    vatNumber: textOf(values.currentOwnerVatNumber),
    requesterName: textOf(values.requesterName),
    observations: textOf(values.observations),
    newOwner,
    useOwnerAddress: true,
  };
}
