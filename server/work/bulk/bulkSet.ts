import sql, { empty, type Sql } from 'sql-template-tag';
import { modules } from '../../../resources/generated/modules.ts';
import type { SignedInCaller } from '../../context.ts';
import { getStored } from '../../crud/getStored.ts';
import type { Queryable } from '../../db/db.ts';
import { inScope, scopeColumns } from '../../write/redaction.ts';
import type { StoredRecord } from '../../write/recordValues.ts';
import type { StoredModule } from '../../write/storedModuleType.ts';
import type { BulkHandler } from './handleBulk.ts';
import type { BulkRun } from './bulkRun.ts';

/** Records of a batch. */
export const BATCH = 500;

/** A module as it lies in the database, by its name; undefined for a record that has no generated calls. */
export function findStored(name: string): StoredModule | undefined {
  const module = modules.find((one) => one.name === name);
  return module && getStored(module);
}

/** The module whose records an operation changes, as it lies in the database. */
export const storedOf = ({ operation }: BulkHandler): StoredModule => findStored(operation.of)!;

/** The condition, over alias `t`, of the records that a run is about: what the operation finds, within the caller's scope. */
function conditionOf(handler: BulkHandler, run: BulkRun, caller: SignedInCaller): Sql {
  const { parameters, creationTimestamp: at } = run;
  return sql`(${handler.find({ parameters, caller, at })}) and ${inScope(storedOf(handler), caller)}`;
}

/** Counts the records of a run as they are now. */
export async function countSet(
  db: Queryable,
  handler: BulkHandler,
  run: BulkRun,
  caller: SignedInCaller,
): Promise<number> {
  const { name, joins } = storedOf(handler);
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${name} t${joins} where ${conditionOf(handler, run, caller)}`,
  );
  return row?.count ?? 0;
}

/** Counts records that joined the set, left it or were changed since the dry run. */
export async function countDifferences(
  db: Queryable,
  handler: BulkHandler,
  run: BulkRun,
  caller: SignedInCaller,
): Promise<number> {
  const { name, joins } = storedOf(handler);
  const [row] = await db.query<{ count: number }>(sql`
    with now as (select t.id, t.version from ${name} t${joins} where ${conditionOf(handler, run, caller)}),
      kept as (select record_id, version from operation_run_record where run_id = ${run.id})
    select count(*)::int as count from now full join kept on kept.record_id = now.id and kept.version = now.version
    where now.id is null or kept.record_id is null`);
  return row?.count ?? 0;
}

const lockRows = (
  db: Queryable,
  stored: StoredModule,
  caller: SignedInCaller,
  where: Sql,
  more: Sql = empty,
): Promise<StoredRecord[]> => {
  const { name, joins, selectOne } = stored;
  const scope = scopeColumns(stored, caller);
  return db.query<StoredRecord>(sql`
    select ${selectOne}${scope ? sql`, ${scope}` : empty} from ${name} t${joins}
    where ${where} order by t.id ${more} for update of t`);
};

/** Locks the next records of the set after an id. */
export const lockNext = (
  db: Queryable,
  handler: BulkHandler,
  run: BulkRun,
  caller: SignedInCaller,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<StoredRecord[]> =>
  lockRows(
    db,
    storedOf(handler),
    caller,
    sql`${conditionOf(handler, run, caller)} and t.id > ${after}`,
    sql`limit ${size}`,
  );

/** Locks records by their ids; those that are gone, or out of the caller's scope by now, are missing. */
export const lockNamed = async (
  db: Queryable,
  stored: StoredModule,
  caller: SignedInCaller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredRecord>> => {
  const rows = await lockRows(
    db,
    stored,
    caller,
    sql`t.id = any(${[...ids]}::bigint[]) and ${inScope(stored, caller)}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
