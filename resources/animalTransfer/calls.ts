import { z } from 'zod';
import { animalKey } from '../animal/calls.ts';
import { filesInput, type fileInput } from '../document/fileInput.ts';
import { FILES_BODY } from '../document/limits.ts';
import { any } from '../kit/access.ts';
import { defineCall } from '../kit/call.ts';
import { byId, idNumber, idText } from '../kit/ids.ts';
import { fieldShape } from '../kit/shapes.ts';
import { postalCode, reference, text } from '../kit/fields.ts';
import { ownerWire } from '../animal/registration.ts';
import type { OwnerInput } from '../owner/embedded.ts';
import { storedDecision } from '../delayedDecision/calls.ts';
import { READ_TRANSFERS, REQUEST_TRANSFERS, VALIDATION_STATUSES, VALIDATIONS } from './schema.ts';
import { transferView } from './view.ts';

export { type TransferView } from './view.ts';

/** Most animals of one bulk request. */
export const MAX_BULK = 100;

const id = z.number().int();
const version = z.number().int().positive().optional();
const selection = z.array(idNumber).max(MAX_BULK, 'TOO_MANY_SELECTED');

/**
 * What a request carries: the new owner as `newOwner`, or its fields beside the others (`name` being the
 * owner's, not the animal's).
 */
const requestFields = {
  documents: filesInput.nullish(),
  newOwner: z.strictObject(ownerWire).nullish(),
  newAnimalName: fieldShape(
    'newAnimalName',
    text({ max: 80, invalid: 'INVALID_NEW_ANIMAL_NAME' }),
  ).optional() as z.ZodType<string | null | undefined>,
  useOwnerAddress: z.boolean().nullish(),
  animalPostalCode: fieldShape(
    'animalPostalCode',
    postalCode({ invalid: 'INVALID_ANIMAL_POSTAL_CODE' }),
  ).optional() as z.ZodType<string | null | undefined>,
  animalAddress: fieldShape(
    'animalAddress',
    text({ max: 200, invalid: 'INVALID_ANIMAL_ADDRESS' }),
  ).optional() as z.ZodType<string | null | undefined>,
  animalLocality: fieldShape(
    'animalLocality',
    text({ invalid: 'INVALID_ANIMAL_LOCALITY' }),
  ).optional() as z.ZodType<string | null | undefined>,
  animalParishId: fieldShape(
    'animalParishId',
    reference('parish', { invalid: 'INVALID_ANIMAL_PARISH' }),
  ).optional() as z.ZodType<number | null | undefined>,
  /** Set only when a lost or found process is closed by a transfer, through that process. */
  lostAnimalStatus: z.string().max(40).nullish(),
};

/** A request as the handlers read it, whichever way the owner was given. */
export interface TransferInput extends OwnerInput {
  readonly documents?: readonly z.output<typeof fileInput>[] | null;
  readonly newOwner?: OwnerInput | null;
  readonly newAnimalName?: string | null;
  readonly useOwnerAddress?: boolean | null;
  readonly animalPostalCode?: string | null;
  readonly animalAddress?: string | null;
  readonly animalLocality?: string | null;
  readonly animalParishId?: number | null;
  readonly lostAnimalStatus?: string | null;
}

const REFUSALS = [
  'FORM_ERROR_MSG',
  'OWNER_IS_LOCKED',
  'TRANSFER_OWNER_SAME_AS_CURRENT',
  'TRANSFER_ALREADY_OPEN',
  'PENDING_TRANSFER',
  'ANIMAL_IS_LOCKED',
  'ANIMAL_IS_DEAD',
  'ANIMAL_IS_LOST',
  'ANIMAL_IS_FOUND',
  'ANIMAL_IS_EXTERNAL',
] as const;

const opened = z.object({
  id,
  transponder: z.string(),
  animalId: id,
  validationStatus: z.enum(VALIDATION_STATUSES),
  closed: z.boolean(),
  creationTimestamp: z.iso.datetime(),
});

export const requestTransfer = defineCall({
  name: 'requestTransfer',
  method: 'POST',
  path: '/animal-transfers/:transponder',
  access: REQUEST_TRANSFERS,
  failure: 'ERROR_REQUEST_TRANSFER',
  summary: 'Asks for a new owner of an animal, with the signed declaration attached',
  params: z.strictObject({ transponder: animalKey }),
  body: z.strictObject({ ...ownerWire, ...requestFields }) as unknown as z.ZodType<
    TransferInput,
    TransferInput
  >,
  answer: opened,
  errors: REFUSALS,
  bodyLimit: FILES_BODY,
});

export const requestBulkTransfer = defineCall({
  name: 'requestBulkTransfer',
  method: 'POST',
  path: '/animal-transfers/bulk',
  access: 'REQUEST_BULK_ANIMAL_TRANSFER',
  failure: 'ERROR_REQUEST_TRANSFER',
  summary: 'Asks for one new owner of several animals: one request each, all or none',
  body: z.strictObject({
    ...ownerWire,
    ...requestFields,
    animalIds: selection.nullish(),
  }) as unknown as z.ZodType<
    TransferInput & { animalIds?: number[] | null },
    TransferInput & { animalIds?: number[] | null }
  >,
  reads: 'NOTHING_PERSONAL',
  answer: z.array(z.object({ id, name: z.string(), transponder: z.string() })),
  errors: [...REFUSALS, 'TOO_MANY_SELECTED'],
  bodyLimit: FILES_BODY,
});

export const getTransfer = defineCall({
  name: 'getTransfer',
  method: 'GET',
  path: '/animal-transfers/:id',
  access: READ_TRANSFERS,
  summary: 'Reads a request for a change of owner, with its documents and both owners',
  params: byId,
  reads: { objectType: 'animalTransfer' },
  answer: transferView,
});

export const getTransferDocument = defineCall({
  name: 'getTransferDocument',
  method: 'GET',
  path: '/animal-transfers/:id/documents/:documentId',
  access: READ_TRANSFERS,
  summary: 'Reads a document of a request, its contents as base64',
  params: byId.extend({ documentId: idText }),
  reads: { objectType: 'document' },
  answer: z.object({ id, filename: z.string(), type: z.string(), size: z.number(), contents: z.string() }),
});

const validation = z.enum(VALIDATIONS, 'INVALID_VALIDATION').nullish();
const words = z.string().trim().max(2000).nullish();

const decided = z.object({
  id,
  transponder: z.string(),
  validationStatus: z.enum(VALIDATION_STATUSES),
  closed: z.boolean(),
  accepted: z.boolean().nullable(),
  version: z.number(),
});

const DECISION_REFUSALS = [
  'FORM_ERROR_MSG',
  'TRANSFER_ALREADY_CLOSED',
  'OWNER_IS_LOCKED',
  'TRANSFER_OWNER_SAME_AS_CURRENT',
  'ANIMAL_IS_LOCKED',
  'ANIMAL_IS_DEAD',
  'STALE_VERSION',
] as const;

export const decideTransfer = defineCall({
  name: 'decideTransfer',
  method: 'PUT',
  path: '/animal-transfers/:id/decision',
  access: 'MANAGE_ANIMAL_TRANSFER',
  failure: 'ERROR_DECIDE_TRANSFER',
  summary: 'Accepts or rejects a request, or asks for more',
  params: byId,
  body: z.strictObject({
    validation,
    comments: words,
    /** Codes of `GET /animal-transfers/reasons`, or words of one’s own. */
    reasons: z.array(z.string().trim().max(300)).max(20).nullish(),
    version,
  }),
  answer: decided,
  errors: DECISION_REFUSALS,
});

export const decideTransfers = defineCall({
  name: 'decideTransfers',
  method: 'PUT',
  path: '/animal-transfers/bulk-update',
  access: 'MANAGE_ANIMAL_TRANSFER',
  failure: 'ERROR_DECIDE_TRANSFER',
  summary:
    'Accepts or rejects several requests ten seconds later, unless it is taken back; refused for all where something stands against one',
  body: z.strictObject({
    animalTransferIds: selection.nullish(),
    validation: z.enum(['ACCEPTED', 'REJECTED'], 'INVALID_VALIDATION').nullish(),
    comments: words,
    reasons: z.array(z.string().trim().max(300)).max(20).nullish(),
  }),
  answer: z.object({ decision: storedDecision, animalTransfers: z.array(decided) }),
  errors: [
    ...DECISION_REFUSALS,
    'OWNER_ORIGIN_NOT_BULK',
    'ERROR_BULK_ACCEPT',
    'ERROR_BULK_REJECT',
    'TOO_MANY_SELECTED',
  ],
});

export const cancelTransfer = defineCall({
  name: 'cancelTransfer',
  method: 'PUT',
  path: '/animal-transfers/:id/cancel',
  access: READ_TRANSFERS,
  failure: 'ERROR_CANCEL_TRANSFER',
  summary: 'Takes back a request that one has made',
  params: byId,
  body: z.strictObject({ comments: words, version }).nullish(),
  answer: decided,
  errors: ['TRANSFER_ALREADY_CLOSED', 'TRANSFER_NOT_OWN', 'STALE_VERSION'],
});

export const addTransferDocuments = defineCall({
  name: 'addTransferDocuments',
  method: 'PUT',
  path: '/animal-transfers/:id/documents',
  access: READ_TRANSFERS,
  failure: 'ERROR_UPLOADING',
  summary:
    'Adds documents to a request that one has made; one that waited for them waits for validation again',
  params: byId,
  body: z.strictObject({ documents: filesInput.nullish(), comments: words, version }),
  answer: decided,
  errors: ['FORM_ERROR_MSG', 'TRANSFER_ALREADY_CLOSED', 'TRANSFER_NOT_OWN', 'STALE_VERSION'],
  bodyLimit: FILES_BODY,
});

export const transferReasons = defineCall({
  name: 'transferReasons',
  method: 'GET',
  path: '/animal-transfers/reasons',
  access: any('MANAGE_ANIMAL_TRANSFER', READ_TRANSFERS),
  summary: 'Lists the reasons that a decision can give, in the user’s language',
  reads: 'NOTHING_PERSONAL',
  answer: z.array(z.object({ id: z.string(), name: z.string(), validations: z.array(z.enum(VALIDATIONS)) })),
});
