import sql, { join } from 'sql-template-tag';
import type { AnyModule } from '../../resources/kit/module.ts';
import { toSnake } from '../../resources/kit/names.ts';
import { initialValues } from '../../resources/kit/shapes.ts';
import { getOne } from '../db/db.ts';
import { ident, uniqueViolation } from '../db/sql.ts';
import { conflict, refuse } from '../errors.ts';
import type { HookContext, Hooks } from './hooks.ts';
import type { Write } from '../write/write.ts';
import { getRecord, presented } from './read.ts';
import { holdToRules } from './rules.ts';
import { asStored, same, searchTextOf, storedNames, valueOf, type Values } from './stored.ts';
import type { Table } from './table.ts';
import { lastSave, writeVersion } from '../write/versions.ts';
import { emptyRefusal, foreignKeyRefusal, refusalOf } from './violations.ts';

/** Writes one new record, whole: modes, checks, the module's rule, row, version, audit. */
export async function createRecord(table: Table, hooks: Hooks, write: Write, body: Values): Promise<Values> {
  const { module } = table;
  const { actor } = write.caller;
  const given = asStored(module, body);
  const record: Values = { ...initialValues(module.fields), ...given };
  holdToRules(module, { mode: 'create', actor, given, record, before: null });
  const context = hookContext(write, null, record);
  const more = (await hooks.beforeWrite?.(context as never)) ?? {};
  const full: Values = { ...record, ...more };
  const text = await searchTextOf(table, hooks, write, full);
  const names = storedNames(module, full);
  const { id } = await guarded(module, () =>
    getOne<{ id: number }>(
      write.tx,
      sql`insert into ${ident(module.table)} (${join([...names.map((name) => ident(toSnake(name))), ident('search_text')])})
          values (${join([...names.map((name) => valueOf(table, name, full[name])), sql`${text}`])}) returning id`,
    ),
  );
  const written = await readBack(table, hooks, write, id);
  await writeVersion(write, module.name, written, 'CREATE', names);
  write.audit({ action: 'CREATE', objectType: module.name, objectId: id });
  await hooks.afterWrite?.({ ...context, record: written } as never);
  return written;
}

/** Changes one record: its lock first, then version, modes, checks, the module's rule, row, version, audit. */
export async function updateRecord(
  table: Table,
  hooks: Hooks,
  write: Write,
  id: number,
  body: Values,
): Promise<Values> {
  const { module } = table;
  const { actor } = write.caller;
  const before = await getRecord(write.tx, table, hooks, id, write.caller, true);
  const { id: _id, version, ...rest } = body;
  if (version !== before.version) {
    throw conflict('STALE_VERSION', [], {
      current: presented(table, hooks, before, write.caller),
      ...(await lastSave(write.tx, module.name, id)),
    });
  }
  await hooks.beforeChange?.(hookContext(write, before, rest) as never);
  const given = asStored(module, rest);
  const record: Values = { ...before, ...given };
  holdToRules(module, { mode: 'update', actor, given, record, before });
  const changes = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !same(value, before[name])),
  );
  if (Object.keys(changes).length === 0) return before;
  const context = hookContext(write, before, changes);
  const more = (await hooks.beforeWrite?.(context as never)) ?? {};
  return applyChanges(table, hooks, write, before, { ...changes, ...more }, context);
}

async function applyChanges(
  table: Table,
  hooks: Hooks,
  write: Write,
  before: Values,
  changes: Values,
  context: object,
): Promise<Values> {
  const { module } = table;
  const id = before.id as number;
  const text = await searchTextOf(table, hooks, write, { ...before, ...changes });
  const names = storedNames(module, changes);
  const sets = names.map((name) => sql`${ident(toSnake(name))} = ${valueOf(table, name, changes[name])}`);
  await guarded(module, () =>
    write.tx.query(
      sql`update ${ident(module.table)} set ${join([...sets, sql`search_text = ${text}`, sql`version = version + 1`])} where id = ${id}`,
    ),
  );
  const written = await readBack(table, hooks, write, id);
  await writeVersion(write, module.name, written, 'UPDATE', names);
  write.audit({ action: 'UPDATE', objectType: module.name, objectId: id, details: { fields: names } });
  await hooks.afterWrite?.({ ...context, record: written } as never);
  return written;
}

/** Removes one record; what still hangs on it refuses. Its last state stays in the versions. */
export async function removeRecord(table: Table, hooks: Hooks, write: Write, id: number): Promise<void> {
  const { module } = table;
  const before = await getRecord(write.tx, table, hooks, id, write.caller, true);
  await hooks.beforeChange?.(hookContext(write, before, {}) as never);
  await hooks.beforeRemove?.(hookContext(write, before, {}) as never);
  try {
    await write.tx.query(sql`delete from ${ident(module.table)} where id = ${id}`);
  } catch (error) {
    throw foreignKeyRefusal(error) ?? error;
  }
  await writeVersion(
    write,
    module.name,
    { ...before, version: (before.version as number) + 1 },
    'DELETE',
    [],
  );
  write.audit({ action: 'DELETE', objectType: module.name, objectId: id });
}

const hookContext = (write: Write, before: Values | null, input: Values): HookContext<AnyModule> =>
  ({ ...write, before, input, fail: refuse }) as unknown as HookContext<AnyModule>;

/** The record as it now stands, also where the change put it out of the writer's own sight. */
const readBack = (table: Table, hooks: Hooks, write: Write, id: number): Promise<Values> =>
  getRecord(write.tx, table, { ...hooks, scope: undefined, scopeOfOne: undefined }, id, write.caller);

/** Runs a statement, a broken uniqueness or reference becoming the code that was declared for it. */
async function guarded<T>(module: AnyModule, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw (
      refusalOf(module, uniqueViolation(error)) ?? foreignKeyRefusal(error) ?? emptyRefusal(error) ?? error
    );
  }
}
