import { documents } from '../../common/document/documentsField.ts';
import { MAX_PHOTO_BYTES, PHOTO_BODY } from '../../common/document/limits.ts';
import { allOf, anyOf, ownerAccount } from '../../kit/access.ts';
import type { FieldError } from '../../kit/codes.ts';
import { boolean, date, longText } from '../../kit/fields.ts';
import type { InputOf } from '../../kit/module.ts';
import { defineOperation } from '../../kit/operation.ts';
import { dayIn } from '../../numbers/dates.ts';
import {
  canBeEdited,
  isNotErased,
  isNotLockedYet,
  isNotMerged,
  isUnlocked,
  mayTouchDeath,
  type OwnerState,
} from './conditions.ts';
import { ownerFields } from './fields.ts';
import { isLockedNow, isOwnerInAccount } from './rules.ts';
import { owner } from './schema.ts';

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

/** Returns the change of a note; left-out values stay. */
const noted = ({ observations }: Note) =>
  observations === undefined ? {} : { lockObservations: observations };

const LOCK = {
  permission: allOf('READ_OWNER', 'LOCK_OWNER'),
  path: 'lock',
  failure: 'ERROR_LOCK_OWNER',
} as const;

export const edit = defineOperation(owner, {
  name: 'edit',
  permission: 'WRITE_OWNER',
  when: canBeEdited,
  stateOnly: true,
  icon: 'edit',
});

export const lock = defineOperation(owner, {
  name: 'lock',
  ...LOCK,
  when: [isNotErased, isNotMerged, mayTouchDeath],
  fixed: { isLocked: true },
  input: { lockEndDate: date({ invalid: 'INVALID_LOCK_END_DATE', ahead: true }), ...note },
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
  when: [isNotErased, isNotMerged, mayTouchDeath],
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
  when: [isNotErased, isNotMerged],
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
  when: [isNotErased, isNotMerged],
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
  permission: allOf('READ_OWNER', 'LOCK_OWNER_DEAD'),
  when: [isNotErased, isNotMerged, isNotLockedYet],
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
    lockEndDate: date({ invalid: 'INVALID_LOCK_END_DATE', ahead: true }),
  },
  asks: ['documents', 'observations'],
  check: ({ isLocked, lockOwnerDead, lockEndDate }) => [
    ...(isLocked === false ? [{ property: 'isLocked', error: 'INVALID_IS_LOCKED' } as const] : []),
    ...(lockOwnerDead === false
      ? [{ property: 'lockOwnerDead', error: 'INVALID_LOCK_OWNER_DEAD' } as const]
      : []),
    // A death does not end: the lock has no day on which it would end.
    ...(lockEndDate ? [{ property: 'lockEndDate', error: 'INVALID_VALUE' } as const] : []),
  ],
  change: ({ observations, editLocked }) => ({
    isLocked: true,
    ...(typeof editLocked === 'boolean' && { editLocked }),
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

/**
 * The contacts were checked and are right: by the owner in the account, which confirms them, or by staff with the owner
 * at the counter, which proves nothing.
 */
export const confirmContacts = defineOperation(owner, {
  name: 'confirmContacts',
  permission: anyOf(allOf('READ_OWNER', 'WRITE_OWNER'), ownerAccount),
  when: [isNotMerged, isNotErased, isUnlocked],
  path: 'confirm-contacts',
  change: (_input, _record, actor) =>
    isOwnerInAccount(actor)
      ? { contactConfirmedAt: new Date().toISOString() }
      : { contactCheckedAt: new Date().toISOString() },
  summary: 'Notes that the contacts of an owner were checked and are right',
  // The owner has its own button, beside its contacts.
  shown: ({ mergedIntoId }, { ownerId }) => mergedIntoId === null && ownerId === null,
  icon: 'validate',
});

/**
 * The owner itself, who has signed in with two factors, corrects its phones. Its email is where the account is
 * recovered, and its address decides the municipality: these two change by a request with documents.
 */
export const changePhones = defineOperation(owner, {
  name: 'changePhones',
  permission: anyOf(allOf('READ_OWNER', 'WRITE_OWNER'), ownerAccount),
  when: canBeEdited,
  path: 'phones',
  input: {
    phone: { ...ownerFields.phone, options: { ...ownerFields.phone.options, required: true } },
    phone2: ownerFields.phone2,
    phone3: ownerFields.phone3,
  },
  initial: ({ phone, phone2, phone3 }) => ({
    phone: phone ?? null,
    phone2: phone2 ?? null,
    phone3: phone3 ?? null,
  }),
  change: ({ phone, phone2, phone3 }) => ({
    phone: phone ?? null,
    phone2: phone2 ?? null,
    phone3: phone3 ?? null,
  }),
  summary: 'Replaces the phones of an owner: at once in the account, otherwise once that is confirmed',
  // Staff have the form.
  shown: (_record, { ownerId }) => ownerId !== null,
  icon: 'edit',
});

/** Both records of a merge must be in this state; the call is of the requests for merges. */
export const merge = defineOperation(owner, {
  name: 'merge',
  permission: allOf('READ_OWNER', anyOf('WRITE_OWNER', 'READ_OWNER_MERGE')),
  when: canBeEdited,
  stateOnly: true,
  shown: ({ mergedIntoId }) => mergedIntoId === null,
  icon: 'merge',
});

/** Another person confirms it: the call is of the requests for erasures. */
export const erase = defineOperation(owner, {
  name: 'erase',
  permission: allOf('READ_OWNER', 'MANAGE_OWNER_RIGHTS'),
  when: [isNotErased, isNotMerged],
  stateOnly: true,
  shown: ({ erasedTimestamp }) => !erasedTimestamp,
  icon: 'remove',
  danger: true,
});

/** A copy of everything about the owner: the call is of the rights of owners. */
export const exportData = defineOperation(owner, {
  name: 'exportData',
  permission: allOf('READ_OWNER', 'MANAGE_OWNER_RIGHTS'),
  when: [isNotErased],
  stateOnly: true,
  shown: ({ erasedTimestamp }) => !erasedTimestamp,
  icon: 'file',
});

export const remove = defineOperation(owner, {
  name: 'delete',
  permission: 'WRITE_OWNER',
  when: canBeEdited,
  stateOnly: true,
  icon: 'remove',
  danger: true,
});
