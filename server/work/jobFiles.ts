import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../db/db.ts';

/** Days for which the files of a job that failed or was canceled are kept: until then it can be tried again. */
export const RETRY_DAYS = 7;

/** Keeps the files of a job that is tried again; false where that comes too late. */
export async function holdFilesOf(tx: Queryable, jobId: number): Promise<boolean> {
  const tooLate = await findOne(
    tx,
    sql`select 1 from job where id = ${jobId} and end_timestamp < now() - ${RETRY_DAYS} * interval '1 day'`,
  );
  if (tooLate) return false;
  await tx.query(sql`update large_file set expiration_timestamp = null where job_id = ${jobId}`);
  return true;
}
