import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db.ts';
import { getOne } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import type { StoredRecord } from '../../write/recordValues.ts';
import { watchWrite, type AppliedChange } from './applyChange.ts';
import { rehearse } from '../../write/rehearse.ts';
import type { RunningJob } from '../handleJob.ts';
import type { runBulkOperation } from '../../../resources/work/operationRun/jobs.ts';
import { changeRecord } from './changeRecord.ts';
import { countSet, lockNext, storedOf } from './bulkSet.ts';
import { setRun, type BulkRun } from './bulkRun.ts';
import type { BulkHandler } from './handleBulk.ts';
import { shownChanges } from './shownChanges.ts';

/** Where a dry run ended its last batch. */
export interface DryRunPosition {
  readonly lastId: number;
  /** Subjects of mails so far, with their numbers. */
  readonly mails: Readonly<Record<string, number>>;
}

/** Subjects of mails that are kept; those of any more are counted together under none of them. */
const MAX_SUBJECTS = 20;

const codeOf = ({ refusal }: AppliedChange): string | null =>
  refusal?.errors[0]?.error ?? refusal?.code ?? null;

const stateOf = ({ refusal, saves, mails }: AppliedChange): string =>
  refusal ? 'REFUSED' : saves.length + mails.length > 0 ? 'WILL_CHANGE' : 'UNCHANGED';

function addMails(
  known: Readonly<Record<string, number>>,
  changes: readonly AppliedChange[],
): Record<string, number> {
  const all: Record<string, number> = { ...known };
  for (const subject of changes.flatMap(({ mails }) => mails))
    if (subject in all || Object.keys(all).length < MAX_SUBJECTS) all[subject] = (all[subject] ?? 0) + 1;
  return all;
}

async function keepRecords(
  tx: Queryable,
  runId: number,
  title: string,
  found: readonly { readonly record: StoredRecord; readonly change: AppliedChange }[],
): Promise<void> {
  const rows = found.map(({ record, change }) => ({
    id: record.id,
    version: record.version,
    state: stateOf(change),
    code: codeOf(change),
    label: (record as unknown as Readonly<Record<string, unknown>>)[title] ?? null,
    changes: shownChanges(change.saves),
    mails: change.mails.length,
  }));
  await tx.query(sql`
    insert into operation_run_record (run_id, record_id, version, state, code, label, changes, mails)
    select ${runId}, id, version, state, code, label, changes, mails
    from jsonb_to_recordset(${json(rows)}) as r (id bigint, version int, state text, code text, label text, changes jsonb, mails int)`);
}

/** Works through the records of a run as the run will, rolls all back, and keeps what it has seen. */
export async function dryRunStep(
  { position, batch }: RunningJob<typeof runBulkOperation, DryRunPosition>,
  handler: BulkHandler,
  run: BulkRun,
  size: number,
): Promise<void> {
  const stored = storedOf(handler);
  let { lastId, mails } = position ?? { lastId: 0, mails: {} };
  let found = size;
  while (found === size) {
    const { done } = await batch(async (write) => {
      const { tx, caller } = write;
      const total = lastId === 0 ? await countSet(tx, handler, run, caller) : undefined;
      const records = await lockNext(tx, handler, run, caller, { after: lastId, size });
      const seen: { record: StoredRecord; change: AppliedChange }[] = [];
      await rehearse(write, async (quiet) => {
        const { apply } = watchWrite(quiet);
        for (const record of records) {
          const change = await apply((within) => changeRecord(handler, run, within, record));
          seen.push({ record, change });
        }
      });
      await keepRecords(tx, run.id, stored.module.title, seen);
      const next = {
        lastId: records.at(-1)?.id ?? lastId,
        mails: addMails(
          mails,
          seen.map(({ change }) => change),
        ),
      };
      ({ lastId, mails } = next);
      return { done: records.length, position: next, ...(total !== undefined && { total }) };
    });
    found = done;
  }
  await batch(async (write) => {
    const counts = await getOne<Record<'found' | 'change' | 'refused' | 'mail', number>>(
      write.tx,
      sql`select count(*)::int as found, count(*) filter (where state = 'WILL_CHANGE')::int as change,
          count(*) filter (where state = 'REFUSED')::int as refused, coalesce(sum(mails), 0)::int as mail
        from operation_run_record where run_id = ${run.id}`,
    );
    await setRun(write.tx, run.id, {
      state: 'READY',
      foundCount: counts.found,
      changeCount: counts.change,
      refusedCount: counts.refused,
      mailCount: counts.mail,
      mailSubjects: mails,
      readyTimestamp: new Date().toISOString(),
    });
    return { done: 0, total: counts.found };
  });
}
