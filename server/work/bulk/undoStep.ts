import sql from 'sql-template-tag';
import type { runBulkOperation } from '../../../resources/work/operationRun/jobs.ts';
import { findRecord } from '../../write/records.ts';
import type { Values } from '../../write/recordValues.ts';
import { removeRecord, saveRecord } from '../../write/saveRecord.ts';
import { valuesBefore } from '../../write/versions.ts';
import type { Write } from '../../write/openWrite.ts';
import type { RunningJob } from '../handleJob.ts';
import { watchWrite } from './applyChange.ts';
import { findStored } from './bulkSet.ts';
import { setRun, type BulkRun } from './bulkRun.ts';
import type { BulkHandler } from './handleBulk.ts';
import { prevents, refuseChangedSince } from './changedSince.ts';
import { isOwnSave, keepSaves } from './saves.ts';

/** A save of a run. */
interface KeptSave {
  readonly seq: number;
  readonly module: string;
  readonly recordId: number;
  readonly version: number;
  readonly type: 'CREATE' | 'UPDATE' | 'DELETE';
  readonly before: Values | null;
}

/** Gives a record the values that it had before a save. */
async function undoSave(write: Write, handler: BulkHandler, run: BulkRun, save: KeptSave): Promise<void> {
  const { module, recordId, version, type } = save;
  const stored = findStored(module);
  const record = stored && (await findRecord(write.tx, stored, sql`t.id = ${recordId}`, { lock: true }));
  const changed = { module, id: recordId, label: null };
  if (!stored || !record || type === 'DELETE') throw prevents(changed);
  if (record.version !== version && !(await isOwnSave(write.tx, run.id, module, record)))
    throw prevents(changed);
  const action = { action: 'OPERATION_UNDONE' as const, details: { operationRun: run.id } };
  if (type === 'CREATE') return removeRecord(write, stored, record, action);
  const values = save.before ?? (await valuesBefore(write.tx, module, recordId, version));
  if (!values) throw prevents(changed);
  const saved = await saveRecord(write, stored, record, values, action);
  if (module === handler.operation.of)
    await handler.undo?.({ write, record: saved, parameters: run.parameters });
}

/** Gives all records of a run the values that they had before it, the last save first. */
export async function undoStep(
  { position, batch }: RunningJob<typeof runBulkOperation, number>,
  handler: BulkHandler,
  run: BulkRun,
  size: number,
): Promise<void> {
  let next = position;
  if (next === undefined)
    await batch(async ({ tx }) => {
      await refuseChangedSince(tx, run.id);
      const [last] = await tx.query<{ seq: number; total: number }>(sql`
        select coalesce(max(seq), 0) + 1 as seq, count(*)::int as total from operation_run_save where run_id = ${run.id}`);
      next = last?.seq ?? 0;
      return { done: 0, total: last?.total ?? 0, position: next };
    });
  for (let found = size; found === size;) {
    const { done } = await batch(async (given) => {
      const { tx } = given;
      const saves = await tx.query<KeptSave>(sql`
        select seq, module, record_id, version, type, before from operation_run_save
        where run_id = ${run.id} and not is_undo and seq < ${next ?? 0} order by seq desc limit ${size}`);
      const { apply } = watchWrite(given);
      for (const save of saves) {
        const { refusal, saves: undone } = await apply((write) => undoSave(write, handler, run, save));
        if (refusal) throw refusal;
        await keepSaves(tx, run.id, undone, true);
      }
      next = saves.at(-1)?.seq ?? next;
      return { done: saves.length, position: next ?? 0 };
    });
    found = done;
  }
  await batch(async (write) => {
    await setRun(write.tx, run.id, { state: 'UNDONE', undoTimestamp: new Date().toISOString() });
    return { done: 0 };
  });
}
