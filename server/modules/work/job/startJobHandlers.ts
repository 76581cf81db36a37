import { isStartable, startCallOf } from '../../../../resources/kit/job.ts';
import { handleWrite, type Handler } from '../../../http/handle.ts';
import type { JobHandler } from '../../../work/handleJob.ts';
import { claimFiles, refuseTooManyJobs, startJob } from '../../../work/startJob.ts';

/** The calls that start jobs, each as its job declares it. */
export const startJobHandlers = (handlers: readonly JobHandler[]): readonly Handler[] =>
  handlers.flatMap(({ job, files, subject }) => {
    if (!isStartable(job)) return [];
    return [
      handleWrite(startCallOf(job), async ({ tx, body, caller }) => {
        await refuseTooManyJobs(tx, caller.actor.id);
        const fileIds = files?.(body) ?? [];
        const id = await startJob({ tx, caller }, job, body, { subject: await subject?.(tx, body) });
        await claimFiles(tx, id, caller.actor.id, fileIds);
        return { id };
      }),
    ];
  });
