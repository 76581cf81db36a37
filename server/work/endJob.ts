import sql from 'sql-template-tag';
import type { ErrorCode } from '../../resources/kit/codes.ts';
import { auditRows, type Who } from '../audit/writer.ts';
import type { Services } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { json } from '../db/sql.ts';
import { announceJobs } from './announceJobs.ts';
import type { JobEnd, JobHandler, JobOutcome } from './handleJob.ts';
import { RETRY_DAYS } from './jobFiles.ts';

/** Why a job failed: its code, and values that its sentence names. */
export interface Failure {
  readonly code: ErrorCode;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What a job leaves, or why it failed. */
export interface JobResult {
  readonly outcome?: JobOutcome;
  readonly failure?: Failure;
}

/** Ends a job that the transaction has locked, with what follows from that. */
export async function endJob(
  { tx, services, who }: { readonly tx: Tx; readonly services: Services; readonly who: Who },
  row: Omit<JobEnd, 'state' | 'error'>,
  { job, ended }: Pick<JobHandler, 'job' | 'ended'>,
  state: JobEnd['state'],
  { outcome = {}, failure }: JobResult = {},
): Promise<void> {
  const { id, userId } = row;
  await tx.query(sql`update job set state = ${state}, end_timestamp = now(), is_cancel_asked = false,
    outcome = ${json(outcome.counts ?? null)}, result_path = ${outcome.path ?? null},
    error = ${failure?.code ?? null}, error_details = ${json(failure?.details ?? null)} where id = ${id}`);
  const { filename = '', type = '' } = outcome.file ?? {};
  const days = state === 'DONE' ? job.result.keptDays : RETRY_DAYS;
  // What was uploaded for it is of no more use once it is done.
  await tx.query(sql`update large_file set
      filename = case when is_result then ${filename} else filename end,
      type = case when is_result then ${type} else type end,
      expiration_timestamp = now() + case when ${state === 'DONE'} and not is_result then 0 else ${days}::int end * interval '1 day'
    where job_id = ${id}`);
  await ended?.(services, tx, { ...row, state, error: failure?.code });
  const details = { name: row.name, state, ...(failure && { error: failure.code }) };
  tx.atCommit(auditRows(who, [{ action: 'JOB_ENDED', objectType: 'job', objectId: id, details }]));
  announceJobs(tx, userId);
}
