import sql, { empty } from 'sql-template-tag';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { findRecord } from '../../../write/records.ts';
import { findImport } from '../../../work/imports/importColumns.ts';
import { mayImport } from '../../../work/imports/mayImport.ts';
import { storedImports, type ImportRecord } from '../../../work/imports/importRecord.ts';
import { importScope } from './hooks.ts';

/** An import that the caller may see, and whose rows they may read; undefined for any other. */
export async function findReadable(
  db: Queryable,
  id: number,
  caller: SignedInCaller,
  lock = false,
): Promise<ImportRecord | undefined> {
  const scope = importScope(caller);
  const record = await findRecord<ImportRecord>(
    db,
    storedImports,
    sql`t.id = ${id}${scope ? sql` and ${scope}` : empty}`,
    { lock },
  );
  const declared = record && findImport(record.kind);
  return declared && mayImport(declared, caller) ? record : undefined;
}
