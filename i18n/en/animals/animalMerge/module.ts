import type { animalMerge as source } from '../../../pt/animals/animalMerge/module.ts';
import type { Shape } from '../../../types.ts';

export const animalMerge = {
  name: 'Merge of animals |||| Merges of animals',
  fields: {
    animalId: 'Surviving record',
    oldTransponder: 'Old transponder',
    oldSecondTransponder: 'Old second transponder',
    oldAnimalId: 'Number of the old record',
    oldName: 'Name in the old record',
    oldRegistrationDate: 'Registration of the old record',
    oldVeterinaryId: 'Veterinarian of the old record',
    reason: 'Reason',
    isReverted: 'Undone',
    revertReason: 'Reason for undoing',
    revertTimestamp: 'Undone on',
    creationTimestamp: 'Merged on',
    creationUserId: 'Merged by',
    creationEntityId: 'Entity',
  },
  operations: {
    revert: {
      label: 'Undo the merge',
      title: 'Undo the merge with %{name}?',
      text: 'The old record exists again, with the records and documents that it had. What was changed after the merge stays as it is.',
      fields: { revertReason: 'Reason' },
      confirm: 'Undo the merge',
      done: 'Merge of records undone: %{name}',
    },
  },
  errors: { INVALID_TRANSPONDER: 'Enter the transponder of another registered animal.' },
} satisfies Shape<typeof source>;
