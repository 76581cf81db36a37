import sql from 'sql-template-tag';
import { cancelImport } from '../../../../resources/work/dataImport/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { announceJobs } from '../../../work/announceJobs.ts';
import { hurryJob } from '../../../work/startJob.ts';

const isWaiting = (state: string | null): boolean => state === 'DRAFT' || state === 'READY';

/** Drops an import that is prepared; has a job that works on one end with its batch. */
export const cancelImportOperation = operationHandler(cancelImport, {
  change: async ({ record }) =>
    isWaiting(record.state) ? { state: 'CANCELED', endTimestamp: new Date().toISOString() } : {},
  after: async ({ tx, record }) => {
    if (isWaiting(record.state)) return;
    const jobs = await tx.query<{ id: number; userId: number }>(sql`
      update job set is_cancel_asked = true from data_import i
      where i.id = ${record.id} and job.id = i.job_id and job.end_timestamp is null returning job.id, job.user_id`);
    for (const { id, userId } of jobs) {
      await hurryJob(tx, id);
      announceJobs(tx, userId);
    }
  },
});
