import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sql from 'sql-template-tag';
import type { Db } from '../../server/db/db.ts';
import { readMigrations } from '../../server/db/migrate.ts';
import { prepareDatabase } from '../../server/reporting/prepareDatabase.ts';
import { declaredViews } from '../../server/reporting/createViews.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPooled } from '../../server/db/pooled.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { ident } from '../../server/db/sql.ts';
import { packagePath } from '../../server/paths.ts';
import { copyDatabase, createDatabase, databaseAt, dropDatabase, onServer } from './serverDatabases.ts';

/** The database server under test, if the run is one against PostgreSQL. */
export const testDatabaseUrl: string | undefined = process.env.TEST_DATABASE_URL || undefined;

/** The pooler before that server, where the run is one through it. */
const poolerUrl: string | undefined = process.env.TEST_POOLER_URL || undefined;

const openCopy = (url: string): Db =>
  poolerUrl === undefined
    ? openPostgres(url)
    : openPooled({ url: databaseAt(poolerUrl, new URL(url).pathname.slice(1)), directUrl: url });

/** What an empty, migrated database is made from; changes with any migration, any data set and with PGlite itself. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(packagePath('node_modules/@electric-sql/pglite/package.json')));
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`);
  hash.update(declaredViews());
  return hash.digest('hex').slice(0, 16);
}

let snapshot: Promise<Blob> | undefined;

/** A dump of the migrated, empty embedded database; made once, kept on disk, read once per test worker. */
async function readSnapshot(): Promise<Blob> {
  const file = packagePath('node_modules/.cache/coleira-database', `empty-${await fingerprint()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const db = await openPglite({});
  await prepareDatabase(db);
  // Without it, each database made from the dump would repeat all of the migrations from the log.
  await db.script('checkpoint');
  const dump = await db.dump();
  await db.close();
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  await forgetOlder(file);
  return dump;
}

/** Dumps of earlier migrations, 40 MB each, are of no more use. Drafts of other workers are left alone. */
async function forgetOlder(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    if (name.endsWith('.tar') && name !== basename(file)) await rm(join(folder, name), { force: true });
  }
}

async function embedded(dataDir?: string): Promise<Db> {
  snapshot ??= readSnapshot();
  return openPglite({ ...(dataDir !== undefined && { dataDir }), dump: await snapshot });
}

/** An empty, migrated database in a folder, which is empty or not there yet. */
export const embeddedDatabase = (dataDir: string): Promise<Db> => embedded(dataDir);

/** Any number; keeps two workers from making the template at the same time. */
const TEMPLATE_LOCK = 3_141_592_653;

/** Makes the migrated template database unless it is there, and answers its name. */
async function template(admin: Db, server: string): Promise<string> {
  const name = `coleira_template_${await fingerprint()}`;
  await admin.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${TEMPLATE_LOCK}::bigint)`);
    if ((await tx.query(sql`select from pg_database where datname = ${name}`)).length > 0) return;
    const draft = `${name}_draft`;
    await dropDatabase(admin, draft);
    await createDatabase(admin, draft);
    const db = openPostgres(databaseAt(server, draft));
    await prepareDatabase(db);
    await db.close();
    await admin.query(sql`alter database ${ident(draft)} rename to ${ident(name)}`);
  });
  return name;
}

async function copyOfTemplate(server: string): Promise<TestDatabase> {
  const from = await onServer(server, (admin) => template(admin, server));
  const { url, remove } = await copyDatabase(server, from, 'coleira_test');
  const db = openCopy(url);
  return {
    ...db,
    url,
    close: async () => {
      await db.close();
      await remove();
    },
  };
}

/** A database for one test file; `close` removes it. */
export interface TestDatabase extends Db {
  /** Its address where it is on a server, for a second connection. */
  url?: string;
}

/**
 * An empty, migrated database of its own: in memory, or on the server at TEST_DATABASE_URL where that is set.
 * Close it at the end.
 */
export async function testDatabase(): Promise<TestDatabase> {
  return testDatabaseUrl === undefined ? embedded() : copyOfTemplate(testDatabaseUrl);
}
