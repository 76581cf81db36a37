import sql, { join, type Sql } from 'sql-template-tag';
import { isRowOf, rowsShown } from '../../resources/kit/records/redaction.ts';
import type { Rows } from '../../resources/kit/types.ts';
import type { SignedInCaller } from '../context.ts';
import { columnIdent } from '../db/sql.ts';
import type { StoredModule } from './storedModuleType.ts';
import type { StoredRecord, Values } from './recordValues.ts';

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

/**
 * The columns that say of each row whether it is in the caller's scope, and its owner: `redactFor` reads them. Nothing where
 * all that is found is.
 * @param isWidened whether the statement reaches beyond what the caller's lists show
 */
export function scopeColumns(
  stored: StoredModule,
  caller: SignedInCaller,
  isWidened = false,
): Sql | undefined {
  const { isInScope, isOwnerInScope, forCaller } = stored.hooks;
  const columns = [
    ...(isInScope || isWidened ? [sql`coalesce(${inScope(stored, caller)}, false) as is_in_scope`] : []),
    ...(isOwnerInScope ? [sql`coalesce(${isOwnerInScope(caller)}, false) as is_owner_in_scope`] : []),
    ...Object.entries(forCaller?.(caller) ?? {}).map(
      ([name, value]) => sql`${value} as ${columnIdent(name)}`,
    ),
  ];
  return columns.length > 0 ? join(columns) : undefined;
}

/** What `scopeColumns` has read of a record. */
export const scopeOf = ({ isInScope, isOwnerInScope }: StoredRecord) => ({
  ...(isInScope !== undefined && { isInScope }),
  ...(isOwnerInScope !== undefined && { isOwnerInScope }),
});

function rowsOf(stored: StoredModule, rows: Rows, caller: SignedInCaller): Sql {
  if (rows === 'IN_SCOPE') return inScope(stored, caller);
  if (rows === 'OWNER_IN_SCOPE') return stored.hooks.isOwnerInScope?.(caller) ?? sql`false`;
  const column = stored.columns.get(rows.field)!;
  return 'values' in rows
    ? sql`${column}::text = any(${[...rows.values]}::text[])`
    : sql`${column} = ${caller.actor.entity?.id ?? null}`;
}

/**
 * Returns the fields that this caller does not see in a search.
 * @param isWidened whether the rows may be others than those of the caller's scope
 */
export function masksFor(stored: StoredModule, caller: SignedInCaller, isWidened: boolean): RowMask[] {
  return stored.redactions.flatMap(({ names, shown, ofField = false }): RowMask[] => {
    const rows = rowsShown(shown, caller.actor);
    if (rows === 'ALL' || (!isWidened && rows.some((one) => one === 'IN_SCOPE' || one === 'OWNER_IN_SCOPE')))
      return [];
    const parts = rows.map((one) => rowsOf(stored, one, caller));
    return [{ names, unless: parts.length > 0 ? sql`(${join(parts, ' or ')})` : null, ofField }];
  });
}

type Redact = (record: Values) => Record<string, unknown>;

/** What a caller sees of a version is as of its record; of a time with another owner, what says something of that one is closed. */
const scopeOfVersion = (version: Values, found: StoredRecord, { actor }: SignedInCaller) => {
  const { ownerId } = found as Values;
  const isOfOther = ownerId !== undefined && version.ownerId !== ownerId && !actor.isOperator;
  return { ...scopeOf(found), ...(isOfOther && { isOwnerInScope: false }) };
};

const nameOf = (expanded: unknown): unknown => {
  if (typeof expanded !== 'object' || expanded === null || !('id' in expanded)) return expanded;
  const { id: _id, ...name } = expanded;
  return name;
};

/**
 * Returns a function that prepares records of a module for this caller: the declared fields, without those that this
 * caller may not see. Properties that no declaration names stay on the server. Records leave the server only through
 * it.
 * @param found the record as it was found, where others of it are prepared: its versions
 */
export function redactFor(
  { answered, converted, redactions, hooks }: StoredModule,
  caller: SignedInCaller,
  found?: StoredRecord,
): Redact {
  const { actor } = caller;
  const hidden = redactions.flatMap((one) => {
    const rows = rowsShown(one.shown, actor);
    return rows === 'ALL' ? [] : [{ ...one, rows }];
  });
  return (version) => {
    const record = found ? { ...version, ...scopeOfVersion(version, found, caller) } : version;
    const given = hooks.present?.(record, caller) ?? record;
    // Where more is found than the scope, a record that does not say that it is in it is not.
    const judged = hooks.isInScope && !('isInScope' in record) ? { ...record, isInScope: false } : record;
    const shown: Record<string, unknown> = {};
    for (const name of answered) if (name in given) shown[name] = given[name];
    for (const [name, convert] of converted) if (name in shown) shown[name] = convert(shown[name]);
    for (const { names, kept, rows, empty } of hidden) {
      if (rows.some((one) => isRowOf(one, judged, actor))) continue;
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
