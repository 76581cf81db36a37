import { z } from 'zod';
import { photoInput } from '../document/fileInput.ts';
import { PHOTO_BODY } from '../document/limits.ts';
import { any } from '../kit/access.ts';
import { defineCall } from '../kit/call.ts';
import { animalWire, ownerWire, type Registration } from './registration.ts';
import { FIND_ANY_ANIMAL, READ_ANIMALS } from './schema.ts';
import { animalView } from './view.ts';

export type { AnimalView, AnimalOwnerView } from './view.ts';
export { type Registration } from './registration.ts';

/** An animal's id, or exactly fifteen digits for its transponder. */
export const animalKey = z.string().max(15).regex(/^\d+$/);
const byKey = z.strictObject({ id: animalKey });

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

export const potentiallyDangerousText = defineCall({
  name: 'potentiallyDangerousText',
  method: 'GET',
  path: '/animals/register-potentially-dangerous',
  access: any('REGISTER_ANIMAL', READ_ANIMALS),
  summary: 'Reads what whoever registers a potentially dangerous breed is told',
  answer: z.object({ title: z.string(), text: z.string() }),
});
