import sql, { join, type Sql } from 'sql-template-tag';
import { isRowOf, rowsShown } from '../../resources/kit/records/redaction.ts';
import type { Rows } from '../../resources/kit/types.ts';
import type { SignedInCaller } from '../context.ts';
import type { StoredModule } from './storedModuleType.ts';
import type { Values } from './recordValues.ts';

/** Fields that a caller sees on some rows only, or on none. There alone they match a filter or a search. */
export interface RowMask {
  readonly names: ReadonlySet<string>;
  /** The rows, over alias `t`, on which they are shown; `null` for none. */
  readonly unless: Sql | null;
  /** It follows from the `read` of one field. */
  readonly ofField: boolean;
}

/** Whether the row `t` is of the caller's scope, asked of a single row. */
export const inScope = ({ hooks }: StoredModule, caller: SignedInCaller): Sql =>
  hooks.isInScope?.(caller) ?? hooks.scope?.(caller) ?? sql`true`;

/** The column that a statement selects where it reaches beyond the scope: `redacted` reads it. */
export const scopeColumn = (stored: StoredModule, caller: SignedInCaller): Sql =>
  sql`coalesce(${inScope(stored, caller)}, false) as is_in_scope`;

function rowsOf(stored: StoredModule, rows: Rows, caller: SignedInCaller): Sql {
  if (rows === 'IN_SCOPE') return inScope(stored, caller);
  const column = stored.columns.get(rows.field)!;
  return 'values' in rows
    ? sql`${column}::text = any(${[...rows.values]}::text[])`
    : sql`${column} = ${caller.actor.entity?.id ?? null}`;
}

/**
 * Returns the fields that this caller does not see in a search.
 * @param isWidened whether the search reaches beyond the caller's scope; within it all rows are of the scope
 */
export function masksFor(stored: StoredModule, caller: SignedInCaller, isWidened: boolean): RowMask[] {
  return stored.redactions.flatMap(({ names, shown, ofField = false }): RowMask[] => {
    const rows = rowsShown(shown, caller.actor);
    if (rows === 'ALL' || (!isWidened && rows.includes('IN_SCOPE'))) return [];
    const parts = rows.map((one) => rowsOf(stored, one, caller));
    return [{ names, unless: parts.length > 0 ? sql`(${join(parts, ' or ')})` : null, ofField }];
  });
}

type Redact = (record: Values) => Record<string, unknown>;

const nameOf = (expanded: unknown): unknown => {
  if (typeof expanded !== 'object' || expanded === null || !('id' in expanded)) return expanded;
  const { id: _id, ...name } = expanded;
  return name;
};

/**
 * Returns a function that prepares records of a module for this caller: the declared fields, without those that this
 * caller may not see. Properties that no declaration names stay on the server. Records leave the server only through
 * it.
 */
export function redactFor(
  { answered, converted, redactions, hooks }: StoredModule,
  caller: SignedInCaller,
): Redact {
  const { actor } = caller;
  const hidden = redactions.flatMap((one) => {
    const rows = rowsShown(one.shown, actor);
    return rows === 'ALL' ? [] : [{ ...one, rows }];
  });
  return (record) => {
    const given = hooks.present?.(record, caller) ?? record;
    const shown: Record<string, unknown> = {};
    for (const name of answered) if (name in given) shown[name] = given[name];
    for (const [name, convert] of converted) if (name in shown) shown[name] = convert(shown[name]);
    for (const { names, kept, rows, empty } of hidden) {
      if (rows.some((one) => isRowOf(one, record, actor))) continue;
      for (const name of names) {
        if (!(name in given)) continue;
        if (kept.has(name)) shown[name] = nameOf(given[name]);
        else if (empty) shown[name] = null;
        else delete shown[name];
      }
    }
    return shown;
  };
}
