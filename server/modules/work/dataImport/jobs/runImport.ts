import type { runImport as declaredJob } from '../../../../../resources/work/dataImport/jobs.ts';
import { runImport } from '../../../../../resources/work/dataImport/jobs.ts';
import { Refusal } from '../../../../errors.ts';
import { undoSaves } from '../../../../work/bulk/undoSaves.ts';
import { handleJob, type RunningJob } from '../../../../work/handleJob.ts';
import { mayImport } from '../../../../work/imports/mayImport.ts';
import { dryRunRows } from '../../../../work/imports/dryRunRows.ts';
import type { AnyImport } from '../../../../work/imports/handleImport.ts';
import { getImportCode } from '../../../../work/imports/importCode.ts';
import {
  countResults,
  findImportRecord,
  IMPORT_SAVES,
  setImport,
  type ImportRecord,
} from '../../../../work/imports/importRecord.ts';
import type { DryRunPosition } from '../../../../work/imports/keepRows.ts';
import type { RowPlace } from '../../../../work/imports/rowBatch.ts';
import { runRows } from '../../../../work/imports/runRows.ts';

type Running<Position = DryRunPosition | RowPlace | number> = RunningJob<typeof declaredJob, Position>;

/** The state of an import while a step of it is done. */
const STATES = { DRY_RUN: 'DRY_RUN', RUN: 'RUNNING', UNDO: 'UNDOING' } as const;

/** Rows of a batch: a second of work on PostgreSQL; the embedded database lets no other call in between. */
const BATCH = { postgres: 400, pglite: 20 } as const;
/** Of rows of which many become one record, so many times as many. */
const GATHERED = 2;
/** Saves that are undone together for each row of a batch: one writes an owner, an animal, what belongs to it. */
const SAVES_OF_A_ROW = 4;

/** Has each batch check the right of the import's kind, beside that of the job. */
const guarded = (running: Running, { declared }: AnyImport): Running => ({
  ...running,
  batch: (work) =>
    running.batch(async (batch) => {
      if (!mayImport(declared, batch.caller)) throw new Refusal(403, 'JOB_RIGHT_LOST');
      return work(batch);
    }),
});

function stepOf(running: Running, imported: AnyImport, record: ImportRecord, size: number): Promise<void> {
  switch (running.input.step) {
    case 'DRY_RUN':
      return dryRunRows(running as Running<DryRunPosition>, imported, record, size);
    case 'RUN':
      return runRows(running as Running<RowPlace>, imported, record, size);
    case 'UNDO':
      return undoSaves(
        running as unknown as RunningJob<never, number>,
        {
          runId: record.id,
          ledger: IMPORT_SAVES,
          withdrawnBy: ({ module }) =>
            module.name === imported.declared.of ? imported.declared.withdrawnBy : undefined,
          beforeRemove: async (write, stored, removed) =>
            imported.beforeRemove?.({ write, stored, record: removed }),
        },
        size * SAVES_OF_A_ROW,
        ({ tx }) => setImport(tx, record.id, { state: 'UNDONE', undoTimestamp: new Date().toISOString() }),
      );
  }
}

/** Does a step of an import, whose page shows how far it is and what came of it, with so many rows in a batch. */
export const importWork = (size?: number) =>
  handleJob<typeof runImport, DryRunPosition | RowPlace | number>(
    runImport,
    async (running) => {
      const { services, input, id } = running;
      const path = `/import/${input.importId}`;
      const record = await findImportRecord(services.db, input.importId);
      // Of an import that has gone on since, an earlier job has nothing to do any more.
      if (record?.jobId !== id) return { path };
      const imported = getImportCode(record.kind);
      const within = guarded(running, imported);
      if (record.state !== STATES[input.step])
        await within.batch(async ({ tx }) => {
          await setImport(tx, record.id, { state: STATES[input.step], error: null });
          return { done: 0 };
        });
      const rows = size ?? BATCH[services.db.engine];
      await stepOf(within, imported, record, imported.gather ? rows * GATHERED : rows);
      return { path };
    },
    {
      ended: async (_services, tx, { id, input, state, error }) => {
        if (state === 'DONE') return;
        const record = await findImportRecord(tx, input.importId);
        if (record?.jobId !== id) return;
        await setImport(tx, input.importId, {
          state,
          error: error ?? null,
          endTimestamp: new Date().toISOString(),
          ...(input.step !== 'DRY_RUN' && (await countResults(tx, input.importId))),
        });
      },
    },
  );

export const runImportJob = importWork();
