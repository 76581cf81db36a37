import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sql from 'sql-template-tag';
import { sealColumns, type SealCopy } from '../audit/sealStatement.ts';
import { findOne, getOne, type Db, type Queryable } from '../db/db.ts';
import type { DatabasePlace } from '../db/open.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { productVersion } from '../paths.ts';
import { ownConnectionUrl } from '../settings/database.ts';
import type { Settings } from '../settings/settings.ts';
import { countRows } from './countRows.ts';
import { copyEmbedded } from './embeddedCopy.ts';
import { BackupError } from './error.ts';
import { keyMarks } from './keyMarks.ts';
import { DATABASE, FILES, writeManifest, type Manifest } from './manifest.ts';
import { noteBackup } from './noteBackup.ts';
import { dumpTo } from './postgresTools.ts';

/** What DATA_DIR holds beside the database, its newest seal and the demonstration's keys: mails that are kept as files. */
const KEPT_FILES = ['outbox'];

type BackupSettings = DatabasePlace & Pick<Settings, 'auditKeys' | 'signing' | 'erasureKey'>;

/** What the manifest says of the database. */
type DatabaseFacts = Pick<Manifest, 'takenAt' | 'engine' | 'lastMigration' | 'tables' | 'seal'>;

async function factsOf(db: Queryable, engine: Db['engine']): Promise<DatabaseFacts> {
  const { takenAt, lastMigration } = await getOne<{ takenAt: string; lastMigration: string }>(
    db,
    sql`select (select max(creation_timestamp) from backup) as taken_at, max(name) as last_migration from schema_migration`,
  );
  const seal = await findOne<SealCopy>(
    db,
    sql`select ${sealColumns} from audit_seal order by id desc limit 1`,
  );
  return { takenAt, engine, lastMigration, tables: await countRows(db), seal: seal ?? null };
}

/** Dumps a database of a server, and counts its rows in the same snapshot. */
async function dumpServer(databaseUrl: string, folder: string): Promise<DatabaseFacts> {
  const pool = openPostgres(databaseUrl);
  const db = pool.withoutTimeLimit();
  try {
    await noteBackup(db);
    return await db.transaction(async (tx) => {
      await tx.script('set transaction isolation level repeatable read, read only');
      const { snapshot } = await getOne<{ snapshot: string }>(
        tx,
        sql`select pg_export_snapshot() as snapshot`,
      );
      const [facts] = await Promise.all([factsOf(tx, 'postgres'), dumpTo(databaseUrl, folder, snapshot)]);
      return facts;
    });
  } finally {
    await pool.close();
  }
}

/** Copies the embedded database, and opens the copy: that proves it, and counts what is in it. */
async function copyData(dataDir: string, folder: string): Promise<DatabaseFacts> {
  await mkdir(folder, { mode: 0o700 });
  await copyEmbedded(dataDir, folder);
  const db = await openPglite({ dataDir: folder });
  try {
    return await factsOf(db, 'pglite');
  } finally {
    await db.close();
  }
}

async function copyFiles(dataDir: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const kept = KEPT_FILES.filter((name) => existsSync(join(dataDir, name)));
  await Promise.all(kept.map((name) => cp(join(dataDir, name), join(folder, name), { recursive: true })));
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty: each backup has a folder of its own.`);
}

/**
 * Backs the register up, while it runs, into a folder that is empty or not there yet. Keys are not in it.
 * @returns the manifest, which is written last: a folder without it is no backup
 * @throws BackupError where it cannot be done; what was written of it is removed
 */
export async function backUp(settings: BackupSettings, to: string): Promise<Manifest> {
  const { dataDir } = settings;
  const databaseUrl = ownConnectionUrl(settings);
  const folder = resolve(to);
  await prepareFolder(folder);
  const database = join(folder, DATABASE);
  const files = join(folder, FILES);
  try {
    const facts =
      databaseUrl === undefined ? await copyData(dataDir, database) : await dumpServer(databaseUrl, database);
    await copyFiles(dataDir, files);
    return await writeManifest(folder, { version: productVersion, ...facts, keys: keyMarks(settings) });
  } catch (error) {
    await Promise.all([database, files].map((part) => rm(part, { recursive: true, force: true })));
    throw error;
  }
}
