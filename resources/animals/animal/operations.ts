import { z } from 'zod';
import { photoInput, EXAMPLE_PICTURE } from '../../common/document/fileInput.ts';
import { anyOf, ownerAccount, veterinarian } from '../../kit/access.ts';
import { PHOTO_BODY } from '../../common/document/limits.ts';
import { data, date } from '../../kit/fields.ts';
import { defineOperation } from '../../kit/operation.ts';
import { dayIn } from '../../numbers/dates.ts';
import {
  isAlive,
  isHere,
  isDead,
  isNotLost,
  isMissing,
  isNormal,
  isReportNotClosing,
  isUnlocked,
  isNotLockedYet,
  isLocked,
  isOurs,
  isFree,
  isValid,
  isFertile,
  never,
  isEditable,
  isOpenTo,
  isOwn,
  hasAdvertCode,
  hasNoAdvertCode,
  hasNoPendingLostReport,
} from './conditions.ts';
import { animal, EDIT_ANIMALS, READ_ANIMALS } from './schema.ts';

export const edit = defineOperation(animal, {
  name: 'edit',
  group: 'record',
  permission: EDIT_ANIMALS,
  when: isEditable,
  stateOnly: true,
  shown: isOpenTo,
  icon: 'edit',
});

export const changeOwner = defineOperation(animal, {
  name: 'changeOwner',
  group: 'record',
  permission: anyOf('REQUEST_ANIMAL_TRANSFER', veterinarian, ownerAccount),
  when: [...isNormal, isFree, isUnlocked, isOurs],
  stateOnly: true,
  page: '/animal/owner/change/:transponder',
  shown: isOpenTo,
  icon: 'transfer',
});

export const setPhoto = defineOperation(animal, {
  name: 'setPhoto',
  group: 'record',
  permission: EDIT_ANIMALS,
  when: isEditable,
  path: 'photo',
  by: 'transponder',
  // `null` takes the photo away; left out, nothing is said of it.
  input: {
    photo: data(photoInput, { owedWhen: 'in any case: null takes the photo away', example: EXAMPLE_PICTURE }),
  },
  check: ({ photo }) => (photo === undefined ? [{ property: 'photo', error: 'MISSING_PHOTO' }] : []),
  summary: 'Replaces the photo of an animal, or removes it with null',
  failure: 'ERROR_SAVE_PHOTO',
  answer: ['photoId'],
  alsoAnswers: { photo: z.string().nullable() },
  bodyLimit: PHOTO_BODY,
  shown: isOpenTo,
  icon: 'photo',
});

export const lock = defineOperation(animal, {
  name: 'lock',
  group: 'status',
  permission: 'LOCK_ANIMAL',
  when: [isNotLockedYet],
  path: 'lock',
  by: 'transponder',
  fixed: { isLocked: true },
  change: () => ({ isLocked: true, lockReason: 'STAFF' }),
  summary: 'Locks the record of an animal',
  failure: 'ERROR_LOCK_ANIMAL',
  answer: ['isLocked'],
  shown: (record, actor) => !record.isLocked && isOpenTo(record, actor),
  icon: 'lock',
  danger: true,
});

export const unlock = defineOperation(animal, {
  name: 'unlock',
  group: 'status',
  permission: 'LOCK_ANIMAL',
  when: [isLocked],
  path: 'lock',
  by: 'transponder',
  fixed: { isLocked: false },
  change: () => ({ isLocked: false, lockReason: null }),
  summary: 'Unlocks the record of an animal',
  failure: 'ERROR_LOCK_ANIMAL',
  answer: ['isLocked'],
  shown: (record, actor) => record.isLocked === true && isOpenTo(record, actor),
  icon: 'unlock',
});

export const setNotDead = defineOperation(animal, {
  name: 'setNotDead',
  group: 'status',
  permission: 'WRITE_ANIMAL_UNDEAD',
  when: [isDead],
  path: 'revert-dead',
  by: 'transponder',
  // Only the lock that the death set is removed; a lock by staff stays.
  change: (_input, { lockReason }) => ({
    status: 'NORMAL',
    deathDate: null,
    ...(lockReason === 'DEATH' && { isLocked: false, lockReason: null }),
  }),
  summary: 'Undoes the death of an animal, with the lock that it set',
  failure: 'ERROR_SET_ALIVE',
  answer: ['status', 'deathDate', 'isLocked'],
  shown: ({ status }) => status === 'DEAD',
  icon: 'alive',
});

export const setDead = defineOperation(animal, {
  name: 'setDead',
  group: 'status',
  permission: 'WRITE_ANIMAL_DEAD',
  when: [...isNormal, isUnlocked],
  path: 'mark-dead',
  by: 'transponder',
  input: { deathTimestamp: date({ required: 'MISSING_DEATH_TIMESTAMP', past: true, moments: true }) },
  initial: (_record, { timezone }) => ({ deathTimestamp: dayIn(timezone) }),
  check: ({ deathTimestamp }, { birthdate }) =>
    deathTimestamp && birthdate && deathTimestamp < birthdate
      ? [{ property: 'deathTimestamp', error: 'INVALID_DEATH_TIMESTAMP' }]
      : [],
  change: ({ deathTimestamp }) => ({
    status: 'DEAD',
    deathDate: deathTimestamp,
    isLocked: true,
    lockReason: 'DEATH',
  }),
  summary: 'Registers the death of an animal, and locks its record',
  failure: 'ERROR_SET_DEAD',
  answer: ['status', 'deathDate', 'isLocked'],
  shown: ({ status }) => status !== 'DEAD',
  icon: 'death',
  danger: true,
});

export const setLost = defineOperation(animal, {
  name: 'setLost',
  group: 'status',
  permission: anyOf('REGISTER_LOST_ANIMAL', veterinarian, ownerAccount),
  when: [...isNormal, hasNoPendingLostReport],
  stateOnly: true,
  page: '/animal/lost/create?transponder=:transponder',
  shown: ({ status }) => status === 'NORMAL',
  icon: 'lost',
});

export const setDelivered = defineOperation(animal, {
  name: 'setDelivered',
  group: 'status',
  permission: 'UPDATE_LOST_ANIMAL_STATUS',
  when: [isMissing, isUnlocked, isReportNotClosing],
  stateOnly: true,
  page: '/animal/lost/close/:transponder',
  shown: ({ status }) => status === 'LOST' || status === 'FOUND',
  icon: 'lost',
});

export const registerLicensing = defineOperation(animal, {
  name: 'registerLicensing',
  group: 'health',
  permission: 'WRITE_ANIMAL_LICENSE',
  when: isNormal,
  stateOnly: true,
  page: '/animal/view/:transponder?dialog=registerLicensing',
  shown: (record, actor) => record.breed?.hasLicensing === true && isOpenTo(record, actor),
  icon: 'license',
});

export const registerIntervention = defineOperation(animal, {
  name: 'registerIntervention',
  group: 'health',
  permission: anyOf('WRITE_HEALTH_INTERVENTION', veterinarian),
  when: [isAlive, isHere, isNotLost, isUnlocked, isOurs],
  stateOnly: true,
  page: '/health-intervention/create?transponder=:transponder',
  shown: isOpenTo,
  icon: 'intervention',
});

export const setSterilization = defineOperation(animal, {
  name: 'setSterilization',
  group: 'health',
  permission: anyOf('WRITE_HEALTH_INTERVENTION', veterinarian),
  when: [...isNormal, isFertile, isUnlocked, isValid, isFree],
  stateOnly: true,
  page: '/health-intervention/create?transponder=:transponder&typeId=9',
  shown: (record, actor) => !record.isSterilized && isOpenTo(record, actor),
  icon: 'veterinary',
});

export const registerAggression = defineOperation(animal, {
  name: 'registerAggression',
  group: 'health',
  permission: 'CREATE_AGGRESSION',
  when: [isAlive, isHere],
  stateOnly: true,
  page: '/aggression/create?transponder=:transponder',
  shown: isOpenTo,
  icon: 'report',
});

const OFFER = anyOf('REQUEST_ANIMAL_TRANSFER', veterinarian, ownerAccount);

export const makeAdvertCode = defineOperation(animal, {
  name: 'makeAdvertCode',
  group: 'documents',
  permission: OFFER,
  when: [...isNormal, isUnlocked, isOurs, isOwn, hasNoAdvertCode],
  path: 'advert-code',
  by: 'transponder',
  method: 'POST',
  summary: 'Makes the code with which an advert of an animal is checked; it is answered this once',
  answer: ['hasAdvertCode'],
  alsoAnswers: { code: z.string(), endTimestamp: z.iso.datetime() },
  reveals: 'code',
  usedAt: '/public/advert',
  shown: (record) => record.status === 'NORMAL' && !record.hasAdvertCode,
  icon: 'advert',
});

export const revokeAdvertCode = defineOperation(animal, {
  name: 'revokeAdvertCode',
  group: 'documents',
  permission: OFFER,
  when: [isOwn, hasAdvertCode],
  path: 'advert-code/revoke',
  by: 'transponder',
  summary: 'Revokes the advert code of an animal',
  answer: ['hasAdvertCode'],
  shown: (record, actor) => record.hasAdvertCode === true && isOpenTo(record, actor),
  icon: 'advert',
  danger: true,
});

export const printCertificate = defineOperation(animal, {
  name: 'printCertificate',
  group: 'documents',
  permission: READ_ANIMALS,
  when: [isUnlocked, isHere],
  stateOnly: true,
  shown: isOpenTo,
  icon: 'certificate',
});

/** Both records of a merge must be in this state; the call is of the merges. */
export const merge = defineOperation(animal, {
  name: 'merge',
  group: 'record',
  permission: 'MERGE_ANIMALS',
  when: [...isNormal, isFree, isUnlocked, isOurs, isOwn],
  stateOnly: true,
  shown: isOpenTo,
  icon: 'merge',
});

/** Its state is answered, with the reason; no page offers what no record ever allows. */
export const remove = defineOperation(animal, {
  name: 'delete',
  group: 'record',
  permission: 'SIGNED_IN',
  when: [never],
  stateOnly: true,
  shown: () => false,
  icon: 'remove',
});
