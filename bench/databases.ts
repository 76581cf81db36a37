import { rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import sql, { raw } from 'sql-template-tag';
import { getOne, type Db } from '../server/db/db.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDb } from '../server/db/open.ts';
import { packagePath } from '../server/paths.ts';
import { seedMany } from '../server/seed/seedMany.ts';
import type { Size } from './options.ts';

/** Where a register that is measured lives: what `openDb` and the server's environment need. */
export interface Place {
  readonly engine: 'postgres' | 'pglite';
  readonly size: Size;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** The day by which the animals are dated: the same register on every machine, on every day. */
const TODAY = '2026-11-20';

const dataDirOf = (name: string): string => packagePath(`.data/bench/${name}`);

async function exists(admin: Db, name: string): Promise<boolean> {
  return (await admin.query(sql`select 1 as found from pg_database where datname = ${name}`)).length > 0;
}

/** The PostgreSQL database of a size, made and filled if it is not there. */
export async function postgresPlace(url: string, size: Size, fresh: boolean): Promise<Place> {
  const name = `coleira_bench_${size.name}`;
  const admin = await openDb({ databaseUrl: url, dataDir: '' });
  try {
    if (fresh) await admin.query(sql`drop database if exists ${raw(name)}`);
    if (!(await exists(admin, name))) await admin.query(sql`create database ${raw(name)}`);
  } finally {
    await admin.close();
  }
  const own = new URL(url);
  own.pathname = `/${name}`;
  const place: Place = { engine: 'postgres', size, databaseUrl: own.href, dataDir: dataDirOf(name) };
  await fill(place);
  return place;
}

/** The embedded database of a size, in a folder of its own. */
export async function embeddedPlace(size: Size, fresh: boolean): Promise<Place> {
  const dataDir = dataDirOf(`embedded_${size.name}`);
  if (fresh && existsSync(dataDir)) await rm(dataDir, { recursive: true });
  const place: Place = { engine: 'pglite', size, databaseUrl: undefined, dataDir };
  await fill(place);
  return place;
}

async function fill(place: Place): Promise<void> {
  const { size } = place;
  const db = await openDb(place);
  try {
    await migrate(db);
    const { last } = await getOne<{ last: number | null }>(db, sql`select max(id) as last from animal`);
    if (last === null) {
      console.log(`Loading ${size.animals.toLocaleString('en')} animals (${place.engine}) …`);
      await seedMany(db, { animals: size.animals, owners: size.owners, today: TODAY });
    } else if (last < size.animals) {
      throw new Error(`${place.engine} ${size.name} holds another register: run again with --fresh`);
    }
    await tidy(db, size);
  } finally {
    await db.close();
  }
}

/** Takes away what an earlier run registered, so that every run measures the same register of that size. */
export async function tidy(db: Db, { animals, owners }: Size): Promise<void> {
  for (const table of ['notification', 'session', 'outbox', 'idempotency_key'])
    await db.query(sql`delete from ${raw(table)}`);
  // A real register keeps these tables; a measured one starts with empty ones.
  const books = ['audit_log', 'audit_seal', 'audit_redaction', 'record_version', 'billing_transaction'];
  const guards = (word: string) =>
    books.map((table) => `alter table ${table} ${word} trigger user;`).join('');
  await db.script(`${guards('disable')} truncate ${books.join(', ')}; ${guards('enable')}`);
  await db.query(sql`delete from animal where id > ${animals}`);
  await db.query(sql`delete from owner where id > ${owners}`);
  await db.script('vacuum (analyze)');
}
