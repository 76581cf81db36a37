import sql from 'sql-template-tag';
import { addTransferDocuments } from '../../../resources/animalTransfer/calls.ts';
import { transferOperationsOf } from '../../../resources/animalTransfer/states.ts';
import { getOne } from '../../db/db.ts';
import { prepareFiles, type PreparedFile } from '../../files/prepare.ts';
import { savePrepared } from '../../files/store.ts';
import { handleWrite } from '../../http/handle.ts';
import type { Decided } from './decide.ts';
import { findTransfer } from './transferRow.ts';

export const addTransferDocumentsHandler = handleWrite<typeof addTransferDocuments, PreparedFile[]>(
  addTransferDocuments,
  async (context) => {
    const { params, body, tx, caller, audit, prepared, fail } = context;
    const transfer = await findTransfer(tx, params.id, caller, true);
    const { allowed, reason } = transferOperationsOf(transfer, caller.actor).ADD_DOCUMENTS;
    if (!allowed) fail(reason === 'TRANSFER_NOT_OWN' ? 'TRANSFER_NOT_OWN' : 'TRANSFER_ALREADY_CLOSED');
    if (body.version && body.version !== transfer.version) {
      fail('STALE_VERSION', [], { current: { id: transfer.id, version: transfer.version } });
    }
    if (prepared.length === 0)
      fail('FORM_ERROR_MSG', [{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
    await savePrepared(tx, prepared, {
      documentType: 'ANIMAL_TRANSFER',
      documentTypeId: transfer.id,
      userId: caller.actor.id,
      entityId: caller.actor.entity?.id ?? null,
    });
    const changed = await getOne<Omit<Decided, 'transponder'>>(
      tx,
      sql`update animal_transfer set validation_status = 'WAITING_VALIDATION', comments = coalesce(${body.comments || null}, comments),
          last_update_timestamp = now(), version = version + 1
        where id = ${transfer.id} returning id, validation_status, closed, accepted, version`,
    );
    const details = { transponder: transfer.transponder, documents: prepared.length };
    audit({
      action: 'TRANSFER_DOCUMENTS_ADDED',
      objectType: 'animalTransfer',
      objectId: transfer.id,
      details,
    });
    return { ...changed, transponder: transfer.transponder };
  },
  (call) => prepareFiles(call, call.body.documents ?? [], { accept: 'any', property: 'documents' }),
);
