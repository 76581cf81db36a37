import { longText } from '../../kit/fields.ts';
import type { RecordOfModule } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { ownerMerge } from './schema.ts';

/** A request as its operations look at it: its two records are always there. */
type Merge = RecordOfModule<typeof ownerMerge> & { readonly survivorId: number; readonly absorbedId: number };

const when = condition<Merge>;
const isAccepted = when('OWNER_MERGE_NOT_ACCEPTED', ({ accepted }) => accepted === true);
const isInForce = when('OWNER_MERGE_ALREADY_REVERTED', ({ isReverted }) => !isReverted);

export const revert = defineOperation(ownerMerge, {
  name: 'revert',
  permission: 'READ_OWNER_MERGE',
  when: [isAccepted, isInForce],
  path: 'revert',
  input: { revertReason: longText({ required: 'MISSING_REASON', max: 500 }) },
  errors: ['OWNER_IS_MERGED', 'OWNER_IS_LOCKED', 'OWNER_MERGE_ANIMALS_CHANGED'],
  summary: 'Undoes a merge of two records of an owner: both have again what was theirs',
  failure: 'ERROR_DECIDE_REQUEST',
  action: 'MERGE_REVERTED',
  shown: ({ accepted, isReverted }) => accepted === true && !isReverted,
  icon: 'undo',
  danger: true,
});
