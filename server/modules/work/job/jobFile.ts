import sql from 'sql-template-tag';
import { jobFile } from '../../../../resources/work/job/calls.ts';
import { findOne } from '../../../db/db.ts';
import { readLargeFile } from '../../../files/largeFiles.ts';
import { sendStream } from '../../../files/sendStream.ts';
import { handleRead } from '../../../http/handle.ts';

export const jobFileHandler = handleRead(jobFile, async ({ db, params, caller, reply, noteRead, fail }) => {
  const file = await findOne<{ id: string; filename: string; type: string; size: number; name: string }>(
    db,
    sql`select f.id, f.filename, f.type, f.size, j.name from job j join large_file f on f.job_id = j.id and f.is_result
      where j.id = ${params.id} and j.user_id = ${caller.actor.id} and j.state = 'DONE' and not j.is_owed
        and f.expiration_timestamp > now()`,
  );
  if (!file) return fail('DOCUMENT_NOT_FOUND');
  noteRead({ objectId: params.id, details: { name: file.name } });
  return sendStream(reply, file, readLargeFile(db, file.id));
});
