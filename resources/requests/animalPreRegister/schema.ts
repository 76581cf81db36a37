import { z } from 'zod';
import { anyOf } from '../../kit/access.ts';
import { longText, text, transponder } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';

export const READ_PRE_REGISTERS = anyOf('REGISTER_ANIMAL', 'MANAGE_PRE_REGISTER');

const computed = { computed: true } as const;
const named = z.object({ id: z.number().int(), name: z.string() }).nullable();

/** Faults that further documents can still correct; everything can be a reason to reject. */

/** Requests to register an animal whose transponder the register cannot check; accepting one registers the animal. */
export const animalPreRegister = defineRequest({
  name: 'animalPreRegister',
  resource: 'pre-registers',
  title: 'transponder',
  decide: 'MANAGE_PRE_REGISTER',
  read: READ_PRE_REGISTERS,
  decideFailure: 'ERROR_CHANGE_STATE',
  codes: { closed: 'PRE_REGISTER_ALREADY_CLOSED', notOwn: 'REQUEST_NOT_OWN' },
  refusals: [
    'NO_CREDITS',
    'OWNER_IS_LOCKED',
    'TRANSPONDER_ALREADY_REGISTERED',
    'TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY',
    'TRANSPONDER_IN_PENDING_TRANSACTION_TO_REGISTER_ENTITY',
    'CANNOT_REGISTER_UNUSABLE_TRANSPONDER',
    'TRANSPONDER_RECALLED',
    'INVALID_VETERINARY',
    'INVALID_BREED',
  ],
  termDays: 10,
  reasons: {
    PROOF_MISSING: MENDABLE,
    TRANSPONDER_MISMATCH: MENDABLE,
    DOCUMENT_ILLEGIBLE: MENDABLE,
    OWNER_UNCLEAR: MENDABLE,
    TRANSPONDER_NOT_AUTHORISED: REJECTION,
    ALREADY_REGISTERED: REJECTION,
  },
  reasonRequired: ['REJECTED'],
  fields: {
    transponder: transponder(computed),
    animalName: text(computed),
    ownerName: text(computed),
    /** The reason for a pre-registration instead of a registration, in the requester's words. */
    requestReason: longText(computed),
  },
  list: {
    columns: ['transponder', 'animalName', 'ownerName', 'creationEntityId', 'creationTimestamp', 'dueDate'],
    filters: ['transponder'],
    search: ['transponder', 'animalName', 'ownerName'],
    card: { title: 'transponder', text: 'animalName' },
  },
  menu: { group: 'animals', icon: 'pending', order: 5 },
  alsoAnswers: {
    /** Of one request: the animal and its owner as they will be registered. */
    animal: z.looseObject({}).optional(),
    owner: z.looseObject({}).optional(),
    /** The names of what these refer to. */
    names: z
      .object({
        breed: named,
        crossBreed: named,
        veterinary: named,
        entity: named,
        parish: named,
        ownerParish: named,
      })
      .optional(),
  },
});
