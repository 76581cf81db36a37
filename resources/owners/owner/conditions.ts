import type { RecordOfModule } from '../../kit/module.ts';
import { condition } from '../../kit/operations/operationStates.ts';
import { isLockedNow } from './rules.ts';
import type { owner } from './schema.ts';

/** The values on which the operations of an owner depend. */
export type OwnerState = Pick<
  RecordOfModule<typeof owner>,
  'type' | 'isLocked' | 'lockEndDate' | 'editLocked' | 'lockOwnerDead' | 'mergedIntoId' | 'erasedTimestamp'
> &
  Partial<Pick<RecordOfModule<typeof owner>, 'phone' | 'phone2' | 'phone3'>>;
const when = condition<OwnerState>;

/** The record that a merge absorbed stays as it was; undoing the merge releases it. */
export const isNotMerged = when('OWNER_IS_MERGED', ({ mergedIntoId }) => mergedIntoId === null);
/** An erasure cannot be undone; what is left of the record says nothing of the person. */
export const isNotErased = when('OWNER_IS_ERASED', ({ erasedTimestamp }) => !erasedTimestamp);
export const isUnlocked = when('OWNER_IS_LOCKED', (record) => !isLockedNow(record));
export const isNotLockedYet = when('OWNER_ALREADY_LOCKED', (record) => !isLockedNow(record));
const isEditUnlocked = when('OWNER_IS_EDIT_LOCKED', ({ editLocked }) => !editLocked);
const mayTouchTraces = when(
  'OWNER_IS_TRACES',
  ({ type }, { permissions }) => type !== 'TRACES' || permissions.includes('REGISTER_OWNER_TRACES'),
);
/** A lock by death is released and changed only by those who may set it. */
export const mayTouchDeath = when(
  'OWNER_LOCKED_BY_DEATH',
  ({ lockOwnerDead }, { permissions }) => !lockOwnerDead || permissions.includes('LOCK_OWNER_DEAD'),
);

/** The conditions for a change that the owner confirms, also one that others proposed. */
export const canBeConfirmed = [isNotErased, isNotMerged, isUnlocked, isEditUnlocked];

/** The conditions for every change of an owner's data. */
export const canBeEdited = [...canBeConfirmed, mayTouchTraces];
