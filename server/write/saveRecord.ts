import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { AuditAction } from '../../resources/common/audit/actions.ts';
import { allows } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Caller, SignedInCaller } from '../context.ts';
import { findOne, type Queryable } from '../db/db.ts';
import { columnIdent, ident, json, uniqueViolation } from '../db/sql.ts';
import { announceSave } from '../webhooks/announce.ts';
import { watcherOf, type SavedRecord } from '../db/watchTx.ts';
import { notFound, Refusal } from '../errors.ts';
import { findRecord } from './records.ts';
import { redactFor, scopeOf } from './redaction.ts';
import type { StoredModule } from './storedModuleType.ts';
import { declaredText, differing, storedNames, valueOf } from './recordValues.ts';
import type { Changes, StoredRecord, Values } from './recordValues.ts';
import { lastSave } from './versions.ts';
import { emptyRefusal, foreignKeyRefusal, refusalOf } from './violations.ts';
import type { Write } from './openWrite.ts';

/** The audit of a save: the action alone, or with details. */
export type SaveAction =
  | AuditAction
  | {
      readonly action: AuditAction;
      readonly details?: Values;
      /** The object's name, where it is not the id of its record. */
      readonly objectId?: string;
    };

/** Values of a new record beside its fields. */
export interface InsertOptions<R> {
  /** Columns that are no fields of the record, and so are not kept in its versions. */
  readonly columns?: Values;
  /** Data-modifying expressions, each `name as (…)`, that belong to the same statement. */
  readonly also?: readonly Sql[];
  /** The values that reading the record would join, where the caller has them: the record is not read again. */
  readonly joined?: Partial<R>;
}

const actionOf = (action: SaveAction) => (typeof action === 'string' ? { action } : action);

/**
 * Saves changes of a record: derived columns, row, version, audit row, the module's hooks. It is the only code that
 * does, whichever call changes a record. An `UPDATE` that changes nothing leaves nothing; any other action is recorded.
 * @param before the record, locked in this transaction
 * @throws Refusal 409 STALE_VERSION when the record is no longer at the version of `before`; 422 with the declared code
 * of a unique index, or for a reference to nothing
 */
export async function saveRecord<R extends StoredRecord>(
  write: Write<Caller>,
  stored: StoredModule<R>,
  before: R,
  changes: Changes<R>,
  saveAction: SaveAction = 'UPDATE',
): Promise<R> {
  const { module, hooks } = stored;
  const act = actionOf(saveAction);
  const context = { ...write, before, changes, action: act.action };
  const derived = await hooks.beforeSave?.(context);
  const columns = differing({ ...changes, ...derived }, before);
  const names = storedNames(module, columns);
  if (names.length === 0 && act.action === 'UPDATE') return before;
  const sets = [
    ...names.map((name) => sql`${columnIdent(name)} = ${valueOf(module, name, columns[name])}`),
    ...searchTextColumn(stored, { ...before, ...columns }).map((text) => sql`search_text = ${text}`),
    ...(hasUpdateTime(stored, columns) ? [sql`last_update_timestamp = clock_timestamp()`] : []),
    sql`version = version + 1`,
  ];
  const saved = await written(
    write,
    stored,
    [],
    sql`update ${stored.name} set ${join(sets)} where id = ${before.id} and version = ${before.version} returning *`,
  );
  if (!saved) throw await staleNow(write, stored, before);
  keepVersion(write, module, saved, { type: 'UPDATE', changed: names, before }, act.action);
  // One that was found beyond the caller's scope is shown as such afterwards too.
  const record = { ...saved, ...scopeOf(before) };
  note(write, stored, record, { ...act, details: { fields: names, ...act.details } });
  await hooks.afterSave?.({ ...context, record });
  return record;
}

/**
 * Saves a new record likewise.
 * @throws Refusal 422 with the declared code of a unique index, or for a reference to nothing
 */
export async function insertRecord<R extends StoredRecord>(
  write: Write<Caller>,
  stored: StoredModule<R>,
  values: Changes<R>,
  action: SaveAction = 'CREATE',
  options: InsertOptions<R> = {},
): Promise<R> {
  const { send } = await prepareInsert(write, stored, values, action, options);
  const record = await send();
  if (!record) throw new Error(`a new ${stored.module.name} was expected and none came`);
  return record;
}

/** Saves a new record unless a unique index has one like it; then nothing happens, and nothing is answered. */
export async function insertUnlessTaken<R extends StoredRecord>(
  write: Write<Caller>,
  stored: StoredModule<R>,
  values: Changes<R>,
  action: SaveAction = 'CREATE',
  options: InsertOptions<R> = {},
): Promise<R | undefined> {
  const { send } = await prepareInsert(write, stored, values, action, options, sql` on conflict do nothing`);
  return send();
}

/** A new record that is ready to be saved. */
interface PreparedInsert<R> {
  /** Its columns, with those that follow from the given ones. */
  readonly fields: Values;
  /** Saves it, its statement leaving before this returns; nothing is answered where a unique index had one like it. */
  send(): Promise<R | undefined>;
}

/**
 * Prepares a new record, so that records which refer to each other are sent in one packet: the one referred to has its
 * id already, and is sent first.
 */
export async function prepareInsert<R extends StoredRecord>(
  write: Write<Caller>,
  stored: StoredModule<R>,
  values: Changes<R>,
  saveAction: SaveAction = 'CREATE',
  { columns: more = {}, also = [], joined }: InsertOptions<R> = {},
  onConflict: Sql = empty,
): Promise<PreparedInsert<R>> {
  const { module, hooks } = stored;
  const act = actionOf(saveAction);
  const context = { ...write, before: null, changes: values, action: act.action };
  const fields: Values = { ...values, ...(await hooks.beforeSave?.(context)) };
  const names = storedNames(module, fields);
  const row: Values = { ...fields, ...more };
  const columns = storedNames(module, row);
  const text = searchTextColumn(stored, { ...row, ...joined });
  const send = async (): Promise<R | undefined> => {
    const saved = await written(
      write,
      joined ? { ...stored, selectOne: join([...stored.columns.values()]), joins: empty } : stored,
      [...also, ...(hooks.insertsWith?.(write) ?? [])],
      sql`insert into ${stored.name} (${join([...columns.map((name) => columnIdent(name)), ...text.map(() => ident('search_text'))])})
      values (${join([...columns.map((name) => valueOf(module, name, row[name])), ...text.map((value) => sql`${value}`)])})${onConflict}
      returning *`,
    );
    if (!saved) return undefined;
    const record: R = { ...saved, ...joined };
    const changed = names.filter((name) => name !== 'id');
    keepVersion(write, module, record, { type: 'CREATE', changed, before: null }, act.action);
    note(write, stored, record, act);
    await hooks.afterSave?.({ ...context, record });
    return record;
  };
  return { fields, send };
}

/**
 * Removes a record; its last state stays in the versions.
 * @param before the record, locked in this transaction
 * @throws Refusal 409 STILL_IN_USE when others refer to it
 */
export async function removeRecord<R extends StoredRecord>(
  write: Write<Caller>,
  stored: StoredModule<R>,
  before: R,
  action: SaveAction = 'DELETE',
): Promise<void> {
  const removed = await guarded(stored.module, () =>
    write.tx.query(
      sql`delete from ${stored.name} where id = ${before.id} and version = ${before.version} returning id`,
    ),
  );
  if (removed.length === 0) throw await staleNow(write, stored, before);
  const act = actionOf(action);
  const last = { ...before, version: before.version + 1 };
  keepVersion(write, stored.module, last, { type: 'DELETE', changed: [], before }, act.action);
  note(write, stored, before, act);
  await stored.hooks.afterRemove?.({ ...write, before });
}

/** A caller and the database that is read for them. */
interface Reading {
  readonly tx: Queryable;
  readonly caller: SignedInCaller;
}

/**
 * Refuses a change that was decided on an older state; a call by name may leave the version out.
 * @param present the record as the caller reads it, where that is not how the module's own calls present it
 * @throws Refusal 409 STALE_VERSION with the record as it is now, who saved it and when
 */
export async function refuseStale<R extends StoredRecord>(
  write: Reading,
  stored: StoredModule<R>,
  before: R,
  version: number | null | undefined,
  present?: (record: R) => unknown,
): Promise<void> {
  if (version === undefined || version === null || version === before.version) return;
  throw await stale(write, stored, before, present);
}

async function stale<R extends StoredRecord>(
  { tx, caller }: Reading,
  stored: StoredModule<R>,
  before: R,
  present = (record: R): unknown =>
    allows(stored.module.access.read, caller.actor)
      ? redactFor(stored, caller)(record)
      : { id: record.id, version: record.version },
): Promise<Refusal> {
  const { name, personal } = stored.module;
  const shows = personal ? { objectType: name, objectId: String(before.id) } : undefined;
  return staleRefusal(present(before), await lastSave(tx, name, before.id), shows);
}

/** The one answer to a change that was decided on an older state. */
export const staleRefusal = (current: unknown, saved: object = {}, shows?: Refusal['shows']): Refusal =>
  new Refusal(409, 'STALE_VERSION', [], { current, ...saved }, undefined, shows);

/** The refusal of a save that another overtook because the record had not been locked. */
async function staleNow<R extends StoredRecord>(
  { tx, caller }: Pick<Write<Caller>, 'tx' | 'caller'>,
  stored: StoredModule<R>,
  before: R,
): Promise<Refusal> {
  const current = await findRecord(tx, stored, sql`t.id = ${before.id}`);
  if (!current) return notFound();
  if (!caller.actor) return staleRefusal({ id: before.id, version: current.version });
  return stale({ tx, caller: caller as SignedInCaller }, stored, { ...current, ...scopeOf(before) });
}

/** Runs a statement that writes one row and answers it as the module reads it, in the same journey. */
const written = <R extends StoredRecord>(
  { tx }: Pick<Write, 'tx'>,
  { module, selectOne, joins }: StoredModule<R>,
  also: readonly Sql[],
  statement: Sql,
): Promise<R | undefined> =>
  guarded(module, () =>
    findOne<R>(tx, sql`with ${join([sql`t as (${statement})`, ...also])} select ${selectOne} from t${joins}`),
  );

/** The search text of a row as it will be; none where the table has no such column, or where it stays as it is. */
export function searchTextColumn({ module, hooks }: StoredModule, row: Values): (string | Sql)[] {
  if (hooks.hasSearchText === false) return [];
  const text = hooks.searchText ? hooks.searchText(row as StoredRecord) : declaredText(module, row);
  return text === undefined ? [] : [text];
}

/** Whether the module counts its updates by time, and the changes do not say when. */
const hasUpdateTime = ({ columns }: StoredModule, given: Values): boolean =>
  columns.has('lastUpdateTimestamp') && given.lastUpdateTimestamp === undefined;

/** Keeps the record as it now stands, with the commit. Versions of one record have no gaps, for the number is in the key. */
function keepVersion(
  { tx, caller: { actor } }: Pick<Write<Caller>, 'tx' | 'caller'>,
  module: AnyModule,
  record: StoredRecord,
  { type, changed, before }: Pick<SavedRecord, 'type' | 'before'> & { readonly changed: readonly string[] },
  action: AuditAction,
): void {
  const [{ id, version }, { importId = null, saved } = {}] = [record, watcherOf(tx)];
  announceSave(tx, module, id, action);
  saved?.({ module: module.name, id, version, type, fields: changed, before, after: record });
  tx.atCommit(sql`insert into record_version (module, record_id, version, revision_type, user_id, impersonator_id, entity_id, changed_fields, data, action, api_key_id, import_id)
    values (${module.name}, ${record.id}, ${record.version}, ${type}, ${actor?.id ?? null}, ${actor?.impersonatorId ?? null},
      ${actor?.entity?.id ?? null}, ${changed}::text[], ${json(record)}, ${action}, ${actor?.apiKey?.id ?? null}, ${importId})`);
}

function note<R extends StoredRecord>(
  { audit }: Pick<Write, 'audit'>,
  { module, hooks }: StoredModule<R>,
  record: R,
  { action, details, objectId = String(record.id) }: Exclude<SaveAction, string>,
): void {
  const all = { ...hooks.auditDetails?.(record), ...details };
  const about = { action, objectType: module.name, objectId };
  audit(Object.keys(all).length > 0 ? { ...about, details: all } : about);
}

/** Runs a statement, a broken uniqueness or reference becoming the code that was declared for it. */
async function guarded<T>(module: AnyModule, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw (
      refusalOf(module, uniqueViolation(error)) ??
      foreignKeyRefusal(module, error) ??
      emptyRefusal(error) ??
      error
    );
  }
}
