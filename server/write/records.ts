import sql, { empty, type Sql } from 'sql-template-tag';
import type { AuditAction } from '../../resources/common/audit/actions.ts';
import { operationsOf } from '../../resources/generated/operations.ts';
import type { Reads } from '../../resources/kit/call.ts';
import { parentField, type AnyModule, type Parent } from '../../resources/kit/module.ts';
import { operationStates } from '../../resources/kit/operations/operationStates.ts';
import type { SignedInCaller } from '../context.ts';
import { findOne, type Queryable } from '../db/db.ts';
import { columnIdent } from '../db/sql.ts';
import { notFound } from '../errors.ts';
import { redactFor, scopeColumns } from './redaction.ts';
import type { StoredModule } from './storedModuleType.ts';
import type { StoredRecord, Values } from './recordValues.ts';
import type { Write } from './openWrite.ts';

/** Options for reading one record. */
interface Reading {
  /** Locks the row until the transaction ends. */
  readonly lock?: boolean;
  /** More expressions for the select list. */
  readonly select?: Sql;
}

/** Finds the record that matches a condition over alias `t`, without a check of access. */
export const findRecord = <R extends StoredRecord>(
  db: Queryable,
  { name, joins, selectOne }: StoredModule<R>,
  where: Sql,
  { lock = false, select }: Reading = {},
): Promise<R | undefined> =>
  findOne<R>(
    db,
    sql`select ${selectOne}${select ? sql`, ${select}` : empty} from ${name} t${joins}
      where ${where}${lock ? sql` for update of t` : empty}`,
  );

/** Finds records by their ids and locks their rows until the transaction ends, without a check of access. */
export const findRecords = <R extends StoredRecord>(
  db: Queryable,
  { name, joins, selectOne }: StoredModule<R>,
  ids: readonly number[],
): Promise<R[]> =>
  db.query<R>(
    sql`select ${selectOne} from ${name} t${joins} where t.id = any(${[...ids]}::bigint[]) order by t.id for update of t`,
  );

/**
 * One record as this caller may see it.
 * @throws Refusal 404 when it is not there or not theirs to see
 */
export async function getRecord<R extends StoredRecord>(
  db: Queryable,
  stored: StoredModule<R>,
  id: number,
  caller: SignedInCaller,
  lock = false,
): Promise<R> {
  const { hooks } = stored;
  const scope = hooks.scope?.(caller);
  const select = scopeColumns(stored, caller);
  const record = await findRecord(db, stored, sql`t.id = ${id}${scope ? sql` and ${scope}` : empty}`, {
    lock,
    ...(select && { select }),
  });
  if (!record) throw notFound();
  return record;
}

/** The column of a child record that refers to its parent, over alias `t`. */
export const parentColumn = (parent: Parent): Sql => sql`t.${columnIdent(parentField(parent))}`;

/**
 * Lets the writes of a module that asks for it run one after the other. It comes before the lock of any record: who
 * holds a record never waits here for another that waits for the record.
 */
export const awaitTurn = async (
  { tx }: Pick<Write, 'tx'>,
  { module, hooks }: StoredModule,
): Promise<void> => {
  if (hooks.serialisesWrites)
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`writes of ${module.name}`}, 0))`);
};

/**
 * One record that this caller may see, locked until the transaction ends. The parent of a child record is locked
 * before it, here and wherever one is written: two writes never wait for each other in a circle.
 * @throws Refusal 404 when it is not there or not theirs to see
 */
export async function lockRecord<R extends StoredRecord>(
  { tx, caller }: Pick<Write, 'tx' | 'caller'>,
  stored: StoredModule<R>,
  id: number,
): Promise<R> {
  const { parent, name, module } = stored;
  await awaitTurn({ tx }, stored);
  if (parent && module.parent)
    await tx.query(
      sql`select from ${parent.name} p
        where p.id = (select ${parentColumn(module.parent)} from ${name} t where t.id = ${id}) for update`,
    );
  return getRecord(tx, stored, id, caller, true);
}

/** One record on its way out, with what this caller can do with it. */
export function presentedOne(
  stored: StoredModule,
  record: Values,
  caller: SignedInCaller,
): Record<string, unknown> {
  const shown = redactFor(stored, caller)(record);
  const operations = operationsOf(stored.module.name);
  if (operations.length === 0) return shown;
  return { ...shown, operations: operationStates(operations, record, caller.actor) };
}

/** Returns the personal data that the generated calls of a module read, from its declaration. */
export const readsOf = (module: AnyModule, action: AuditAction = 'READ'): Reads =>
  module.personal ? { objectType: module.name, action } : 'NOTHING_PERSONAL';
