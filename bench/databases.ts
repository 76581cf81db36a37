import { rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import sql, { raw } from 'sql-template-tag';
import { getOne, type Db } from '../server/db/db.ts';
import { auditParts } from '../server/audit/parts.ts';
import { prepareDatabase } from '../server/reporting/prepareDatabase.ts';
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
export const TODAY = '2026-11-20';

const dataDirOf = (name: string): string => packagePath(`.data/bench/${name}`);

async function exists(admin: Db, name: string): Promise<boolean> {
  return (await admin.query(sql`select 1 as found from pg_database where datname = ${name}`)).length > 0;
}

/** Runs commands of the PostgreSQL server, which may take minutes. */
async function onServer<T>(url: string, work: (admin: Db) => Promise<T>): Promise<T> {
  const admin = await openDb({ databaseUrl: url, dataDir: '' });
  try {
    return await work(admin.withoutTimeLimit());
  } finally {
    await admin.close();
  }
}

/** Where a database of the PostgreSQL server is. */
function placeOf(url: string, name: string, size: Size): Place {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { engine: 'postgres', size, databaseUrl: own.href, dataDir: dataDirOf(name) };
}

/** Makes an empty database unless it is there, and returns where it is. */
export async function emptyPlace(url: string, name: string, size: Size, fresh: boolean): Promise<Place> {
  await onServer(url, async (admin) => {
    if (fresh) await admin.query(sql`drop database if exists ${raw(name)}`);
    if (!(await exists(admin, name))) await admin.query(sql`create database ${raw(name)}`);
  });
  return placeOf(url, name, size);
}

/** The PostgreSQL database of a size, made and filled if it is not there. */
export async function postgresPlace(url: string, size: Size, fresh: boolean): Promise<Place> {
  const place = await emptyPlace(url, `coleira_bench_${size.name}`, size, fresh);
  await fill(place);
  return place;
}

/**
 * A copy of the database of a size with more in it than animals and owners, made and filled if it is not there.
 * @param filled the size that it has then, where it becomes larger
 */
export async function fullPlace(
  url: string,
  size: Size,
  fresh: boolean,
  load: (db: Db) => Promise<void>,
  filled = size,
): Promise<Place> {
  const name = `coleira_bench_full_${filled.name}`;
  const place = placeOf(url, name, filled);
  const isThere = !fresh && (await onServer(url, (admin) => exists(admin, name)));
  if (!isThere) {
    const { databaseUrl } = await postgresPlace(url, size, fresh);
    const template = new URL(databaseUrl!).pathname.slice(1);
    // It gets its name once it is full: a load that was broken off begins anew.
    const loading = `${name}_loading`;
    console.log(`Filling the register of ${filled.animals.toLocaleString('en')} animals …`);
    await onServer(url, async (admin) => {
      for (const old of [name, loading]) await admin.query(sql`drop database if exists ${raw(old)}`);
      await admin.query(sql`create database ${raw(loading)} template ${raw(template)}`);
    });
    const db = await openDb(placeOf(url, loading, size));
    try {
      await load(db);
    } finally {
      await db.close();
    }
    await onServer(url, (admin) => admin.query(sql`alter database ${raw(loading)} rename to ${raw(name)}`));
  }
  const db = await openDb(place);
  try {
    await prepareDatabase(db);
    for (const table of ['session', 'call_limit', 'idempotency_key'])
      await db.query(sql`delete from ${raw(table)}`);
    await db.script('vacuum (analyze) outbox');
  } finally {
    await db.close();
  }
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
  const db = (await openDb(place)).withoutTimeLimit();
  try {
    await prepareDatabase(db);
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
  for (const table of ['notification', 'session', 'outbox', 'job', 'large_file', 'idempotency_key'])
    await db.query(sql`delete from ${raw(table)}`);
  // A real register keeps these tables; a measured one starts with empty ones.
  const books = [
    'audit_log',
    'audit_seal',
    'audit_redaction',
    'record_version',
    'billing_transaction',
    'invoice_number',
    'accounting_month',
    'webhook_delivery',
    'pricing_transaction',
    'multibanco_reference',
    'multibanco_payment',
  ];
  const parts = (await auditParts(db)).map(({ name }) => `audit.${name}`);
  const guards = (word: string) =>
    [...books, ...parts].map((table) => `alter table ${table} ${word} trigger user;`).join('');
  await db.script(`${guards('disable')} truncate ${books.join(', ')}; ${guards('enable')}`);
  await deleteBeyond(db, 'animal', animals);
  await deleteBeyond(db, 'owner', owners);
  await db.script('vacuum (analyze)');
}

/** Deletes the records of a table beyond an id, after what refers to them: a registration is a licence as well. */
async function deleteBeyond(db: Db, table: 'animal' | 'owner', last: number): Promise<void> {
  const referring = await db.query<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.conrelid <> c.confrelid and c.confdeltype = 'a'`);
  for (const { table: child, column } of referring)
    await db.query(sql`delete from ${raw(child)} where ${raw(column)} > ${last}`);
  await db.query(sql`delete from ${raw(table)} where id > ${last}`);
}
