import sql from 'sql-template-tag';
import type { runBulkOperation } from '../../../resources/work/operationRun/jobs.ts';
import { getOne } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import type { SavedRecord } from '../../db/watchTx.ts';
import { conflict } from '../../errors.ts';
import type { StoredRecord } from '../../write/recordValues.ts';
import type { RunningJob } from '../handleJob.ts';
import { watchWrite, type AppliedChange } from './applyChange.ts';
import { isOwnSave, keepSaves } from './saves.ts';
import { countOutcomes } from './countOutcomes.ts';
import { changeRecord } from './changeRecord.ts';
import { countDifferences, lockNamed, storedOf } from './bulkSet.ts';
import { setRun, type BulkRun } from './bulkRun.ts';
import type { BulkHandler } from './handleBulk.ts';

interface Outcome {
  readonly id: number;
  readonly state: 'CHANGED' | 'FAILED';
  readonly code: string | null;
}

const outcomeOf = (id: number, { refusal }: AppliedChange): Outcome => ({
  id,
  state: refusal ? 'FAILED' : 'CHANGED',
  code: refusal?.errors[0]?.error ?? refusal?.code ?? null,
});

const refused = (id: number, code: string): Outcome => ({ id, state: 'FAILED', code });

/** Changes the records that the dry run has shown. One that was changed in between batches is left as it is. */
export async function runStep(
  { position, batch }: RunningJob<typeof runBulkOperation, number>,
  handler: BulkHandler,
  run: BulkRun,
  size: number,
): Promise<void> {
  const stored = storedOf(handler);
  if (position === undefined)
    await batch(async ({ tx, caller }) => {
      const count = await countDifferences(tx, handler, run, caller);
      if (count > 0) throw conflict('BULK_SET_CHANGED', [], { count });
      const { total } = await getOne<{ total: number }>(
        tx,
        sql`select count(*)::int as total from operation_run_record where run_id = ${run.id} and state = 'WILL_CHANGE'`,
      );
      return { done: 0, total, position: 0 };
    });
  let lastId = position ?? 0;
  for (let found = size; found === size;) {
    const { done } = await batch(async (given) => {
      const { tx, caller } = given;
      const kept = await tx.query<{ recordId: number; version: number }>(sql`
        select record_id, version from operation_run_record
        where run_id = ${run.id} and state = 'WILL_CHANGE' and record_id > ${lastId} order by record_id limit ${size}`);
      const records = await lockNamed(
        tx,
        stored,
        caller,
        kept.map(({ recordId }) => recordId),
      );
      const { apply } = watchWrite({
        ...given,
        audit: (entry) => given.audit({ ...entry, details: { ...entry.details, operationRun: run.id } }),
      });
      const outcomes: Outcome[] = [];
      const saves: SavedRecord[] = [];
      const { name } = stored.module;
      const isOwn = async (record: StoredRecord): Promise<boolean> =>
        saves.some((one) => one.module === name && one.id === record.id && one.version === record.version) ||
        isOwnSave(tx, run.id, name, record);
      for (const { recordId, version } of kept) {
        const record = records.get(recordId);
        if (!record) outcomes.push(refused(recordId, 'NOT_FOUND'));
        else if (record.version !== version && !(await isOwn(record)))
          outcomes.push(refused(recordId, 'STALE_VERSION'));
        else {
          const change = await apply((write) => changeRecord(handler, run, write, record));
          saves.push(...change.saves);
          outcomes.push(outcomeOf(recordId, change));
        }
      }
      await keepSaves(tx, run.id, saves);
      await tx.query(sql`
        update operation_run_record k set state = o.state, code = o.code
        from jsonb_to_recordset(${json(outcomes)}) as o (id bigint, state text, code text)
        where k.run_id = ${run.id} and k.record_id = o.id`);
      lastId = kept.at(-1)?.recordId ?? lastId;
      return { done: kept.length, position: lastId };
    });
    found = done;
  }
  await batch(async (write) => {
    await setRun(write.tx, run.id, {
      state: 'DONE',
      ...(await countOutcomes(write.tx, run.id)),
      endTimestamp: new Date().toISOString(),
    });
    return { done: 0 };
  });
}
