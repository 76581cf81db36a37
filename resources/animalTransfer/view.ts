import { z } from 'zod';
import { operationView, ownerView, restrictedOwnerView } from '../animal/view.ts';
import { VALIDATION_STATUSES } from './schema.ts';
import { TRANSFER_OPERATIONS } from './states.ts';

const id = z.number().int();
const named = z.object({ id, name: z.string() });
const owner = z.discriminatedUnion('isRestricted', [ownerView, restrictedOwnerView]);

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
  decisionUser: named.nullable(),
  publicRequest: z.object({ requesterName: z.string() }).nullable(),
  labels: z.array(z.string()),
  comments: z.string().nullable(),
  reason: z.string().nullable(),
  lostAnimalStatus: z.string().nullable(),
  newAnimalName: z.string().nullable(),
  animal: z.object({
    id,
    transponder: z.string(),
    name: z.string(),
    status: z.string(),
    gender: z.string(),
    breed: named,
    birthdate: z.string(),
    isLocked: z.boolean(),
    photo: z.string().nullable(),
  }),
  /** Before the request; once accepted, the owner it was taken from. */
  currentOwner: owner,
  /** The new owner's fields as asked for, and the id where that owner is known. */
  newOwner: z.looseObject({ id: id.nullable(), name: z.string().nullish() }),
  useOwnerAddress: z.boolean(),
  animalPostalCode: z.string().nullable(),
  animalAddress: z.string().nullable(),
  animalLocality: z.string().nullable(),
  animalParishId: id.nullable(),
  animalParish: named.nullable(),
  documents: z.array(
    z.object({ id, title: z.string().nullable(), filename: z.string(), type: z.string(), size: z.number() }),
  ),
  operations: z.record(z.enum(TRANSFER_OPERATIONS as [string, ...string[]]), operationView),
});
export type TransferView = z.output<typeof transferView>;
