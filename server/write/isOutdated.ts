import sql from 'sql-template-tag';
import type { Caller } from '../context.ts';
import { findOne } from '../db/db.ts';
import type { Write } from './openWrite.ts';
import { differing, storedNames, type StoredRecord } from './recordValues.ts';
import { searchTextColumn } from './saveRecord.ts';
import type { StoredModule } from './storedModuleType.ts';

/** Whether the derived columns or the search text of a record are other than a save would write. */
export async function isOutdated(
  write: Write<Caller>,
  stored: StoredModule<StoredRecord>,
  record: StoredRecord,
): Promise<boolean> {
  const { module, hooks } = stored;
  const derived = await hooks.beforeSave?.({
    ...write,
    before: record,
    changes: {},
    action: 'VALUES_RECOMPUTED',
  });
  const columns = differing({ ...derived }, record);
  if (storedNames(module, columns).length > 0) return true;
  const [text] = searchTextColumn(stored, { ...record, ...columns });
  if (text === undefined) return false;
  const found = await findOne(
    write.tx,
    sql`select 1 from ${stored.name} t where t.id = ${record.id} and t.search_text is distinct from ${text}`,
  );
  return found !== undefined;
}
