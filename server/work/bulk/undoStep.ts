import type { runBulkOperation } from '../../../resources/work/operationRun/jobs.ts';
import type { RunningJob } from '../handleJob.ts';
import { setRun, type BulkRun } from './bulkRun.ts';
import type { BulkHandler } from './handleBulk.ts';
import { OPERATION_SAVES } from './saves.ts';
import { undoSaves } from './undoSaves.ts';

/** Gives all records of a run the values that they had before it, the last save first. */
export const undoStep = (
  running: RunningJob<typeof runBulkOperation, number>,
  handler: BulkHandler,
  run: BulkRun,
  size: number,
): Promise<void> =>
  undoSaves(
    running,
    {
      runId: run.id,
      ledger: OPERATION_SAVES,
      restored: async (write, module, record) => {
        if (module === handler.operation.of)
          await handler.undo?.({ write, record, parameters: run.parameters });
      },
    },
    size,
    ({ tx }) => setRun(tx, run.id, { state: 'UNDONE', undoTimestamp: new Date().toISOString() }),
  );
