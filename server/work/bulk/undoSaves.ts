import sql from 'sql-template-tag';
import { parentField } from '../../../resources/kit/module.ts';
import { findRecords } from '../../write/records.ts';
import type { StoredRecord, Values } from '../../write/recordValues.ts';
import { removeRecord, saveRecord } from '../../write/saveRecord.ts';
import { valuesBefore } from '../../write/versions.ts';
import type { Write } from '../../write/openWrite.ts';
import type { StoredModule } from '../../write/storedModuleType.ts';
import type { RunningJob } from '../handleJob.ts';
import { besideEachOther } from '../besideEachOther.ts';
import { holdWrite } from './applyChange.ts';
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

/** The records of the saves of a batch as they are now, by `nameOf`, and the versions that the run itself gave them. */
interface UndoneBatch {
  readonly run: UndoneRun;
  readonly records: Map<string, StoredRecord>;
  readonly ownVersions: Set<string>;
}

const nameOf = (module: string, id: unknown): string => `${module} ${String(id)}`;

/** Locks the records of saves, each kind by one statement. */
async function lockRecords(
  { tx }: Pick<Write, 'tx'>,
  saves: readonly KeptSave[],
): Promise<Map<string, StoredRecord>> {
  const records = new Map<string, StoredRecord>();
  for (const module of new Set(saves.map((save) => save.module))) {
    const stored = findStored(module);
    if (!stored) continue;
    const ids = new Set(saves.flatMap((save) => (save.module === module ? [save.recordId] : [])));
    // eslint-disable-next-line no-await-in-loop -- one statement for each kind of record
    const found = await findRecords(tx, stored, [...ids]);
    for (const record of found) records.set(nameOf(module, record.id), record);
  }
  return records;
}

/** The record of a save and those that it refers to, now and before: their saves are undone one after the other. */
function recordsOf(save: KeptSave, record: StoredRecord | undefined): string[] {
  const own = nameOf(save.module, save.recordId);
  const module = findStored(save.module)?.module;
  if (!module) return [own];
  const fields: readonly (readonly [string, string])[] = [
    ...Object.entries(module.fields).flatMap(([name, { kind, to }]) =>
      kind === 'reference' && to !== undefined ? [[name, to] as const] : [],
    ),
    ...(module.parent ? [[parentField(module.parent), module.parent.module.name] as const] : []),
  ];
  const values = [record, save.before].filter((one) => one !== undefined && one !== null) as Values[];
  const referred = fields.flatMap(([name, to]) =>
    values.flatMap((one) => (one[name] == null ? [] : [nameOf(to, one[name])])),
  );
  return [...new Set([own, ...referred])];
}

/** Gives a record the values that it had before a save. */
async function undoSave(batch: UndoneBatch, write: Write, save: KeptSave): Promise<void> {
  const { run, records, ownVersions } = batch;
  const { runId, ledger } = run;
  const { module, recordId, version, type } = save;
  const stored = findStored(module);
  const name = nameOf(module, recordId);
  const record = records.get(name);
  const changed = { module, id: recordId, label: null };
  if (!stored || !record || type === 'DELETE') throw prevents(changed);
  const isOwn = record.version === version || ownVersions.has(nameOf(name, record.version));
  if (!isOwn && !(await isOwnSave(write.tx, runId, module, record, ledger))) throw prevents(changed);
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

/** Undoes some saves in their order, those of records that have nothing to do with each other beside each other. */
async function undoSome(write: Write, run: UndoneRun, saves: readonly KeptSave[]): Promise<void> {
  const records = await lockRecords(write, saves);
  const ownVersions = new Set<string>();
  const batch = { run, records, ownVersions };
  const undone = await besideEachOther(
    saves,
    (save) => recordsOf(save, records.get(nameOf(save.module, save.recordId))),
    async (save) => {
      const held = holdWrite(write, {
        saved: ({ module, id, version, type, after }) => {
          const name = nameOf(module, id);
          ownVersions.add(nameOf(name, version));
          if (type === 'DELETE') records.delete(name);
          else if (records.has(name)) records.set(name, after as StoredRecord);
        },
      });
      await undoSave(batch, held.write, save);
      return held;
    },
  );
  for (const held of undone) held.keep();
  await keepSaves(
    write.tx,
    run.runId,
    undone.flatMap((held) => [...held.saves]),
    true,
    run.ledger,
  );
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
      await undoSome(given, run, saves);
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
