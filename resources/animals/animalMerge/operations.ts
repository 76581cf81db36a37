import { longText } from '../../kit/fields.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { animalMerge } from './schema.ts';

const isInForce = condition<RecordOfModule<typeof animalMerge>>(
  'ANIMAL_MERGE_ALREADY_REVERTED',
  ({ isReverted }) => !isReverted,
);

export const revert = defineOperation(animalMerge, {
  name: 'revert',
  permission: 'MERGE_ANIMALS',
  when: [isInForce],
  path: 'revert',
  input: { revertReason: longText({ required: 'MISSING_REASON', max: 500 }) },
  errors: ['PENDING_TRANSFER', 'ANIMAL_IS_LOCKED', 'ANIMAL_MERGE_OWNER_CHANGED', 'ANIMAL_MERGE_NOT_POSSIBLE'],
  summary: 'Undoes a merge of two records of an animal: both have again what was theirs',
  failure: 'ERROR_MERGE_ANIMALS',
  action: 'MERGE_REVERTED',
  shown: ({ isReverted }) => !isReverted,
  icon: 'undo',
  danger: true,
});
