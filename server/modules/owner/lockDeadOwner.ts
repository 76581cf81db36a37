import sql from 'sql-template-tag';
import { MAX_PHOTO_BYTES } from '../../../resources/document/limits.ts';
import { lockDeadOwner } from '../../../resources/owner/calls.ts';
import { prepareFiles, type PreparedFile } from '../../files/prepare.ts';
import { savePrepared } from '../../files/store.ts';
import { handleWrite } from '../../http/handle.ts';
import { formError } from '../../errors.ts';
import { getRecord, lockRecord } from '../../write/records.ts';
import { refuseStale, saveRecord } from '../../write/saveRecord.ts';
import { owners } from './ownerRecord.ts';

/** Locks an owner who has died. The certificate is kept with the owner's files. */
export const lockDeadOwnerHandler = handleWrite<typeof lockDeadOwner, PreparedFile[]>(
  lockDeadOwner,
  async (call) => {
    const before = await lockRecord(call, owners, call.params.id);
    await refuseStale(call, owners, before, call.body.version);
    if (before.isLocked) return call.fail('OWNER_ALREADY_LOCKED');
    const { actor } = call.caller;
    const target = {
      documentType: 'OWNER',
      documentTypeId: before.id,
      userId: actor.id,
      entityId: actor.entity?.id ?? null,
    };
    await savePrepared(call.tx, call.prepared, target);
    const lock = {
      isLocked: sql`true`,
      lockOwnerDead: true,
      lockEndDate: null,
      lockObservations: call.body.observations || null,
    };
    return saveRecord(call, owners, before, lock, 'LOCK_DEAD');
  },
  async (call) => {
    const { body, services, caller, params } = call;
    await getRecord(services.db, owners, params.id, caller);
    const documents = body.documents ?? [];
    if (documents.length === 0)
      throw formError([{ property: 'documents', error: 'MISSING_DEATH_CERTIFICATE' }]);
    return prepareFiles(call, documents, {
      accept: 'any',
      property: 'documents',
      maxBytes: MAX_PHOTO_BYTES,
      maxFiles: 1,
    });
  },
);
