import type { Settings } from '../settings/settings.ts';
import type { Db } from './db.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the database that the settings name. PostgreSQL is first asked with the first query; the embedded
 * database is started at once.
 */
export async function openDb(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Db> {
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl);
  return openPglite({ dataDir: settings.dataDir });
}
