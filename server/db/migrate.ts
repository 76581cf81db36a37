import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { migrationsFolder } from '../paths.ts';
import type { Db, Queryable, Tx } from './db.ts';
import { DROP_VIEWS } from './dropViews.ts';
import { sha256Of } from '../sha256.ts';

/** A migration cannot be applied as the folder stands; the message says which and why. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** A numbered file of the migrations folder. */
export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Any number that no other program on the same server uses for its own lock. */
const LOCK = 7_203_251_984;

/** The files of a folder that are named `001_words.sql`, in order. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3,}_\w+\.sql$/.test(name)).sort();
  const seen = new Set<string>();
  for (const name of names) {
    const number = name.split('_', 1)[0]!;
    if (seen.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
    seen.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: sha256Of(text) };
    }),
  );
}

/**
 * Applies the migrations that are missing: each file in a transaction of its own, in order, once, also when several
 * servers start at the same time.
 * @returns the names of the files applied now
 * @throws MigrationError when a file that was applied before has changed, gone, or come late
 */
export async function migrate(on: Db, folder: string = migrationsFolder): Promise<string[]> {
  const db = on.withoutTimeLimit();
  const migrations = await readMigrations(folder);
  await db.transaction(async (tx) => {
    await lock(db, tx);
    await tx.query(sql`create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await db.transaction((tx) => apply(db, tx, migration, migrations))) applied.push(migration.name);
  }
  return applied;
}

/** Whether a database has exactly the migrations of this version: it can be read as it is. */
export async function isMigrated(db: Queryable, folder: string = migrationsFolder): Promise<boolean> {
  const done = await db
    .query<{ name: string; checksum: string }>(sql`select name, checksum from schema_migration`)
    // 42P01: nothing was ever migrated.
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code === '42P01') return [];
      throw error;
    });
  const checksums = new Map(done.map(({ name, checksum }) => [name, checksum]));
  const migrations = await readMigrations(folder);
  return (
    migrations.length === done.length &&
    migrations.every(({ name, checksum }) => checksums.get(name) === checksum)
  );
}

async function lock(db: Db, tx: Tx): Promise<void> {
  if (db.engine === 'postgres') await tx.query(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
}

async function apply(db: Db, tx: Tx, migration: Migration, all: Migration[]): Promise<boolean> {
  await lock(db, tx);
  const done = await tx.query<{ name: string; checksum: string }>(
    sql`select name, checksum from schema_migration order by name`,
  );
  const gone = done.find(({ name }) => !all.some((known) => known.name === name));
  if (gone) throw new MigrationError(`The database has ${gone.name}, which this version does not know.`);
  const before = done.find(({ name }) => name === migration.name);
  if (before) {
    if (before.checksum === migration.checksum) return false;
    throw new MigrationError(
      `${migration.name} was changed after it had been applied; write a new migration instead.`,
    );
  }
  const later = done.find(({ name }) => name > migration.name);
  if (later)
    throw new MigrationError(
      `${migration.name} comes after ${later.name} has been applied; give it a higher number.`,
    );
  await tx.script(DROP_VIEWS);
  await tx.script(migration.text).catch((error: unknown) => {
    throw new MigrationError(`${migration.name} failed: ${(error as Error).message}`, { cause: error });
  });
  await tx.query(
    sql`insert into schema_migration (name, checksum) values (${migration.name}, ${migration.checksum})`,
  );
  return true;
}
