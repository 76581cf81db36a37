import type { Db } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { createReportingViews } from './createViews.ts';

/** Migrates a database to this version: its tables, then the views of the data sets. Returns the migrations applied now. */
export async function prepareDatabase(db: Db): Promise<string[]> {
  const applied = await migrate(db);
  await createReportingViews(db);
  return applied;
}
