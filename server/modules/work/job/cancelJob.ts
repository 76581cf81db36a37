import sql from 'sql-template-tag';
import { cancelJob } from '../../../../resources/work/job/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { announceJobs } from '../../../work/announceJobs.ts';
import { hurryJob } from '../../../work/startJob.ts';
import { notify } from '../../common/notification/notify.ts';
import { lockJob } from './lockJob.ts';
import { noticeOf } from './noticeOf.ts';

export const cancelJobHandler = handleWrite(cancelJob, async (write) => {
  const { tx, params, caller, audit, fail } = write;
  const job = (await lockJob(tx, params.id, caller)) ?? fail('NOT_FOUND');
  const { id, name, userId, subject, isOwed } = job;
  if (job.endTimestamp !== null) return fail('JOB_HAS_ENDED');
  audit({ action: 'JOB_CANCELED', objectType: 'job', objectId: id, details: { name } });
  await tx.query(sql`update job set is_cancel_asked = true where id = ${id}`);
  await hurryJob(tx, id);
  // The user learns that another has done it.
  const additionalInfo = noticeOf(name, subject);
  if (!isOwed) await notify(write, { userIds: [userId], type: 'JOB_CANCELED', objectId: id, additionalInfo });
  announceJobs(tx, userId);
  return {};
});
