import {
  requestBulkTransfer,
  requestTransfer,
  type TransferInput,
} from '../../../../resources/requests/animalTransfer/calls.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import type { SignedInCaller } from '../../../context.ts';
import { formError, Refusal } from '../../../errors.ts';
import type { UploadContext } from '../../../files/virusScan.ts';
import { prepareFiles, type PreparedFile } from '../../../files/prepare.ts';
import { handleWrite } from '../../../http/handle.ts';
import { findAnimal, type FoundAnimal } from '../../animals/animal/record/findAnimal.ts';
import { countTransponderNamed } from '../../animals/animal/record/numberRead.ts';
import { countGivenOwner } from '../../owners/owner/numberRead.ts';
import { newOwnerOf, readRequest } from './newOwner.ts';
import { openTransfer } from './openTransfer.ts';

type Documents = Parameters<typeof prepareFiles>[1];

/** Counts the new owner's number, and prepares the documents. */
async function prepare(
  call: UploadContext & {
    readonly caller: SignedInCaller;
    readonly body: TransferInput & { readonly documents?: Documents | null | undefined };
  },
): Promise<PreparedFile[]> {
  await countGivenOwner(call.services, call.caller, newOwnerOf(call.body));
  return prepareFiles(call, call.body.documents ?? [], { accept: 'any', property: 'documents' });
}

/** Only the process of a lost or found animal may say how it will be closed. */
const outcomeFaults = (lostAnimalStatus: string | null | undefined): FieldError[] =>
  lostAnimalStatus ? [{ property: 'lostAnimalStatus', error: 'INVALID_LOST_ANIMAL_STATUS' }] : [];

export const requestTransferHandler = handleWrite<typeof requestTransfer, PreparedFile[]>(
  requestTransfer,
  async (context) => {
    const { params, body, caller, prepared } = context;
    const animal = await findAnimal(context, params.transponder);
    const request = await readRequest(context.tx, body, caller.actor);
    const faults = [...request.errors, ...outcomeFaults(body.lostAnimalStatus)];
    if (faults.length > 0) throw formError(faults);
    const { id, creationTimestamp } = await openTransfer(context, animal, request, prepared);
    return {
      id,
      transponder: animal.transponder,
      animalId: animal.id,
      validationStatus: 'WAITING_VALIDATION',
      closed: false,
      creationTimestamp,
    };
  },
  async (call) => {
    await countTransponderNamed(call.services, call.caller, call.params.transponder);
    return prepare(call);
  },
);

/** Returns the refusal of one animal among several, with its place in the list. */
const among = (error: unknown, at: number): unknown => {
  if (!(error instanceof Refusal) || error.status !== 409) return error;
  const own = error.errors.length > 0 ? error.errors : [{ property: `animalIds[${at}]`, error: error.code }];
  return new Refusal(409, error.code, own, error.details);
};

export const requestBulkTransferHandler = handleWrite<typeof requestBulkTransfer, PreparedFile[]>(
  requestBulkTransfer,
  async (context) => {
    const { body, caller, prepared } = context;
    const ids = [...new Set(body.animalIds ?? [])];
    const request = await readRequest(context.tx, body, caller.actor);
    const faults = [...request.errors, ...outcomeFaults(body.lostAnimalStatus)];
    if (ids.length === 0) faults.unshift({ property: 'animalIds', error: 'MISSING_ANIMAL_IDS' });
    if (faults.length > 0) throw formError(faults);
    const opened: { id: number; name: string; transponder: string }[] = [];
    // In one order for all, so that two bulk requests never wait for each other.
    for (const id of ids.sort((a, b) => a - b)) {
      const at = body.animalIds!.indexOf(id);
      try {
        const animal: FoundAnimal = await findAnimal(context, String(id));
        const transfer = await openTransfer(context, animal, request, prepared);
        opened.push({ id: transfer.id, name: animal.name, transponder: animal.transponder });
      } catch (error) {
        throw among(error, at);
      }
    }
    return opened;
  },
  prepare,
);
