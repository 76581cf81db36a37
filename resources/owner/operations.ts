import { documents } from '../document/documentsField.ts';
import { MAX_PHOTO_BYTES, PHOTO_BODY } from '../document/limits.ts';
import { all } from '../kit/access.ts';
import type { FieldError } from '../kit/codes.ts';
import { boolean, date, longText } from '../kit/fields.ts';
import type { InputOf, RecordOfModule } from '../kit/module.ts';
import { defineOperation } from '../kit/operation.ts';
import { condition } from '../kit/operationStates.ts';
import { dayIn } from '../numbers/dates.ts';
import { isLockedNow } from './rules.ts';
import { owner } from './schema.ts';

type OwnerState = Pick<
  RecordOfModule<typeof owner>,
  'type' | 'isLocked' | 'lockEndDate' | 'editLocked' | 'lockOwnerDead'
>;
const when = condition<OwnerState>;

const isUnlocked = when('OWNER_IS_LOCKED', (record) => !isLockedNow(record));
const isNotLockedYet = when('OWNER_ALREADY_LOCKED', (record) => !isLockedNow(record));
const isEditUnlocked = when('OWNER_IS_EDIT_LOCKED', ({ editLocked }) => !editLocked);
const mayTouchTraces = when(
  'OWNER_IS_TRACES',
  ({ type }, { permissions }) => type !== 'TRACES' || permissions.includes('REGISTER_OWNER_TRACES'),
);
/** A lock by death is released and changed only by those who may set it. */
const mayTouchDeath = when(
  'OWNER_LOCKED_BY_DEATH',
  ({ lockOwnerDead }, { permissions }) => !lockOwnerDead || permissions.includes('LOCK_OWNER_DEAD'),
);

/** A note on a lock, and the words of the whole lock that a call may repeat. */
const note = {
  observations: longText({ invalid: 'INVALID_OBSERVATIONS' }),
  lockOwnerDead: boolean(),
};
type Note = InputOf<typeof note>;

/** A lock by death has a call of its own, with the certificate. */
const checkDeath = ({ lockOwnerDead }: Note, record: OwnerState): readonly FieldError[] =>
  lockOwnerDead && !record.lockOwnerDead
    ? [{ property: 'lockOwnerDead', error: 'INVALID_LOCK_OWNER_DEAD' }]
    : [];

/** What is not said of the note leaves it as it is. */
const noted = ({ observations }: Note) =>
  observations === undefined ? {} : { lockObservations: observations };

const LOCK = {
  permission: all('READ_OWNER', 'LOCK_OWNER'),
  path: 'lock',
  failure: 'ERROR_LOCK_OWNER',
} as const;

export const edit = defineOperation(owner, {
  name: 'edit',
  permission: 'WRITE_OWNER',
  when: [isUnlocked, isEditUnlocked, mayTouchTraces],
  stateOnly: true,
  icon: 'edit',
});

export const lock = defineOperation(owner, {
  name: 'lock',
  ...LOCK,
  when: [mayTouchDeath],
  fixed: { isLocked: true },
  input: { lockEndDate: date({ invalid: 'INVALID_LOCK_END_DATE' }), ...note },
  asks: ['lockEndDate', 'observations'],
  check: (input, record, { timezone }) => [
    ...(input.lockEndDate && input.lockEndDate <= dayIn(timezone)
      ? [{ property: 'lockEndDate', error: 'INVALID_LOCK_END_DATE' } as const]
      : []),
    ...checkDeath(input, record),
  ],
  change: ({ lockEndDate, ...input }) => ({
    isLocked: true,
    lockEndDate: lockEndDate ?? null,
    ...noted(input),
  }),
  summary: 'Locks an owner, for good or until a date',
  shown: (record) => !isLockedNow(record),
  icon: 'lock',
  danger: true,
});

export const unlock = defineOperation(owner, {
  name: 'unlock',
  ...LOCK,
  when: [mayTouchDeath],
  fixed: { isLocked: false },
  input: note,
  check: checkDeath,
  change: ({ observations }) => ({
    isLocked: false,
    lockEndDate: null,
    lockOwnerDead: false,
    lockObservations: observations ?? null,
  }),
  summary: 'Unlocks an owner',
  shown: (record) => isLockedNow(record),
  asks: [],
  icon: 'unlock',
});

export const lockEditing = defineOperation(owner, {
  name: 'lockEditing',
  ...LOCK,
  when: [],
  fixed: { editLocked: true },
  input: note,
  check: checkDeath,
  change: (input) => ({ editLocked: true, ...noted(input) }),
  summary: 'Locks the editing of an owner',
  shown: ({ editLocked }) => !editLocked,
  asks: [],
  icon: 'editOff',
  danger: true,
});

export const unlockEditing = defineOperation(owner, {
  name: 'unlockEditing',
  ...LOCK,
  when: [],
  fixed: { editLocked: false },
  input: note,
  check: checkDeath,
  change: (input) => ({ editLocked: false, ...noted(input) }),
  summary: 'Unlocks the editing of an owner',
  shown: ({ editLocked }) => editLocked === true,
  asks: [],
  icon: 'edit',
});

export const lockDead = defineOperation(owner, {
  name: 'lockDead',
  permission: all('READ_OWNER', 'LOCK_OWNER_DEAD'),
  when: [isNotLockedYet],
  path: 'lock-dead',
  input: {
    documents: documents({
      required: 'MISSING_DEATH_CERTIFICATE',
      invalid: 'INVALID_DEATH_CERTIFICATE',
      most: 1,
      maxBytes: MAX_PHOTO_BYTES,
    }),
    ...note,
    isLocked: boolean(),
    editLocked: boolean(),
    lockEndDate: date(),
  },
  asks: ['documents', 'observations'],
  change: ({ observations }) => ({
    isLocked: true,
    lockOwnerDead: true,
    lockEndDate: null,
    lockObservations: observations ?? null,
  }),
  errors: ['TOO_MANY_FILES'],
  summary: 'Locks an owner by death; the death certificate is uploaded with it',
  failure: 'ERROR_LOCK_OWNER',
  bodyLimit: PHOTO_BODY,
  shown: ({ lockOwnerDead }) => !lockOwnerDead,
  icon: 'death',
  danger: true,
});
