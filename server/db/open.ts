import type { Settings } from '../settings/settings.ts';
import type { Db } from './db.ts';
import { openPglite } from './pglite.ts';
import { openPooled } from './pooled.ts';
import { openPostgres } from './postgres.ts';

/** Milliseconds to wait for the process that had the data folder before: killed, it is torn down for some time. */
const FOLDER_PATIENCE_MS = 10_000;

/** What says where a database is; one that is named alone has no pooler before it. */
export type DatabasePlace = Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'databaseDirectUrl' | 'databasePooled'>>;

/**
 * Opens the database that the settings name. PostgreSQL is first asked with the first query; the embedded
 * database is started at once.
 */
export async function openDb({
  databaseUrl: url,
  databaseDirectUrl: directUrl,
  databasePooled: isPooled = false,
  dataDir,
}: DatabasePlace): Promise<Db> {
  if (url === undefined) return openPglite({ dataDir, patience: FOLDER_PATIENCE_MS });
  if (isPooled && directUrl !== undefined) return openPooled({ url, directUrl });
  return openPostgres(url);
}
