import sql, { empty } from 'sql-template-tag';
import type { AuditAction } from '../../resources/audit/actions.ts';
import { allows } from '../../resources/kit/access.ts';
import type { Reads } from '../../resources/kit/call.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { SignedInCaller } from '../context.ts';
import { findOne, type Queryable } from '../db/db.ts';
import { notFound } from '../errors.ts';
import type { Hooks } from './hooks.ts';
import type { Table } from './table.ts';

/** One record as this caller may see it; 404 when it is not there or not theirs to see. */
export async function getRecord(
  db: Queryable,
  table: Table,
  hooks: Hooks,
  id: number,
  caller: SignedInCaller,
  lock = false,
): Promise<Record<string, unknown>> {
  const scope = (hooks.scopeOfOne ?? hooks.scope)?.(caller);
  const record = await findOne<Record<string, unknown>>(
    db,
    sql`select ${table.selectOne} from ${table.name} t${table.joins}
        where t.id = ${id}${scope ? sql` and ${scope}` : empty}${lock ? sql` for update of t` : empty}`,
  );
  if (!record) throw notFound();
  return record;
}

/** The same, with the module's last touch. */
export async function presentRecord(
  db: Queryable,
  table: Table,
  hooks: Hooks,
  id: number,
  caller: SignedInCaller,
): Promise<Record<string, unknown>> {
  const record = await getRecord(db, table, hooks, id, caller);
  return presented(table, hooks, record, caller);
}

/** The fields, and their expansions, that this caller may not see. */
export const hiddenFrom = ({ hiddenUnless }: Table, { actor }: SignedInCaller): readonly string[] =>
  hiddenUnless.flatMap(([names, access]) => (allows(access, actor) ? [] : names));

/** A record on its way out: the module's last touch, and nothing that this caller may not see. */
export function presented(
  table: Table,
  hooks: Hooks,
  record: Readonly<Record<string, unknown>>,
  caller: SignedInCaller,
): Record<string, unknown> {
  const shown = { ...record };
  for (const name of hiddenFrom(table, caller)) delete shown[name];
  return hooks.present ? hooks.present(shown, caller) : shown;
}

/** What the generated calls of a module read of people, from its declaration. */
export const readsOf = (module: AnyModule, action: AuditAction = 'READ'): Reads =>
  module.personal ? { objectType: module.name, action } : 'NOTHING_PERSONAL';
