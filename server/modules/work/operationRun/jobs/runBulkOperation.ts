import { allows } from '../../../../../resources/kit/access.ts';
import { runBulkOperation } from '../../../../../resources/work/operationRun/jobs.ts';
import type { SignedInCaller } from '../../../../context.ts';
import { Refusal } from '../../../../errors.ts';
import { countOutcomes } from '../../../../work/bulk/countOutcomes.ts';
import { BATCH } from '../../../../work/bulk/bulkSet.ts';
import { dryRunStep, type DryRunPosition } from '../../../../work/bulk/dryRunStep.ts';
import { findRun, getBulkHandler, setRun, type BulkRun } from '../../../../work/bulk/bulkRun.ts';
import type { BulkHandler } from '../../../../work/bulk/handleBulk.ts';
import { runStep } from '../../../../work/bulk/runStep.ts';
import { undoStep } from '../../../../work/bulk/undoStep.ts';
import { noteOutcome } from '../../../../schedules/runDue.ts';
import { operationSchedules } from '../operationSchedules.ts';
import { followSchedule } from '../followSchedule.ts';
import { handleJob, type RunningJob } from '../../../../work/handleJob.ts';

type Running = RunningJob<typeof runBulkOperation, number | DryRunPosition>;

/** The state of a run while a step of it is done. */
const STATES = { DRY_RUN: 'DRY_RUN', RUN: 'RUNNING', UNDO: 'UNDOING' } as const;

/** Refuses an account that has lost the right that the operation itself needs. */
function refuseWithoutRight({ operation }: BulkHandler, { actor }: SignedInCaller): void {
  if (!allows(operation.requires, actor)) throw new Refusal(403, 'JOB_RIGHT_LOST');
}

/** Has each batch check the right of the operation, beside that of the job. */
const guarded = (running: Running, handler: BulkHandler): Running => ({
  ...running,
  batch: (work) =>
    running.batch(async (batch) => {
      refuseWithoutRight(handler, batch.caller);
      return work(batch);
    }),
});

function stepOf(running: Running, handler: BulkHandler, run: BulkRun, size: number): Promise<void> {
  switch (running.input.step) {
    case 'DRY_RUN':
      return dryRunStep(running as RunningJob<typeof runBulkOperation, DryRunPosition>, handler, run, size);
    case 'RUN':
      return runStep(running as RunningJob<typeof runBulkOperation, number>, handler, run, size);
    case 'UNDO':
      return undoStep(running as RunningJob<typeof runBulkOperation, number>, handler, run, size);
  }
}

/** Does a step of a run, whose page shows how far it is and what came of it, with so many records in a batch. */
export const bulkWork = (size: number) =>
  handleJob<typeof runBulkOperation, number | DryRunPosition>(
    runBulkOperation,
    async (running) => {
      const { services, input, id } = running;
      const run = await findRun(services.db, input.runId);
      // Of a run that has gone on since, an earlier job has nothing to do any more.
      if (run?.jobId !== id) return { path: `/operations/${input.runId}` };
      const handler = getBulkHandler(run.operation);
      const within = guarded(running, handler);
      if (run.state !== STATES[input.step])
        await within.batch(async ({ tx }) => {
          await setRun(tx, run.id, { state: STATES[input.step], error: null });
          return { done: 0 };
        });
      await stepOf(within, handler, run, size);
      if (run.scheduleId != null) await within.batch((write) => followSchedule(write, run.id, input.step));
      return { path: `/operations/${run.id}` };
    },
    {
      ended: async (services, tx, { id, input, state, error }) => {
        if (state === 'DONE') return;
        const run = await findRun(tx, input.runId);
        if (run?.jobId !== id) return;
        await setRun(tx, input.runId, {
          state,
          error: error ?? null,
          endTimestamp: new Date().toISOString(),
          ...(input.step !== 'DRY_RUN' && (await countOutcomes(tx, input.runId))),
        });
        if (run.scheduleId != null && state === 'FAILED')
          await noteOutcome({ tx, services }, operationSchedules, run.scheduleId, false);
      },
    },
  );

export const runBulkOperationJob = bulkWork(BATCH);
