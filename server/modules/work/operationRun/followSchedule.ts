import type { runBulkOperation } from '../../../../resources/work/operationRun/jobs.ts';
import type { JobInput } from '../../../../resources/kit/job.ts';
import { noteOutcome } from '../../../schedules/runDue.ts';
import { findRun, setRun } from '../../../work/bulk/bulkRun.ts';
import type { BatchResult } from '../../../work/handleJob.ts';
import type { Write } from '../../../write/openWrite.ts';
import { notify } from '../../common/notification/notify.ts';
import { operationSchedules } from './operationSchedules.ts';
import { startStep } from './startStep.ts';

/**
 * Continues a scheduled run whose step is done: a dry run that changes no more records than the schedule allows is
 * run at once; one that changes more waits for a person, who is notified.
 */
export async function followSchedule(
  write: Write,
  runId: number,
  step: JobInput<typeof runBulkOperation>['step'],
): Promise<BatchResult<never>> {
  const { tx, services } = write;
  const run = await findRun(tx, runId, true);
  const { scheduleId, maximum, changeCount, name, userId } = run ?? {};
  if (!run || scheduleId == null || step === 'UNDO') return { done: 0 };
  if (step === 'RUN') await noteOutcome({ tx, services }, operationSchedules, scheduleId, true);
  else if ((changeCount ?? 0) === 0) {
    await setRun(tx, runId, { state: 'DONE', endTimestamp: new Date().toISOString() });
    await noteOutcome({ tx, services }, operationSchedules, scheduleId, true);
  } else if ((changeCount ?? 0) <= (maximum ?? 0)) {
    await setRun(tx, runId, { state: 'RUNNING', startTimestamp: new Date().toISOString() });
    await startStep(write, run, 'RUN');
  } else
    await notify(
      { tx, services, caller: { actor: null } },
      {
        userIds: userId == null ? [] : [userId],
        type: 'OPERATION_WAITS',
        objectId: runId,
        additionalInfo: { operation: name ?? '', count: changeCount ?? 0, maximum: maximum ?? 0 },
      },
    );
  return { done: 0 };
}
