import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db.ts';
import { conflict } from '../../errors.ts';
import { findStored } from './bulkSet.ts';
import { OPERATION_SAVES, type SaveLedger } from './saves.ts';

/** A record that prevents the undoing of a run: it was changed since, or is gone. */
interface ChangedSince {
  readonly module: string;
  readonly id: number;
  readonly label: string | null;
}

/** Finds a record of a run that was changed since by anything but the run. */
async function findChangedSince(
  tx: Queryable,
  runId: number,
  { saves, records }: SaveLedger,
): Promise<ChangedSince | undefined> {
  const rows = await tx.query<{ module: string }>(
    sql`select distinct module from ${saves} where run_id = ${runId} order by module`,
  );
  for (const { module } of rows) {
    const stored = findStored(module);
    if (!stored) return { module, id: 0, label: null };
    const [changed] = await tx.query<{ id: number; label: string | null }>(sql`
      with last as (select distinct on (record_id) record_id, version, type from ${saves}
        where run_id = ${runId} and module = ${module} order by record_id, version desc)
      select last.record_id as id, k.label from last
      left join ${stored.name} t on t.id = last.record_id
      left join ${records} k on k.run_id = ${runId} and k.record_id = last.record_id
      where t.version is distinct from last.version and not (t.id is null and last.type = 'DELETE') limit 1`);
    if (changed) return { module, ...changed };
  }
  return undefined;
}

/** The refusal that names the record which prevents the undoing. */
export const prevents = ({ module, id, label }: ChangedSince) =>
  conflict('BULK_RECORD_CHANGED', [], { module, id, record: label ?? String(id) });

/**
 * Refuses to undo a run of which a record was changed since.
 * @throws Refusal 409 BULK_RECORD_CHANGED, which names the record
 */
export async function refuseChangedSince(
  tx: Queryable,
  runId: number,
  ledger: SaveLedger = OPERATION_SAVES,
): Promise<void> {
  const changed = await findChangedSince(tx, runId, ledger);
  if (changed) throw prevents(changed);
}
