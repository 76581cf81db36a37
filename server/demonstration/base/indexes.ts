import sql from 'sql-template-tag';
import type { Tx } from '../../db/db.ts';

interface Index {
  name: string;
  definition: string;
}

/**
 * Does a large load while the indexes of some tables are away, and builds them again afterwards: sorted in
 * one go rather than row by row. Primary keys and other constraints stay. All of it happens in the caller's
 * transaction, so that no other one sees a table without its indexes.
 */
export async function withoutIndexes(
  tx: Tx,
  tables: readonly string[],
  load: () => Promise<void>,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const indexes = await tx.query<Index>(sql`
    select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
    from pg_index i
    where i.indrelid = any (${tables}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by 1`);
  for (const { name } of indexes) await tx.script(`drop index ${name}`);
  await load();
  await tx.script("set local maintenance_work_mem = '512MB'; set local max_parallel_maintenance_workers = 4");
  for (const [done, { definition }] of indexes.entries()) {
    await tx.script(definition);
    onProgress(done + 1, indexes.length);
  }
}
