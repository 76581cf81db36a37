import { z } from 'zod';
import { photoInput } from '../document/fileInput.ts';
import { PHOTO_BODY } from '../document/limits.ts';
import { any } from '../kit/access.ts';
import { defineCall } from '../kit/call.ts';
import { animalWire, ownerWire, type Registration } from './registration.ts';
import { EDIT_ANIMALS, FIND_ANY_ANIMAL, READ_ANIMALS } from './schema.ts';
import { animalView } from './view.ts';

export type { AnimalView, AnimalOwnerView } from './view.ts';
export { type Registration } from './registration.ts';

/** An animal's id, or exactly fifteen digits for its transponder. */
export const animalKey = z.string().max(15).regex(/^\d+$/);
const byKey = z.strictObject({ id: animalKey });
const byTransponder = z.strictObject({ transponder: animalKey });
const version = z.number().int().positive().optional();

const warning = z.enum(['LATE_REGISTRATION', 'TRANSPONDER_UNKNOWN_PREFIX']);

export const registerAnimal = defineCall({
  name: 'registerAnimal',
  method: 'POST',
  path: '/animals',
  access: 'REGISTER_ANIMAL',
  failure: 'ERROR_REGISTER_ANIMAL',
  summary: 'Registers an animal together with its owner, and takes the credit it costs',
  body: z.strictObject({
    ...animalWire,
    hasPedigree: z.boolean().nullish(),
    owner: z.strictObject(ownerWire).nullish(),
    photo: photoInput.nullish(),
  }) as unknown as z.ZodType<Registration, Registration>,
  reads: { objectType: 'animal' },
  answer: z.looseObject({
    id: z.number(),
    version: z.number(),
    transponder: z.string(),
    name: z.string(),
    ownerId: z.number(),
    /** Credits left, where registrations of this entity cost any. */
    balance: z.number().nullable(),
    warnings: z.array(warning),
  }),
  errors: [
    'FORM_ERROR_MSG',
    'UNWRITABLE_FIELD',
    'OWNER_IS_LOCKED',
    'NO_CREDITS',
    'ENTITY_CANNOT_REGISTER',
    'ENTITY_CANNOT_REGISTER_BILLABLE',
    'TRANSPONDER_ALREADY_REGISTERED',
    'CANNOT_VALIDATE_TRANSPONDER',
    'TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY',
    'STALE_VERSION',
  ],
  bodyLimit: PHOTO_BODY,
});

export const validateTransponder = defineCall({
  name: 'validateTransponder',
  method: 'POST',
  path: '/animals/transponder/validate/:id',
  effect: 'read',
  access: any('REGISTER_ANIMAL', FIND_ANY_ANIMAL),
  failure: 'ERROR_CHECK_TRANSPONDER',
  summary: 'Says whether a transponder can be registered by this entity, and if not, why',
  // Whatever was read: a wrong number is an answer of this call, not a malformed request.
  params: z.strictObject({ id: z.string().max(40) }),
  answer: z.object({
    canRegister: z.boolean(),
    canPreRegister: z.boolean(),
    errorMessage: z.string().nullable(),
    /** Registering it costs no credit. */
    notBillable: z.boolean(),
    /** The traceability of transponders knows the number. */
    validated: z.boolean(),
    warnings: z.array(warning),
    /** The animal that has the number already. */
    animalId: z.number().nullable(),
    /** What registering will cost, and what there is; null for entities that are not billed. */
    credits: z.number().nullable(),
    balance: z.number().nullable(),
  }),
});

export const getAnimal = defineCall({
  name: 'getAnimal',
  method: 'GET',
  path: '/animals/:id',
  access: READ_ANIMALS,
  summary: 'Reads an animal by its id, or any animal in the country by its transponder',
  params: byKey,
  reads: { objectType: 'animal' },
  answer: animalView,
});

export const getAnimalPhoto = defineCall({
  name: 'getAnimalPhoto',
  method: 'GET',
  path: '/animals/:id/photo',
  access: READ_ANIMALS,
  summary: 'Reads the photo of an animal, base64 of a JPEG',
  params: byKey,
  answer: z.object({ photo: z.string().nullable() }),
});

export const setAnimalPhoto = defineCall({
  name: 'setAnimalPhoto',
  method: 'PUT',
  path: '/animals/:transponder/photo',
  access: EDIT_ANIMALS,
  failure: 'ERROR_SAVE_PHOTO',
  summary: 'Replaces the photo of an animal, or takes it away with null',
  params: byTransponder,
  body: z.strictObject({ photo: photoInput.nullish(), version }),
  answer: z.object({
    id: z.number(),
    version: z.number(),
    photoId: z.number().nullable(),
    photo: z.string().nullable(),
  }),
  errors: [
    'FORM_ERROR_MSG',
    'ANIMAL_IS_EXTERNAL',
    'ANIMAL_IS_LOCKED',
    'ANIMAL_IS_DEAD',
    'ANIMAL_IS_LOST',
    'ANIMAL_IS_FOUND',
    'PENDING_TRANSFER',
    'OWNER_IS_TRACES',
    'ERROR_FLAGGED_FIELD_NOT_WRITABLE',
    'STALE_VERSION',
  ],
  bodyLimit: PHOTO_BODY,
});

export const lockAnimal = defineCall({
  name: 'lockAnimal',
  method: 'PUT',
  path: '/animals/:id/lock',
  access: 'LOCK_ANIMAL',
  failure: 'ERROR_LOCK_ANIMAL',
  summary: 'Locks the record of an animal, or unlocks it',
  params: byKey,
  body: z.strictObject({ isLocked: z.boolean().nullish(), version }),
  answer: z.object({ id: z.number(), version: z.number(), isLocked: z.boolean() }),
  errors: ['FORM_ERROR_MSG', 'ANIMAL_ALREADY_LOCKED', 'ANIMAL_NOT_LOCKED', 'STALE_VERSION'],
});

export const markAnimalDead = defineCall({
  name: 'markAnimalDead',
  method: 'PUT',
  path: '/animals/:transponder/mark-dead',
  access: 'WRITE_ANIMAL_DEAD',
  failure: 'ERROR_SET_DEAD',
  summary: 'Registers the death of an animal, and locks its record',
  params: byTransponder,
  body: z.strictObject({
    /** A day, or a moment whose day in UTC counts. */
    deathTimestamp: z.string().max(40).nullish(),
    version,
  }),
  answer: z.object({
    id: z.number(),
    version: z.number(),
    status: z.string(),
    deathDate: z.string().nullable(),
    isLocked: z.boolean(),
  }),
  errors: [
    'FORM_ERROR_MSG',
    'ANIMAL_IS_DEAD',
    'ANIMAL_IS_LOST',
    'ANIMAL_IS_FOUND',
    'ANIMAL_IS_LOCKED',
    'STALE_VERSION',
  ],
});

export const revertAnimalDead = defineCall({
  name: 'revertAnimalDead',
  method: 'PUT',
  path: '/animals/:transponder/revert-dead',
  access: 'WRITE_ANIMAL_UNDEAD',
  failure: 'ERROR_SET_ALIVE',
  summary: 'Takes back the death of an animal, with the lock that it set',
  params: byTransponder,
  body: z.strictObject({ version }).nullish(),
  answer: z.object({
    id: z.number(),
    version: z.number(),
    status: z.string(),
    deathDate: z.string().nullable(),
    isLocked: z.boolean(),
  }),
  errors: ['ANIMAL_IS_NOT_DEAD', 'STALE_VERSION'],
});

export const potentiallyDangerousText = defineCall({
  name: 'potentiallyDangerousText',
  method: 'GET',
  path: '/animals/register-potentially-dangerous',
  access: any('REGISTER_ANIMAL', READ_ANIMALS),
  summary: 'Reads what whoever registers a potentially dangerous breed is told',
  answer: z.object({ title: z.string(), text: z.string() }),
});
