import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db.ts';
import { json } from '../../db/sql.ts';
import type { SavedRecord } from '../../db/watchTx.ts';
import { hasVersion } from '../../write/versions.ts';
import type { StoredRecord } from '../../write/recordValues.ts';

/** Keeps what a run or its undoing has saved, in its order. */
export async function keepSaves(
  tx: Queryable,
  runId: number,
  saves: readonly SavedRecord[],
  isUndo = false,
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
    insert into operation_run_save (run_id, module, record_id, version, type, is_undo, before)
    select ${runId}, module, id, version, type, ${isUndo}, case when not ${hasVersion(sql`r.module`, sql`r.id`, sql`r.version - 1`)} then before end
    from jsonb_to_recordset(${json(rows)})
      as r (at int, module text, id bigint, version int, type text, before jsonb) order by at`);
}

/** Whether the run itself, or its undoing, gave a record the version that it has now. */
export async function isOwnSave(
  tx: Queryable,
  runId: number,
  module: string,
  { id, version }: StoredRecord,
): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from operation_run_save
    where run_id = ${runId} and module = ${module} and record_id = ${id} and version = ${version}`);
  return rows.length > 0;
}
