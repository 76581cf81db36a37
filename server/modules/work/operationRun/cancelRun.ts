import sql from 'sql-template-tag';
import { cancelRun } from '../../../../resources/work/operationRun/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { announceJobs } from '../../../work/announceJobs.ts';
import { hurryJob } from '../../../work/startJob.ts';

/** Drops a dry run that is ready; has a job that works on the run end with its batch. */
export const cancelRunOperation = operationHandler(cancelRun, {
  change: async ({ record }) =>
    record.state === 'READY' ? { state: 'CANCELED', endTimestamp: new Date().toISOString() } : {},
  after: async ({ tx, record }) => {
    if (record.state === 'READY') return;
    const jobs = await tx.query<{ id: number; userId: number }>(sql`
      update job set is_cancel_asked = true from operation_run r
      where r.id = ${record.id} and job.id = r.job_id and job.end_timestamp is null returning job.id, job.user_id`);
    for (const { id, userId } of jobs) {
      await hurryJob(tx, id);
      announceJobs(tx, userId);
    }
  },
});
