import type { visitingAnimal as source } from '../../../pt/animals/visitingAnimal/module.ts';
import type { Shape } from '../../../types.ts';

export const visitingAnimal = {
  name: 'Visiting animal |||| Visiting animals',
  done: {
    created: 'Stay recorded: %{name}',
    updated: 'Stay saved: %{name}',
    deleted: 'Stay deleted: %{name}',
  },
  fields: {
    transponder: 'Transponder',
    registerId: 'Register that it is in',
    species: 'Species',
    looks: 'Appearance',
    dateFrom: 'From',
    dateTo: 'Until',
    hasContact: 'Contact of the holder',
    creationEntityId: 'Recorded by',
    creationTimestamp: 'Date of the record',
  },
  choices: { species: { DOG: 'Dog', CAT: 'Cat', FERRET: 'Ferret' } },
  tabs: { abroad: 'Register of origin' },
  sections: { animal: 'Animal', stay: 'Stay' },
  operations: {
    setVisitorContact: {
      label: 'Enter the contact of the holder',
      text: 'The contact is deleted after the last day of the stay.',
      fields: { contactName: 'Name', contactPhone: 'Telephone', contactEmail: 'Email' },
      done: 'Contact saved: %{name}',
    },
  },
} satisfies Shape<typeof source>;
