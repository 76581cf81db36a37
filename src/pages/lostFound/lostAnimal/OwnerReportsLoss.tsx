import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import type { Values } from '../../../fields/index.ts';
import { useModuleFormContext } from '../../../forms/formContext.ts';

interface OfAnimal {
  readonly owner: Pick<AnimalView['owner'], 'name' | 'phone' | 'phone2' | 'phone3' | 'email'>;
}

/** The owner as the person to be contacted. */
export const contactsOfOwner = ({ owner }: OfAnimal): Values => ({
  participantName: owner.name,
  participantContact: owner.phone,
  participantContact2: owner.phone2,
  participantContact3: owner.phone3,
  participantEmail: owner.email,
});

/** Proposes the owner as the person who reports a loss, and no person where the animal is found. */
export function OwnerReportsLoss({ animal }: { readonly animal: OfAnimal }) {
  const { form } = useModuleFormContext();
  const { getValues, setValue } = form;
  const status = useWatch({ control: form.control, name: 'status' });
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    for (const [name, value] of Object.entries(contactsOfOwner(animal)))
      // What the user has entered stays.
      if (getValues(name) === (status === 'LOST' ? null : value))
        setValue(name, status === 'LOST' ? value : null);
  }, [status, animal, getValues, setValue]);
  return null;
}
