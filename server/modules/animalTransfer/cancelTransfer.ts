import { cancelTransfer } from '../../../resources/animalTransfer/calls.ts';
import { transferOperationsOf } from '../../../resources/animalTransfer/states.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { refuseStale, saveRecord } from '../../write/saveRecord.ts';
import { decidedOf, tellRequester } from './decide.ts';
import { transfers } from './transfers.ts';

export const cancelTransferHandler = handleWrite(cancelTransfer, async (context) => {
  const { params, body, caller, fail } = context;
  const transfer = await lockRecord(context, transfers, params.id);
  const { allowed, reason } = transferOperationsOf(transfer, caller.actor).CANCEL;
  if (!allowed) fail(reason === 'TRANSFER_NOT_OWN' ? 'TRANSFER_NOT_OWN' : 'TRANSFER_ALREADY_CLOSED');
  await refuseStale(context, transfers, transfer, body?.version);
  const comments = body?.comments || null;
  const changes = {
    validationStatus: 'DONE',
    closed: true,
    accepted: null,
    ...(comments && { comments }),
  } as const;
  const canceled = await saveRecord(context, transfers, transfer, changes, 'TRANSFER_CANCELED');
  await tellRequester(context, transfer, 'ANIMAL_TRANSFER_CANCELED', comments ?? '—');
  return decidedOf(canceled);
});
