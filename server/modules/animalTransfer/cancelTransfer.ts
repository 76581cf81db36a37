import sql from 'sql-template-tag';
import { cancelTransfer } from '../../../resources/animalTransfer/calls.ts';
import { transferOperationsOf } from '../../../resources/animalTransfer/states.ts';
import { getOne } from '../../db/db.ts';
import { handleWrite } from '../../http/handle.ts';
import { tellRequester, type Decided } from './decide.ts';
import { findTransfer } from './transferRow.ts';

export const cancelTransferHandler = handleWrite(cancelTransfer, async (context) => {
  const { params, body, tx, caller, audit, fail } = context;
  const transfer = await findTransfer(tx, params.id, caller, true);
  const { allowed, reason } = transferOperationsOf(transfer, caller.actor).CANCEL;
  if (!allowed) fail(reason === 'TRANSFER_NOT_OWN' ? 'TRANSFER_NOT_OWN' : 'TRANSFER_ALREADY_CLOSED');
  if (body?.version && body.version !== transfer.version) {
    fail('STALE_VERSION', [], { current: { id: transfer.id, version: transfer.version } });
  }
  const canceled = await getOne<Omit<Decided, 'transponder'>>(
    tx,
    sql`update animal_transfer set validation_status = 'DONE', closed = true, accepted = null,
        comments = coalesce(${body?.comments || null}, comments), last_update_timestamp = now(), version = version + 1
      where id = ${transfer.id} and not closed returning id, validation_status, closed, accepted, version`,
  );
  audit({
    action: 'TRANSFER_CANCELED',
    objectType: 'animalTransfer',
    objectId: transfer.id,
    details: { transponder: transfer.transponder },
  });
  await tellRequester(context, transfer, 'ANIMAL_TRANSFER_CANCELED', body?.comments || '—');
  return { ...canceled, transponder: transfer.transponder };
});
