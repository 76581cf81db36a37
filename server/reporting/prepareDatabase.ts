import { extendAudit } from '../audit/parts.ts';
import type { Db } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { createReportingViews } from './createViews.ts';

/** Migrates a database to this version: its tables, the parts of the audit for the months to come, then the views of the data sets. Returns the migrations applied now. */
export async function prepareDatabase(db: Db): Promise<string[]> {
  const applied = await migrate(db);
  await extendAudit(db);
  await createReportingViews(db);
  return applied;
}
