import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { runBulkOperation, type RUN_STEPS } from '../../../../resources/work/operationRun/jobs.ts';
import { forbidden } from '../../../errors.ts';
import { getBulkHandler } from '../../../work/bulk/bulkRun.ts';
import { refuseTooManyJobs, startJob } from '../../../work/startJob.ts';
import type { Write } from '../../../write/openWrite.ts';

/** Refuses a caller who lacks the right that the operation of a run itself needs. */
export function refuseWithoutRight({ caller }: Pick<Write, 'caller'>, operation: string | null): void {
  if (!allows(getBulkHandler(operation ?? '').operation.requires, caller.actor)) throw forbidden();
}

/** Starts the job of the next step of a run. */
export async function startStep(
  write: Write,
  {
    id,
    name,
    operation,
  }: { readonly id: number; readonly name: string | null; readonly operation: string | null },
  step: (typeof RUN_STEPS)[number],
): Promise<void> {
  const { tx, caller } = write;
  await refuseTooManyJobs(tx, caller.actor.id);
  const jobId = await startJob(
    write,
    runBulkOperation,
    { runId: id, step },
    { subject: name ?? undefined, runKey: `bulk:${operation}` },
  );
  await tx.query(sql`update operation_run set job_id = ${jobId} where id = ${id}`);
}
