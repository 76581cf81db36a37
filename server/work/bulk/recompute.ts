import sql, { type Sql } from 'sql-template-tag';
import type { ModuleName } from '../../../resources/generated/moduleNames.ts';
import type { AuditAction } from '../../../resources/common/audit/actions.ts';
import { modules } from '../../../resources/generated/modules.ts';
import { getStored } from '../../crud/getStored.ts';
import type { StoredRecord, Values } from '../../write/recordValues.ts';
import { isOutdated } from '../../write/isOutdated.ts';
import type { Write } from '../../write/openWrite.ts';

interface Range {
  readonly parameters: { readonly firstId?: number | null; readonly lastId?: number | null };
}

interface Recomputed {
  readonly write: Write;
  readonly record: StoredRecord;
  save(values: Values, action?: AuditAction): Promise<unknown>;
}

/** The code of computing the search text and the derived columns of a module's records anew, where they differ. */
export function recomputeCode(name: ModuleName) {
  const module = modules.find((one) => one.name === name)!;
  return {
    find: ({ parameters: { firstId, lastId } }: Range): Sql =>
      sql`t.id between ${firstId ?? 1} and ${lastId ?? Number.MAX_SAFE_INTEGER}`,
    change: async ({ write, record, save }: Recomputed): Promise<void> => {
      if (await isOutdated(write, getStored(module), record)) await save({}, 'VALUES_RECOMPUTED');
    },
  };
}
