import { z } from 'zod';
import { ALIKE_REASONS } from './alike.ts';
import { dayShape } from '../../kit/values/times.ts';
import { photoInput } from '../../common/document/fileInput.ts';
import { PHOTO_BODY } from '../../common/document/limits.ts';
import { anyOf } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { animalKey, transponderShape, transponderText } from '../../kit/values/ids.ts';
import { animalWire, ownerWire, type Registration } from './registration.ts';
import { ANIMAL_STATUSES, FIND_ANY_ANIMAL, READ_ANIMALS } from './schema.ts';
import { animalView } from './view.ts';
import { owed } from '../../kit/values/described.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { handoverFacts } from '../registerHandover/facts.ts';

export type { AnimalView, AnimalOwnerView } from './view.ts';
export { type Registration } from './registration.ts';

export const byKey = z.strictObject({ id: animalKey });

const warning = z.enum(['LATE_REGISTRATION', 'TRANSPONDER_UNKNOWN_PREFIX']);

/** Animals of one answer that are alike, at most. */
export const MAX_ALIKE = 5;
const typed = (max: number) => z.string().trim().max(max).nullish();

export const findAnimalsAlike = defineCall({
  name: 'findAnimalsAlike',
  method: 'POST',
  path: '/animals/alike',
  access: 'REGISTER_ANIMAL',
  failure: 'ERROR_SEARCH',
  effect: 'read',
  summary:
    'Finds at most five animals that may be the one that is being registered: by a number misread in one digit or with two swapped, and among those of the same owner in the scope of the caller',
  body: z.strictObject({
    transponder: transponderShape(),
    name: z.string().trim().min(1).max(80),
    birthdate: dayShape().nullish(),
    breedId: z.int().positive().nullish(),
    owner: z.strictObject({
      type: z.enum(['SINGULAR', 'COLLECTIVE', 'TRACES']).nullish(),
      country: typed(2),
      nationality: typed(2),
      vatNumber: typed(25),
      idCard: typed(20),
      passport: typed(20),
    }),
  }),
  reads: { objectType: 'animal', action: 'SEARCH', onlyFound: true },
  answer: z.array(
    z.object({
      id: z.int(),
      transponder: z.string(),
      name: z.string(),
      status: z.enum(ANIMAL_STATUSES),
      reasons: z.array(z.enum(ALIKE_REASONS)),
    }),
  ),
  limit: { max: 120, seconds: 60 },
});

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
    owner: owed(z.strictObject(ownerWire).nullish()),
    photo: photoInput.nullish(),
    anotherThan: z.array(transponderShape()).max(MAX_ALIKE).nullish(),
  }) as z.ZodType<Registration, Registration>,
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
    'CONFIRM_ANOTHER_ANIMAL',
    'OWNER_IS_LOCKED',
    'NO_CREDITS',
    'ENTITY_CANNOT_REGISTER',
    'ENTITY_CANNOT_REGISTER_BILLABLE',
    'TRANSPONDER_NOT_BILLABLE',
    'TRANSPONDER_ALREADY_REGISTERED',
    'CANNOT_VALIDATE_TRANSPONDER',
    'COULD_NOT_VALIDATE_ON_TRACEABILITY',
    'TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY',
    'TRANSPONDER_IN_PENDING_TRANSACTION_TO_REGISTER_ENTITY',
    'CANNOT_REGISTER_UNUSABLE_TRANSPONDER',
    'TRANSPONDER_RECALLED',
    'TRANSPONDER_IN_PENDING_PRE_REGISTER',
    'CANNOT_REGISTER_FREE_TRANSPONDER',
    'STALE_VERSION',
  ],
  bodyLimit: PHOTO_BODY,
});

export const validateTransponder = defineCall({
  name: 'validateTransponder',
  method: 'POST',
  path: '/animals/transponder/validate/:id',
  effect: 'read',
  access: anyOf('REGISTER_ANIMAL', FIND_ANY_ANIMAL),
  failure: 'ERROR_CHECK_TRANSPONDER',
  summary: 'Says whether a transponder can be registered by this entity, and if not, why',
  // Whatever was read: a wrong number is an answer of this call, not a malformed request.
  params: z.strictObject({ id: transponderText }),
  answer: z.object({
    canRegister: z.boolean(),
    canPreRegister: z.boolean(),
    errorMessage: z.string().nullable(),
    /** Registering it costs no credit. */
    notBillable: z.boolean(),
    /** The campaign that pays for it. */
    campaign: z.string().nullable(),
    /** The traceability of transponders knows the number. */
    validated: z.boolean(),
    warnings: z.array(warning),
    /** Why the batch of the transponder was recalled, where that is what stands against it. */
    recallReason: z.string().nullable(),
    /** The animal that has the number already. */
    animalId: z.number().nullable(),
    /** What another register says of the animal that comes here with this number: no more than the form can be filled in with. */
    arrival: z
      .object({
        register: impersonal(z.string()),
        /** The breed here that has the name said there. */
        breedId: z.number().nullable(),
        facts: handoverFacts,
      })
      .nullable(),
    /** The price of the registration, and the balance; null for entities that are not billed. */
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
  answer: animalView.shape,
  errors: ['TOO_MANY_REQUESTS'],
});

export const potentiallyDangerousText = defineCall({
  name: 'potentiallyDangerousText',
  method: 'GET',
  path: '/animals/register-potentially-dangerous',
  access: anyOf('REGISTER_ANIMAL', READ_ANIMALS),
  summary: 'Reads what whoever registers a potentially dangerous breed is told',
  answer: z.object({ title: z.string(), text: z.string() }),
});
