import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import type { SavedRecord } from '../../db/watchTx.ts';
import { hasVersion } from '../../write/versions.ts';
import type { StoredRecord } from '../../write/recordValues.ts';

/** Where the saves of a kind of run are kept, by the column `run_id`. */
export interface SaveLedger {
  readonly saves: Sql;
  /** What people call the records of a run, by `run_id` and `record_id`; none where they are not named. */
  readonly records: Sql;
  /** The detail of audit rows that names the run. */
  readonly detail: string;
}

/** The saves of operations on many records. */
export const OPERATION_SAVES: SaveLedger = {
  saves: sql`operation_run_save`,
  records: sql`operation_run_record`,
  detail: 'operationRun',
};

/** Keeps what a run or its undoing has saved, in its order. */
export async function keepSaves(
  tx: Queryable,
  runId: number,
  saves: readonly SavedRecord[],
  isUndo = false,
  ledger: SaveLedger = OPERATION_SAVES,
): Promise<void> {
  if (saves.length === 0) return;
  const rows = saves.map(({ module, id, version, type, fields, before }, at) => ({
    at,
    module,
    id,
    version,
    type,
    before: before && Object.fromEntries(fields.map((name) => [name, before[name] ?? null])),
  }));
  await tx.query(sql`
    insert into ${ledger.saves} (run_id, module, record_id, version, type, is_undo, before)
    select ${runId}, module, id, version, type, ${isUndo}, case when not ${hasVersion(sql`r.module`, sql`r.id`, sql`r.version - 1`)} then before end
    from jsonb_to_recordset(${json(rows)})
      as r (at int, module text, id bigint, version int, type text, before jsonb) order by at`);
}

/** Whether the run itself, or its undoing, gave a record the version that it has now. */
export async function isOwnSave(
  tx: Queryable,
  runId: number,
  module: string,
  { id, version }: Pick<StoredRecord, 'id' | 'version'>,
  ledger: SaveLedger = OPERATION_SAVES,
): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from ${ledger.saves}
    where run_id = ${runId} and module = ${module} and record_id = ${id} and version = ${version}`);
  return rows.length > 0;
}
