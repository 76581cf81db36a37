import type { Readable } from 'node:stream';
import { uploadLargeFile } from '../../../../resources/common/largeFile/calls.ts';
import { LARGE_FILE_MAX } from '../../../../resources/kit/values/largeFiles.ts';
import { Refusal } from '../../../errors.ts';
import { refuseLargeBeyondQuota, storeLargeFile } from '../../../files/largeFiles.ts';
import { handleWrite } from '../../../http/handle.ts';

export const uploadLargeFileHandler = handleWrite<typeof uploadLargeFile, { id: string; size: number }>(
  uploadLargeFile,
  async ({ query, prepared, audit }) => {
    const { filename } = query;
    const { id, size } = prepared;
    audit({ action: 'CREATE', objectType: 'largeFile', objectId: id, details: { filename, size } });
    return prepared;
  },
  // Outside of the transaction, which would be open as long as the line is slow.
  async ({ request, query, caller, services: { db } }) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > LARGE_FILE_MAX) throw new Refusal(413, 'UPLOAD_TOO_LARGE');
    await refuseLargeBeyondQuota(db, caller.actor.id, announced);
    return storeLargeFile(db, request.body as unknown as Readable, {
      userId: caller.actor.id,
      filename: query.filename,
      type: 'application/octet-stream',
      maxBytes: LARGE_FILE_MAX,
    });
  },
);
