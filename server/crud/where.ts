import { cleanEmail } from '../../resources/numbers/email.ts';
import { normalisePhone } from '../../resources/numbers/phone.ts';
import { readTransponder } from '../../resources/numbers/transponderShape.ts';
import sql, { join, Sql } from 'sql-template-tag';
import type { Field } from '../../resources/kit/fields.ts';
import { addDays, startOfDay } from '../../resources/numbers/dates.ts';
import { foldText } from '../../resources/numbers/text.ts';
import type { SignedInCaller } from '../context.ts';
import { allows } from '../../resources/kit/access.ts';
import type { RowMask } from '../write/redaction.ts';
import type { AnyOf, CrudModule, Hooks } from './hooks.ts';
import type { SearchQuery } from './searchQuery.ts';

const RESERVED = new Set([
  'currentPage',
  'itemsPerPage',
  'sortProperty',
  'sortDirection',
  'universalSearch',
  'ids',
  'after',
]);

/** `%` and `_` mean themselves in what people type. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Free text: every word must occur in `search_text`, which one trigram index serves.
 * Words of fewer than three letters have no trigram and only narrow what longer ones found.
 */
export const freeText = (text: string): Sql => hasWords(sql`t.search_text`, text);

/** Whether every word of a text occurs in a folded column, whatever their order. */
export function hasWords(column: Sql, text: string): Sql {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, 8);
  if (words.length === 0) return sql`true`;
  return join(
    words.map((word) => sql`${column} like ${`%${likeText(word)}%`}`),
    ' and ',
  );
}

/** Free text on rows where some of the searched fields are hidden: there only the other fields are looked in. */
function maskedText(table: CrudModule, text: string, masks: readonly RowMask[]): Sql {
  const fields = table.module.list.search ?? [table.module.title];
  const hiding = masks.filter(({ names }) => fields.some((name) => names.has(name)));
  if (hiding.length === 0) return freeText(text);
  const unless = join(
    hiding.map((one) => one.unless ?? sql`false`),
    ' and ',
  );
  const shown = fields
    .filter((name) => !hiding.some(({ names }) => names.has(name)))
    .map((name) => table.columns.get(name)!);
  const words = foldText(text).split(' ').filter(Boolean).slice(0, 8);
  const matches = words.map((word) =>
    shown.length === 0
      ? sql`false`
      : sql`fold_text(concat_ws(' ', ${join(shown)})) like ${`%${likeText(word)}%`}`,
  );
  return matches.length === 0
    ? sql`true`
    : sql`${freeText(text)} and (${unless} or (${join(matches, ' and ')}))`;
}

/** The field that a filter compares: `birthdate` for `birthdateFrom`. */
export const fieldOfFilter = (table: CrudModule, name: string): string => {
  const range = /^(.+)(?:From|To)$/.exec(name);
  return range && !table.module.fields[name] ? range[1]! : name;
};

/** The first moment of a day where the reader is; what is no day of a moment stays as it is. */
const startOf = ({ kind }: Field, value: string, timezone: string): Sql =>
  kind === 'timestamp' && value.length === 10
    ? sql`${startOfDay(value, timezone)}::timestamptz`
    : sql`${value}`;

/** Whether a field lies before a moment or on a day, whole. */
function upTo(table: CrudModule, field: Field, column: Sql, value: string, timezone: string): Sql {
  const until =
    field.kind === 'timestamp' && value.length === 10
      ? sql`${column} < ${startOf(field, addDays(value, 1), timezone)}`
      : sql`${column} <= ${value}`;
  if (field.notBefore === undefined) return until;
  // It says nothing more, and lets a list in the order of the earlier moment begin there. A day ends within two days.
  const latest = startOfDay(addDays(value.slice(0, 10), 2), timezone);
  return sql`${until} and ${table.columns.get(field.notBefore)!} < ${latest}::timestamptz`;
}

function condition(table: CrudModule, name: string, value: unknown, { actor }: SignedInCaller): Sql {
  const range = /^(.+)(From|To)$/.exec(name);
  const base = range && !table.module.fields[name] ? range[1]! : name;
  const field = table.module.fields[base] as Field;
  const column = table.columns.get(base)!;
  if (base !== name) {
    return range![2] === 'From'
      ? sql`${column} >= ${startOf(field, String(value), actor.timezone)}`
      : upTo(table, field, column, String(value), actor.timezone);
  }
  switch (field.kind) {
    case 'reference':
      return oneOf(column, value as number[], 'bigint');
    case 'choice':
      return oneOf(column, value as string[], 'text');
    case 'choices':
      return sql`${column} @> ${value}::text[]`;
    case 'text':
    case 'longText':
    case 'richText': {
      const pattern = `%${likeText(foldText(String(value)))}%`;
      const exact = sql`fold_text(${column}) like ${pattern}`;
      return table.module.list.search?.includes(name)
        ? sql`t.search_text like ${pattern} and ${exact}`
        : exact;
    }
    case 'email':
      return sql`${column} = ${cleanEmail(String(value))}`;
    case 'transponder':
      return sql`${column} = ${readTransponder(String(value))}`;
    case 'phone':
      return sql`${column} = ${normalisePhone(String(value)) ?? value}`;
    default:
      return sql`${column} = ${value}`;
  }
}

/** Whether a column has one of some values. One compares by `=`, which the planner estimates best and every b-tree serves. */
export const oneOf = (column: Sql, values: readonly (number | string)[], type: 'bigint' | 'text'): Sql =>
  values.length === 1
    ? sql`${column} = ${values[0]}`
    : type === 'bigint'
      ? sql`${column} = any(${values}::bigint[])`
      : sql`${column} = any(${values}::text[])`;

/** The condition of a search. */
interface Where {
  readonly where: Sql;
  /** The same condition in parts of which a row has to meet one; one part where no filter has alternatives. */
  readonly branches: readonly Sql[];
}

const either = (conditions: readonly Sql[]): Sql => sql`(${join(conditions, ' or ')})`;

/** The condition of a search: scope, ids, free text, filters. Always at least `true`. */
export function whereOf(
  table: CrudModule,
  hooks: Hooks,
  query: SearchQuery,
  caller: SignedInCaller,
  masks: readonly RowMask[],
): Where {
  const parts: Sql[] = [];
  let alternatives: readonly Sql[] = [];
  const add = (found: Sql | AnyOf): void => {
    if (found instanceof Sql) parts.push(found);
    else if (found.anyOf.length < 2) parts.push(found.anyOf[0] ?? sql`false`);
    // Only one filter's alternatives are searched apart: of two, each pair would be a search.
    else if (alternatives.length > 0) parts.push(either(found.anyOf));
    else alternatives = found.anyOf;
  };
  const scope = hooks.scope?.(caller);
  if (scope) parts.push(scope);
  if (query.ids) parts.push(sql`t.id = any(${query.ids}::bigint[])`);
  if (query.universalSearch) {
    const own = hooks.filters?.universalSearch;
    add(
      own
        ? own.where(query.universalSearch, caller, query)
        : // Where no text is kept, none is found.
          hooks.hasSearchText === false
          ? sql`false`
          : maskedText(table, query.universalSearch, masks),
    );
  }
  for (const [name, value] of Object.entries(query)) {
    if (RESERVED.has(name) || value === undefined) continue;
    const extra = hooks.filters?.[name];
    if (extra?.read !== undefined && !allows(extra.read, caller.actor)) {
      parts.push(sql`false`);
      continue;
    }
    const field = extra?.reveals ?? fieldOfFilter(table, name);
    for (const { names, unless } of masks) if (names.has(field)) parts.push(unless ?? sql`false`);
    add(extra ? extra.where(value, caller, query) : condition(table, name, value, caller));
  }
  const shared = parts.length > 0 ? join(parts, ' and ') : sql`true`;
  if (alternatives.length === 0) return { where: shared, branches: [shared] };
  return {
    where: sql`${shared} and ${either(alternatives)}`,
    branches: alternatives.map((one) => sql`${shared} and ${one}`),
  };
}
