import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { findOne, type Db, type Queryable } from '../db/db.ts';
import { DROP_VIEWS } from '../db/dropViews.ts';
import { storedDataSets, type StoredDataSet } from './storedDataSets.ts';
import type { TableColumns } from './pastRows.ts';
import { READERS, rootsSql, viewSql } from './viewSql.ts';

/** Any number that no other program on the same server uses for its own lock. */
const LOCK = 7_203_251_985;

/** The columns of tables and their types, as the migrations have made them. */
async function readTables(db: Queryable, tables: readonly string[]): Promise<Map<string, TableColumns>> {
  const rows = await db.query<{ table: string; name: string; type: string }>(sql`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${[...tables]}::text[])
      and a.attnum > 0 and not a.attisdropped`);
  const found = new Map<string, Map<string, string>>();
  for (const { table, name, type } of rows)
    found.set(table, (found.get(table) ?? new Map<string, string>()).set(name, type));
  return found;
}

/** The views over tables as one script: what others use comes first. */
export function declaredViews(sets: readonly StoredDataSet[] = storedDataSets): string {
  const trees = new Map(sets.flatMap((one) => one.trees.map((module) => [module.name, module] as const)));
  return [READERS, ...[...trees.values()].map(rootsSql), ...sets.map(({ set }) => viewSql(set))].join('');
}

/** The whole schema as one script. */
async function schemaSql(db: Queryable, sets: readonly StoredDataSet[]): Promise<string> {
  const withVersions = sets.filter(({ set }) => set.asOf);
  const tables = await readTables(db, [...new Set(withVersions.map(({ set }) => set.of.table))]);
  const past = withVersions.map(({ set }) => viewSql(set, tables.get(set.of.table)!));
  return [declaredViews(sets), ...past].join('');
}

/**
 * Makes the views of all data sets in schema `reporting`, unless they are there as this version declares them. Several
 * servers that start at the same time make them once.
 */
export async function createReportingViews(
  on: Db,
  sets: readonly StoredDataSet[] = storedDataSets,
): Promise<void> {
  await on.withoutTimeLimit().transaction(async (tx) => {
    if (on.engine === 'postgres') await tx.query(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    const script = await schemaSql(tx, sets);
    const state = createHash('sha256').update(script).digest('hex');
    const known = await findOne<{ state: string | null }>(
      tx,
      sql`select obj_description(to_regnamespace('reporting'), 'pg_namespace') as state`,
    );
    if (known?.state === state) return;
    await tx.script(
      `create schema if not exists reporting;${DROP_VIEWS}${script}comment on schema reporting is '${state}';`,
    );
  });
}
