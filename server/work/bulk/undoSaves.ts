import sql from 'sql-template-tag';
import { findRecord } from '../../write/records.ts';
import type { StoredRecord, Values } from '../../write/recordValues.ts';
import { removeRecord, saveRecord } from '../../write/saveRecord.ts';
import { valuesBefore } from '../../write/versions.ts';
import type { Write } from '../../write/openWrite.ts';
import type { StoredModule } from '../../write/storedModuleType.ts';
import type { RunningJob } from '../handleJob.ts';
import { watchWrite } from './applyChange.ts';
import { findStored } from './bulkSet.ts';
import { prevents, refuseChangedSince } from './changedSince.ts';
import { isOwnSave, keepSaves, type SaveLedger } from './saves.ts';

/** A save of a run. */
interface KeptSave {
  readonly seq: number;
  readonly module: string;
  readonly recordId: number;
  readonly version: number;
  readonly type: 'CREATE' | 'UPDATE' | 'DELETE';
  readonly before: Values | null;
}

/** A run that is undone: where its saves are, and what it did beside records with versions. */
export interface UndoneRun {
  readonly runId: number;
  readonly ledger: SaveLedger;
  /** Undoes what a change has done beside its record, once that has its values of before. */
  restored?(write: Write, module: string, record: StoredRecord): Promise<unknown>;
  /** Values that are given to what was made, where such a record is never removed. */
  withdrawnBy?(stored: StoredModule): Values | undefined;
  /** Takes away what belongs to a record that the run has made, before the record is. */
  beforeRemove?(write: Write, stored: StoredModule, record: StoredRecord): Promise<unknown>;
}

/** Gives a record the values that it had before a save. */
async function undoSave(write: Write, run: UndoneRun, save: KeptSave): Promise<void> {
  const { runId, ledger } = run;
  const { module, recordId, version, type } = save;
  const stored = findStored(module);
  const record = stored && (await findRecord(write.tx, stored, sql`t.id = ${recordId}`, { lock: true }));
  const changed = { module, id: recordId, label: null };
  if (!stored || !record || type === 'DELETE') throw prevents(changed);
  if (record.version !== version && !(await isOwnSave(write.tx, runId, module, record, ledger)))
    throw prevents(changed);
  const action = { action: 'OPERATION_UNDONE' as const, details: { [ledger.detail]: runId } };
  if (type === 'CREATE') {
    const withdrawn = run.withdrawnBy?.(stored);
    if (withdrawn) return void (await saveRecord(write, stored, record, withdrawn, action));
    await run.beforeRemove?.(write, stored, record);
    return removeRecord(write, stored, record, action);
  }
  const values = save.before ?? (await valuesBefore(write.tx, module, recordId, version));
  if (!values) throw prevents(changed);
  const saved = await saveRecord(write, stored, record, values, action);
  await run.restored?.(write, module, saved);
}

/** Gives all records of a run the values that they had before it, the last save first, and ends with `done`. */
export async function undoSaves(
  // The position is the same for every job that undoes.
  { position, batch }: Pick<RunningJob<never, number>, 'position' | 'batch'>,
  run: UndoneRun,
  size: number,
  done: (write: Write) => Promise<unknown>,
): Promise<void> {
  const { runId, ledger } = run;
  let next = position;
  if (next === undefined)
    await batch(async ({ tx }) => {
      await refuseChangedSince(tx, runId, ledger);
      const [last] = await tx.query<{ seq: number; total: number }>(sql`
        select coalesce(max(seq), 0) + 1 as seq, count(*)::int as total from ${ledger.saves} where run_id = ${runId}`);
      next = last?.seq ?? 0;
      return { done: 0, total: last?.total ?? 0, position: next };
    });
  for (let found = size; found === size;) {
    const result = await batch(async (given) => {
      const { tx } = given;
      const saves = await tx.query<KeptSave>(sql`
        select seq, module, record_id, version, type, before from ${ledger.saves}
        where run_id = ${runId} and not is_undo and seq < ${next ?? 0} order by seq desc limit ${size}`);
      const { apply } = watchWrite(given);
      for (const save of saves) {
        const { refusal, saves: undone } = await apply((write) => undoSave(write, run, save));
        if (refusal) throw refusal;
        await keepSaves(tx, runId, undone, true, ledger);
      }
      next = saves.at(-1)?.seq ?? next;
      return { done: saves.length, position: next ?? 0 };
    });
    found = result.done;
  }
  await batch(async (write) => {
    await done(write);
    return { done: 0 };
  });
}
