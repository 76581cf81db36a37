import { z } from 'zod';
import { operationView } from '../../kit/operations/operationView.ts';
import { ownerBeside } from '../../animals/animal/view.ts';
import { anyOf } from '../../kit/access.ts';
import { requestDocument, VALIDATION_STATUSES } from '../../kit/request.ts';
import { READ_OWNERS } from '../../owners/owner/schema.ts';
import { CONFIRMED_BY, CONTEST_STATES, TRANSFER_ENDINGS, TRANSFER_KINDS, WAIT_REASONS } from './twoParty.ts';

const id = z.number().int();
const moment = z.iso.datetime().nullable();
const named = z.object({ id, name: z.string() });

/** The owner who gives the animal away. The user who decides on a change of owner compares it with the new owner. */
export const givingOwner = ownerBeside(anyOf(READ_OWNERS, 'MANAGE_ANIMAL_TRANSFER'));

/** A request as its page shows it. */
export const transferView = z.object({
  id,
  version: z.number(),
  transponder: z.string(),
  origin: z.string(),
  validationStatus: z.enum(VALIDATION_STATUSES),
  closed: z.boolean(),
  /** null and closed: canceled. */
  accepted: z.boolean().nullable(),
  creationTimestamp: z.iso.datetime(),
  lastUpdateTimestamp: z.iso.datetime(),
  creationUser: named.nullable(),
  creationEntity: named.nullable(),
  dueDate: z.iso.date().nullable(),
  termPauseDate: z.iso.date().nullable(),
  decisionUser: named.nullable(),
  publicRequest: z.object({ requesterName: z.string() }).nullable(),
  labels: z.array(z.string()),
  comments: z.string().nullable(),
  requesterComments: z.string().nullable(),
  reason: z.string().nullable(),
  lostAnimalStatus: z.string().nullable(),
  newAnimalName: z.string().nullable(),
  /** None where the number of a public request is not on record. */
  animal: z
    .object({
      id,
      transponder: z.string(),
      name: z.string(),
      status: z.string(),
      gender: z.string(),
      breed: named,
      birthdate: z.string(),
      isLocked: z.boolean(),
      photo: z.string().nullable(),
    })
    .nullable(),
  /** Before the request; once accepted, the owner it was taken from. */
  currentOwner: givingOwner.shape.nullable(),
  /** The values of the public form beside the new owner. */
  requestedTransponder: z.string().nullable(),
  country: z.string().nullable(),
  vatNumber: z.string().nullable(),
  passport: z.string().nullable(),
  requesterEmail: z.string().nullable(),
  observations: z.string().nullable(),
  /** The new owner's fields as asked for, and the id where that owner is known. */
  newOwner: z.looseObject({ id: id.nullable(), name: z.string().nullish() }),
  /**
   * The owner whose number the new owner's is: the animal is given to that record, whatever name was entered. For those
   * who decide, and no others: a number must not tell whose it is.
   */
  registeredReceiver: named.nullable(),
  useOwnerAddress: z.boolean(),
  animalPostalCode: z.string().nullable(),
  animalAddress: z.string().nullable(),
  animalLocality: z.string().nullable(),
  animalParishId: id.nullable(),
  animalParish: named.nullable(),
  documents: z.array(requestDocument),
  kind: z.enum(TRANSFER_KINDS),
  givenTimestamp: moment,
  givenBy: z.enum(CONFIRMED_BY).nullable(),
  receivedTimestamp: moment,
  receivedBy: z.enum(CONFIRMED_BY).nullable(),
  confirmEndTimestamp: moment,
  ending: z.enum(TRANSFER_ENDINGS).nullable(),
  waitReasons: z.array(z.enum(WAIT_REASONS)).nullable(),
  /** The giver alone says how the new owner is reached: the address is not on record. */
  isReceiverUnknown: z.boolean(),
  contestEndTimestamp: moment,
  contestState: z.enum(CONTEST_STATES).nullable(),
  contestTimestamp: moment,
  contestWords: z.string().nullable(),
  contestAnswer: z.string().nullable(),
  contestAnswerTimestamp: moment,
  formerOwnerTold: z.string().nullable(),
  /** The former owner has no proven contact and no account: staff say how they notified the owner. */
  isGiverUnproven: z.boolean(),
  operations: z.object({ DECIDE: operationView, CANCEL: operationView, ADD_DOCUMENTS: operationView }),
});
export type TransferView = z.output<typeof transferView>;
