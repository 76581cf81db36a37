import sql from 'sql-template-tag';
import { retryJob } from '../../../../resources/work/job/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { announceJobs } from '../../../work/announceJobs.ts';
import { holdFilesOf } from '../../../work/jobFiles.ts';
import { queueJob, refuseTooManyJobs } from '../../../work/startJob.ts';
import { lockJob } from './lockJob.ts';

export const retryJobHandler = handleWrite(retryJob, async ({ tx, params, caller, audit, fail }) => {
  const job = (await lockJob(tx, params.id, caller)) ?? fail('NOT_FOUND');
  if (job.state !== 'FAILED' && job.state !== 'CANCELED') return fail('JOB_HAS_NOT_FAILED');
  await refuseTooManyJobs(tx, job.userId);
  // What was uploaded for it, and what it has written of its result, may be deleted by now.
  if (!(await holdFilesOf(tx, job.id))) return fail('DOCUMENT_NOT_FOUND');
  await tx.query(sql`update job set state = 'WAITING', end_timestamp = null, error = null, error_details = null,
    is_cancel_asked = false, tries = 0 where id = ${job.id}`);
  await queueJob(tx, job.id);
  audit({ action: 'JOB_RETRIED', objectType: 'job', objectId: job.id, details: { name: job.name } });
  announceJobs(tx, job.userId);
  return {};
});
