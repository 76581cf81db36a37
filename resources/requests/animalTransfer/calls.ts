import { readPostalCode } from '../../numbers/postalCode.ts';
import { z } from 'zod';
import { animalKey } from '../../kit/values/ids.ts';
import { filesInput, type fileInput, EXAMPLE_FILE } from '../../common/document/fileInput.ts';
import { FILES_BODY } from '../../common/document/limits.ts';
import { anyOf, ownerAccount } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { byId, idNumber } from '../../kit/values/ids.ts';
import { fieldShape } from '../../kit/checks/shapes.ts';
import { postalCode, reference, text } from '../../kit/fields.ts';
import { ownerWire } from '../../animals/animal/registration.ts';
import type { EmbeddedOwner } from '../../owners/owner/embedded.ts';
import { MAX_BULK, VALIDATION_STATUSES } from '../../kit/request.ts';
import { REQUEST_TRANSFERS } from './access.ts';
import { READ_TRANSFERS } from './schema.ts';
import { TRANSFER_KINDS } from './twoParty.ts';
import { transferView } from './view.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { describe, owed } from '../../kit/values/described.ts';

export { type TransferView } from './view.ts';

const id = z.number().int();
const selection = z.array(idNumber).max(MAX_BULK, 'TOO_MANY_SELECTED');

/**
 * The fields of a request: the new owner as `newOwner`, or its fields beside the others (`name` being the owner's, not
 * the animal's).
 */
const requestFields = {
  documents: describe(filesInput.nullish(), {
    owedWhen: 'of a change of owner that both parties do not confirm',
    example: [EXAMPLE_FILE],
    isInExamples: true,
  }),
  newOwner: describe(z.strictObject(ownerWire).nullish(), {
    owedWhen: 'where its fields do not stand beside the others',
  }),
  newAnimalName: fieldShape(
    'newAnimalName',
    text({ max: 80, invalid: 'INVALID_NEW_ANIMAL_NAME' }),
  ).optional() as z.ZodType<string | null | undefined>,
  useOwnerAddress: z.boolean().nullish(),
  animalPostalCode: fieldShape(
    'animalPostalCode',
    postalCode({ invalid: 'INVALID_ANIMAL_POSTAL_CODE', normalise: readPostalCode }),
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
export interface TransferInput extends EmbeddedOwner {
  readonly documents?: readonly z.output<typeof fileInput>[] | null;
  readonly newOwner?: EmbeddedOwner | null;
  readonly newAnimalName?: string | null;
  readonly useOwnerAddress?: boolean | null;
  readonly animalPostalCode?: string | null;
  readonly animalAddress?: string | null;
  readonly animalLocality?: string | null;
  readonly animalParishId?: number | null;
  readonly lostAnimalStatus?: string | null;
  readonly kind?: (typeof TRANSFER_KINDS)[number] | null;
}

const REFUSALS = [
  'FORM_ERROR_MSG',
  'UNWRITABLE_FIELD',
  'OWNER_IS_LOCKED',
  'TRANSFER_OWNER_SAME_AS_CURRENT',
  'PENDING_TRANSFER',
  'ANIMAL_IS_LOCKED',
  'ANIMAL_IS_DEAD',
  'ANIMAL_IS_LOST',
  'ANIMAL_IS_FOUND',
  'ANIMAL_IS_EXPORTED',
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
  access: anyOf(REQUEST_TRANSFERS, ownerAccount),
  failure: 'ERROR_REQUEST_TRANSFER',
  summary:
    'Asks for a new owner of an animal: with the signed declaration attached, or confirmed by both parties',
  params: z.strictObject({ transponder: animalKey }),
  body: z.strictObject({
    ...ownerWire,
    ...requestFields,
    kind: z.enum(TRANSFER_KINDS).nullish(),
  }) as z.ZodType<TransferInput, TransferInput>,
  answer: opened,
  errors: [...REFUSALS, 'TRANSFER_GIVER_UNREACHABLE'],
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
    animalIds: owed(selection.nullish()),
  }) as z.ZodType<
    TransferInput & { animalIds?: number[] | null },
    TransferInput & { animalIds?: number[] | null }
  >,
  answer: z.array(z.object({ id, name: impersonal(z.string()), transponder: z.string() })),
  errors: [...REFUSALS, 'NOT_FOUND', 'TOO_MANY_SELECTED'],
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
