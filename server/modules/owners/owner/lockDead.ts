import { MAX_PHOTO_BYTES } from '../../../../resources/common/document/limits.ts';
import { lockDead } from '../../../../resources/owners/owner/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { prepareFiles } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { endConsents } from './consents.ts';

/** Keeps the certificate with the owner's files, and ends what the owner has allowed. */
export const lockDeadOperation = operationHandler(lockDead, {
  prepare: (call) =>
    prepareFiles(call, call.input.documents, {
      accept: 'any',
      property: 'documents',
      maxBytes: MAX_PHOTO_BYTES,
      maxFiles: 1,
    }),
  after: async ({ tx, record, prepared, caller: { actor } }) => {
    await tx.query(endConsents(record.id));
    await savePrepared(tx, prepared, {
      documentType: 'OWNER',
      documentTypeId: record.id,
      userId: actor.id,
      entityId: actor.entity?.id ?? null,
    });
  },
});
