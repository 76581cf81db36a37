import { addTransferDocuments } from '../../../resources/animalTransfer/calls.ts';
import { transferOperationsOf } from '../../../resources/animalTransfer/states.ts';
import { prepareFiles, type PreparedFile } from '../../files/prepare.ts';
import { savePrepared } from '../../files/store.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { refuseStale, saveRecord } from '../../write/saveRecord.ts';
import { decidedOf } from './decide.ts';
import { transfers } from './transfers.ts';

export const addTransferDocumentsHandler = handleWrite<typeof addTransferDocuments, PreparedFile[]>(
  addTransferDocuments,
  async (context) => {
    const { params, body, tx, caller, prepared, fail } = context;
    const transfer = await lockRecord(context, transfers, params.id);
    const { allowed, reason } = transferOperationsOf(transfer, caller.actor).ADD_DOCUMENTS;
    if (!allowed) fail(reason === 'TRANSFER_NOT_OWN' ? 'TRANSFER_NOT_OWN' : 'TRANSFER_ALREADY_CLOSED');
    await refuseStale(context, transfers, transfer, body.version);
    if (prepared.length === 0)
      fail('FORM_ERROR_MSG', [{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
    await savePrepared(tx, prepared, {
      documentType: 'ANIMAL_TRANSFER',
      documentTypeId: transfer.id,
      userId: caller.actor.id,
      entityId: caller.actor.entity?.id ?? null,
    });
    const changes = {
      validationStatus: 'WAITING_VALIDATION',
      ...(body.comments && { comments: body.comments }),
    } as const;
    const details = { documents: prepared.length };
    return decidedOf(
      await saveRecord(context, transfers, transfer, changes, {
        action: 'TRANSFER_DOCUMENTS_ADDED',
        details,
      }),
    );
  },
  (call) => prepareFiles(call, call.body.documents ?? [], { accept: 'any', property: 'documents' }),
);
