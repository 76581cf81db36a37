import type { Settings } from '../settings/settings.ts';
import type { Db } from './db.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Milliseconds to wait for the process that had the data folder before: killed, it is torn down for some time. */
const FOLDER_PATIENCE_MS = 10_000;

/**
 * Opens the database that the settings name. PostgreSQL is first asked with the first query; the embedded
 * database is started at once.
 */
export async function openDb(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Db> {
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl);
  return openPglite({ dataDir: settings.dataDir, patience: FOLDER_PATIENCE_MS });
}
