import type { AnyRequest } from '../../../../resources/kit/request.ts';
import type { Caller } from '../../../context.ts';
import { conflict } from '../../../errors.ts';
import type { PreparedFile } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { StoredRecord, Values } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { requests, storedRequest } from './storedRequest.ts';

/** The part of a request that is checked before its requester changes it. */
export type OpenRequest = StoredRecord & { readonly closed: boolean; readonly validationStatus: string };

/**
 * Adds documents to a request that waits for them, by the person who made it; it waits for validation again.
 * @throws Refusal 409 REQUEST_ALREADY_CLOSED, REQUEST_WAITS_FOR_NOTHING
 */
export async function addDocumentsByRequester(
  write: Write<Caller>,
  module: AnyRequest['name'],
  record: OpenRequest,
  given: { readonly files: readonly PreparedFile[]; readonly comments: string | null | undefined },
): Promise<StoredRecord> {
  const { tx, caller } = write;
  if (record.closed) throw conflict('REQUEST_ALREADY_CLOSED');
  if (record.validationStatus !== 'WAITING_DOCUMENTATION') throw conflict('REQUEST_WAITS_FOR_NOTHING');
  const { objectType } = requests.find(({ name }) => name === module)!.request;
  await savePrepared(tx, given.files, {
    documentType: objectType,
    documentTypeId: record.id,
    userId: caller.actor?.id ?? null,
    entityId: null,
  });
  const changes: Values = {
    validationStatus: 'WAITING_VALIDATION',
    ...(given.comments && { requesterComments: given.comments }),
  };
  return saveRecord(write, storedRequest({ name: module }), record, changes, 'REQUEST_DOCUMENTS_ADDED');
}

/**
 * Takes back a request that has not been decided, by the person who made it.
 * @throws Refusal 409 REQUEST_ALREADY_CLOSED
 */
export function withdrawByRequester(
  write: Write<Caller>,
  module: AnyRequest['name'],
  record: OpenRequest,
): Promise<StoredRecord> {
  if (record.closed) throw conflict('REQUEST_ALREADY_CLOSED');
  const changes: Values = { validationStatus: 'DONE', closed: true, accepted: null };
  return saveRecord(write, storedRequest({ name: module }), record, changes, 'REQUEST_CANCELED');
}
