import type { ownerTraining as source } from '../../../pt/owners/ownerTraining/module.ts';
import type { Shape } from '../../../types.ts';

export const ownerTraining = {
  name: 'Training |||| Trainings',
  done: {
    created: 'Training registered: %{name}',
    updated: 'Training saved: %{name}',
    deleted: 'Training deleted: %{name}',
  },
  fields: {
    ownerId: 'Owner',
    certificationNumber: 'Certificate number',
    certificationDate: 'Certificate date',
    trainingEntity: 'Training entity',
    animalId: 'Animal',
    creationEntityId: 'Recorded by entity',
    creationTimestamp: 'Recorded on',
  },
  help: {
    animalId: 'The owner’s animal that the training is for. Leave empty if it is for none in particular.',
  },
} satisfies Shape<typeof source>;
