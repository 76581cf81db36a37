import sql, { join, type Sql } from 'sql-template-tag';
import type { FieldError } from '../../resources/kit/codes.ts';
import { fieldModes } from '../../resources/kit/modes.ts';
import type { AnyModule, FieldMode, InputOf, Fields, WriteMode } from '../../resources/kit/module.ts';
import { toSnake } from '../../resources/kit/names.ts';
import { checkRecord, initialValues } from '../../resources/kit/shapes.ts';
import { foldText } from '../../resources/numbers/text.ts';
import { getOne } from '../db/db.ts';
import { ident, json, uniqueViolation } from '../db/sql.ts';
import { conflict, formError, Refusal } from '../errors.ts';
import type { HookContext, Hooks, Write } from './hooks.ts';
import { getRecord, presented } from './read.ts';
import { foreignKeyRefusal, refusalOf } from './violations.ts';
import type { Table } from './table.ts';
import { writeVersion } from './versions.ts';

type Values = Readonly<Record<string, unknown>>;
type Rules = Pick<AnyModule, 'fields' | 'access'> & {
  modes?: (context: {
    mode: WriteMode;
    actor: unknown;
    record: Values;
    before: Values | null;
  }) => Record<string, FieldMode>;
  check?: (context: unknown) => readonly FieldError[];
};

const rulesOf = (
  module: AnyModule,
): Parameters<typeof fieldModes<Fields>>[0] & Parameters<typeof checkRecord<Fields>>[0] =>
  module as unknown as Rules as never;

/** Equal on the wire: order of keys aside, which JSON from the database does not keep. */
const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );

/** Fields that this caller may not set: refused by name, never dropped. */
function unwritable(
  modes: Readonly<Record<string, FieldMode>>,
  given: Values,
  before: Values | null,
): FieldError[] {
  return Object.entries(given)
    .filter(([name, value]) => modes[name] !== 'edit' && !same(value, before?.[name]))
    .map(([property]) => ({ property, error: 'UNWRITABLE_FIELD' }));
}

const failing =
  (status = 409) =>
  (code: never, errors: readonly FieldError[] = [], details: Values = {}): never => {
    throw new Refusal(errors.length > 0 && status === 409 ? 422 : status, code, errors, details);
  };

/** A column's value: lists of ids and words are arrays, everything else that has parts is JSON. */
function valueOf(table: Table, name: string, value: unknown): Sql {
  const kind = table.module.fields[name]?.kind;
  if (kind === 'references') return sql`${value ?? []}::bigint[]`;
  if (kind === 'choices') return sql`${value ?? []}::text[]`;
  if (kind === 'data' && value !== null && value !== undefined) return json(value);
  if (value !== null && typeof value === 'object') return json(value);
  return sql`${value ?? null}`;
}

async function searchTextOf(table: Table, hooks: Hooks, write: Write, record: Values): Promise<string> {
  if (hooks.searchText) return hooks.searchText(write.tx, record as never);
  const fields = table.module.list.search ?? [table.module.title];
  return foldText(fields.map((name) => record[name] ?? '').join(' '));
}

/** Writes one new record, whole: modes, checks, the module's rule, row, version, audit. */
export async function createRecord(table: Table, hooks: Hooks, write: Write, body: Values): Promise<Values> {
  const { module } = table;
  const { actor } = write.caller;
  const given = withoutAbsent(body);
  const modes = fieldModes(rulesOf(module), actor, 'create', given as InputOf<Fields>);
  const refused = unwritable(modes, given, null);
  if (refused.length > 0) throw formError(refused);
  const record: Values = { ...initialValues(module.fields), ...given };
  const wrong = checkRecord(rulesOf(module), {
    mode: 'create',
    actor,
    record: record as never,
    before: null,
  });
  if (wrong.length > 0) throw formError(wrong);
  const context = hookContext(write, null, record);
  const more = (await hooks.beforeWrite?.(context as never)) ?? {};
  const full: Values = { ...record, ...more };
  const text = await searchTextOf(table, hooks, write, full);
  const names = Object.keys(full).filter(
    (name) => full[name] !== undefined && !module.fields[name]?.options.virtual,
  );
  const { id } = await guarded(module, () =>
    getOne<{ id: number }>(
      write.tx,
      sql`insert into ${ident(module.table)} (${join([...names.map((name) => ident(toSnake(name))), ident('search_text')])})
          values (${join([...names.map((name) => valueOf(table, name, full[name])), sql`${text}`])}) returning id`,
    ),
  );
  const written = await getRecord(
    write.tx,
    table,
    { ...hooks, scope: undefined, scopeOfOne: undefined },
    id,
    write.caller,
  );
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
    });
  }
  await hooks.beforeChange?.(hookContext(write, before, rest) as never);
  const given = withoutAbsent(rest);
  const record: Values = { ...before, ...given };
  const modes = fieldModes(rulesOf(module), actor, 'update', record as never, before as never);
  const refused = unwritable(modes, given, before);
  if (refused.length > 0) throw formError(refused);
  const wrong = checkRecord(rulesOf(module), {
    mode: 'update',
    actor,
    record: record as never,
    before: before as never,
  });
  if (wrong.length > 0) throw formError(wrong);
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
  const names = Object.keys(changes).filter(
    (name) => changes[name] !== undefined && !module.fields[name]?.options.virtual,
  );
  const sets = names.map((name) => sql`${ident(toSnake(name))} = ${valueOf(table, name, changes[name])}`);
  await guarded(module, () =>
    write.tx.query(
      sql`update ${ident(module.table)} set ${join([...sets, sql`search_text = ${text}`, sql`version = version + 1`])} where id = ${id}`,
    ),
  );
  const written = await getRecord(
    write.tx,
    table,
    { ...hooks, scope: undefined, scopeOfOne: undefined },
    id,
    write.caller,
  );
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

const withoutAbsent = (body: Values): Values =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const hookContext = (write: Write, before: Values | null, input: Values): HookContext<AnyModule> =>
  ({ ...write, before, input, fail: failing() }) as unknown as HookContext<AnyModule>;

/** Runs a statement, a broken uniqueness or reference becoming the code that was declared for it. */
async function guarded<T>(module: AnyModule, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw refusalOf(module, uniqueViolation(error)) ?? foreignKeyRefusal(error) ?? error;
  }
}
