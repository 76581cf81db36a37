import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sql from 'sql-template-tag';
import { findSealKeys } from '../audit/sealKeys.ts';
import { noteNewestSeal } from '../audit/sealCopies.ts';
import { verifyAudit, type Verdict } from '../audit/verify.ts';
import { writeAudit } from '../audit/writer.ts';
import { findOne, getOne, type Db } from '../db/db.ts';
import { waitForFolder } from '../db/folderLock.ts';
import { readMigrations } from '../db/migrate.ts';
import { prepareDatabase } from '../reporting/prepareDatabase.ts';
import { openDb, type DatabasePlace } from '../db/open.ts';
import { proveLedger, type LedgerProof } from '../modules/money/billingTransaction/proof.ts';
import { erasureFile, readErasures, type ErasedOwner } from '../modules/owners/ownerErasure/erasureList.ts';
import { findBroughtBack } from '../modules/owners/ownerErasure/findBroughtBack.ts';
import { ownConnectionUrl } from '../settings/database.ts';
import type { Settings } from '../settings/settings.ts';
import { countRows, tablesOf } from './countRows.ts';
import { BackupError } from './error.ts';
import { keyMarks, type KeyMark } from './keyMarks.ts';
import { checkParts, DATABASE, FILES, readManifest, type Manifest } from './manifest.ts';
import { restoreFrom } from './postgresTools.ts';

/** No user: the restore is a command of the terminal. */
const REGISTER = { actor: null, ip: '' } as const;
const NOT_SENT = 'not sent: the register was restored from a backup';

type RestoreSettings = DatabasePlace &
  Pick<Settings, 'auditKeys' | 'signing' | 'erasureKey' | 'erasureList' | 'demo'>;

/** What a restore did, and what it found. */
export interface Restored {
  readonly manifest: Manifest;
  /** Migrations that this version has applied to the restored database. */
  readonly migrated: readonly string[];
  readonly audit: Verdict;
  /** Whether there were keys to verify the audit's signatures with. */
  readonly hasSealKeys: boolean;
  readonly ledger: LedgerProof;
  /** Sign-ins that were ended, and mails that were waiting and are not sent. */
  readonly endedSessions: number;
  readonly heldMails: number;
  /** Settings whose key is not the one that the backup needs, or is missing. */
  readonly otherKeys: readonly KeyMark['setting'][];
  /** Owners of the list of erasures who are in the backup as they were: the server erases them when it starts. */
  readonly broughtBack: number;
  /** Proves to the register that was backed up that its backup can be restored. */
  readonly restoreCode: string;
}

/** @throws BackupError where this version could not open the database, or not in this kind of database */
async function checkVersion({ engine, lastMigration, version }: Manifest, isServer: boolean): Promise<void> {
  if ((engine === 'postgres') !== isServer)
    throw new BackupError(
      engine === 'postgres'
        ? 'The backup is of a PostgreSQL server: set DATABASE_URL to an empty database.'
        : 'The backup is of the embedded database: restore it without DATABASE_URL.',
    );
  const known = await readMigrations();
  if (!known.some(({ name }) => name === lastMigration))
    throw new BackupError(
      `The backup is of version ${version}, which is newer: its database has ${lastMigration}. Restore it with that version.`,
    );
}

/** @throws BackupError where the target holds anything */
async function checkTarget(settings: RestoreSettings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined) {
    if (existsSync(join(dataDir, 'db')) && (await readdir(join(dataDir, 'db'))).length > 0)
      throw new BackupError(`${dataDir} holds a register: set DATA_DIR to an empty folder.`);
    return;
  }
  const db = await openDb(settings);
  try {
    if ((await tablesOf(db)).length > 0)
      throw new BackupError('The database of DATABASE_URL holds tables: set it to an empty one.');
  } finally {
    await db.close();
  }
}

/**
 * Returns the owners who were erased, as the list outside the database names them.
 * @throws BackupError where there is none: those erased since the backup would come back without a word
 */
async function readErasureList(settings: RestoreSettings): Promise<readonly ErasedOwner[]> {
  const file = erasureFile(settings);
  const owners = await readErasures(file);
  if (!owners)
    throw new BackupError(
      `${file} is missing: it names the owners who were erased, whom an older backup brings back. Copy it there, or name it in ERASURE_LIST; for a drill, add --without-erasures.`,
    );
  return owners;
}

/** Puts the files of the backup where the settings say. */
async function putBack(from: string, settings: RestoreSettings): Promise<void> {
  const { dataDir } = settings;
  const databaseUrl = ownConnectionUrl(settings);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined) {
    const unlock = await waitForFolder(dataDir, 0);
    try {
      await cp(join(from, DATABASE, 'db'), join(dataDir, 'db'), { recursive: true });
    } finally {
      unlock();
    }
  } else await restoreFrom(databaseUrl, join(from, DATABASE));
  await cp(join(from, FILES), dataDir, { recursive: true });
}

/** @throws BackupError where a table has not the rows that the manifest counts */
async function compareRows(db: Db, { tables }: Manifest): Promise<void> {
  const found = await countRows(db);
  for (const [table, rows] of Object.entries(tables)) {
    if (found[table] !== rows)
      throw new BackupError(`${table} has ${found[table] ?? 'no'} rows where the backup counts ${rows}.`);
  }
}

/**
 * Ends what must not come back with the old state: sign-ins that were ended since and their codes, and mails that have
 * been sent since. A restore for a drill would mail owners from a copy.
 */
const quieten = (db: Db, takenAt: string): Promise<{ endedSessions: number; heldMails: number }> =>
  db.transaction(async (tx) => {
    const { endedSessions } = await getOne<{ endedSessions: number }>(
      tx,
      sql`with gone as (delete from session returning 1) select count(*)::int as ended_sessions from gone`,
    );
    await tx.query(sql`delete from secret_token where purpose <> 'FIRST_OPERATOR'`);
    const { heldMails } = await getOne<{ heldMails: number }>(
      tx,
      sql`with held as (
          update outbox set done_timestamp = now(), payload = 'null', last_error = ${NOT_SENT}
          where kind = 'MAIL' and done_timestamp is null returning 1)
        select count(*)::int as held_mails from held`,
    );
    // Jobs would go on writing in the name of users; those who are in earnest have them go on.
    await tx.query(sql`update outbox set done_timestamp = now(), is_running = false
      where job_id is not null and done_timestamp is null`);
    await tx.query(sql`update job set state = 'CANCELED', end_timestamp = now() where end_timestamp is null`);
    await tx.query(sql`update backup set restored_timestamp = now() where id = (select max(id) from backup)`);
    await writeAudit(tx, REGISTER, [
      { action: 'BACKUP_RESTORED', objectType: 'backup', details: { takenAt, endedSessions, heldMails } },
    ]);
    return { endedSessions, heldMails };
  });

/**
 * Restores a backup into an empty database and an empty data folder, and verifies what came back: every file, every
 * count of rows, the sealed audit, the account book.
 * @param withoutErasures for a drill: no list of erased owners is asked for
 * @throws BackupError where the backup is incomplete, of a newer version, or the target is not empty, or the list of erased
 *   owners is missing: nothing is written then
 */
export async function restore(
  settings: RestoreSettings,
  from: string,
  { withoutErasures = false }: { readonly withoutErasures?: boolean } = {},
): Promise<Restored> {
  const folder = resolve(from);
  const manifest = await readManifest(folder);
  await checkVersion(manifest, settings.databaseUrl !== undefined);
  await checkTarget(settings);
  const erased = withoutErasures || settings.demo ? [] : await readErasureList(settings);
  await checkParts(folder, manifest);
  await putBack(folder, settings);
  const opened = await openDb(settings);
  const db = opened.withoutTimeLimit();
  try {
    await compareRows(db, manifest);
    const migrated = await prepareDatabase(db);
    const { restoreCode } = (await findOne<{ restoreCode: string }>(
      db,
      sql`select restore_code from backup order by id desc limit 1`,
    ))!;
    const noted = manifest.seal ? [{ hash: manifest.seal.hash, source: 'the manifest' }] : [];
    const keys = await findSealKeys(settings);
    const audit = await verifyAudit(db, { keys, noted });
    const ledger = await proveLedger(db);
    if (manifest.seal) await noteNewestSeal(settings, manifest.seal);
    const quiet = await quieten(db, manifest.takenAt);
    const own = new Map(keyMarks(settings).map(({ setting, mark }) => [setting, mark]));
    const otherKeys = manifest.keys
      .filter(({ setting, mark }) => mark !== null && own.get(setting) !== mark)
      .map(({ setting }) => setting);
    const hasSealKeys = keys !== undefined;
    const broughtBack = (await findBroughtBack(db, erased)).length;
    return { manifest, migrated, audit, hasSealKeys, ledger, ...quiet, otherKeys, broughtBack, restoreCode };
  } finally {
    await opened.close();
  }
}
