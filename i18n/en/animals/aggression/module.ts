import type { aggression as source } from '../../../pt/animals/aggression/module.ts';
import type { Shape } from '../../../types.ts';

export const aggression = {
  name: 'Aggression |||| Aggressions',
  create: { title: 'Register an aggression', submit: 'Register' },
  done: {
    created: 'Aggression registered: %{name}',
    updated: 'Aggression saved: %{name}',
    deleted: 'Aggression deleted: %{name}',
  },
  fields: {
    animalId: 'Animal',
    registerType: 'Entry',
    aggressionDate: 'Date',
    aggressionType: 'Type of aggression',
    aggressionSubType: 'Subtype',
    animalFate: 'Fate of the animal',
    clearRegistryReason: 'Reason for clearing',
    clearRegistry: 'Register cleared',
    createdByEntityId: 'Entity',
    createdByUserId: 'Recorded by',
    creationTimestamp: 'Registration date',
  },
  choices: {
    registerType: {
      REGISTER_AGGRESSION: 'Aggression',
      REGISTER_CLEAR: 'Clearing of the register of dangerous animals',
    },
    aggressionType: { PERSON: 'Against a person', ANIMAL: 'Against an animal', OTHER: 'Other' },
    aggressionSubType: {
      PUBLIC_PLACE_INJURY: 'Injury in a public place',
      PUBLIC_PLACE_DEATH: 'Death in a public place',
      RESIDENCE_INJURY: 'Injury at the residence',
      RESIDENCE_DEATH: 'Death at the residence',
      SERIOUS_INJURY: 'Serious injury',
      DEATH: 'Death',
      OTHER: 'Other',
    },
    animalFate: { EUTHANASIA: 'Euthanasia', DEVOLUTION: 'Return', TRAINING: 'Training', OTHER: 'Other' },
  },
  form: { documents: 'Documents' },
} satisfies Shape<typeof source>;
