import type { Services } from '../../../context.ts';
import { startOutbox, type OutboxOptions } from '../../../jobs/outbox.ts';
import type { JobHandler } from '../../../work/handleJob.ts';
import { runJobs } from '../../../work/runJob.ts';
import { HEAVY_JOB, LIGHT_JOB } from '../../../work/startJob.ts';
import { jobHandlers } from '../../../generated/jobHandlers.ts';
import { notify } from '../../common/notification/notify.ts';
import { noticeOf } from './noticeOf.ts';

/** Light jobs that a process works on at the same time. */
const LIGHT_AT_ONCE = 4;

/** The jobs that this process works on. */
export interface RunningJobs {
  /** Takes no more, and resolves once those taken have ended their batches. */
  stop(): Promise<void>;
}

/** Starts to work on jobs: several light ones, and beside them one heavy one. */
export function startJobs(
  services: Services,
  handlers: readonly JobHandler[] = jobHandlers,
  options: Pick<OutboxOptions, 'pollMs' | 'leaseMs'> = {},
): RunningJobs {
  const run = runJobs({
    services,
    handlers,
    notify: (tx, { id, name, userId, subject, state }) =>
      notify(
        { tx, services, caller: { actor: null } },
        {
          userIds: [userId],
          type: `JOB_${state}`,
          objectId: id,
          additionalInfo: noticeOf(name, subject),
        },
      ),
  });
  const { db } = services;
  const light = startOutbox(db, { [LIGHT_JOB]: run }, { ...options, batch: LIGHT_AT_ONCE, takesTurns: true });
  const heavy = startOutbox(db, { [HEAVY_JOB]: run }, { ...options, batch: 1, takesTurns: true });
  return { stop: async () => void (await Promise.all([light.stop(), heavy.stop()])) };
}
