import sql, { Sql } from 'sql-template-tag';
import { plainText } from '../../resources/kit/values/html.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { foldText } from '../../resources/numbers/text.ts';
import { json } from '../db/sql.ts';
import { cleanHtml } from '../html/clean.ts';

/** The values of a record, or some of them, by their fields' names. */
export type Values = Readonly<Record<string, unknown>>;

/** A record as it is stored. */
export type StoredRecord = {
  readonly id: number;
  readonly version: number;
  /** Whether it is of the caller's scope, where more is found than that. */
  readonly isInScope?: boolean;
  /** Whether the caller may read its owner, where that is another question. */
  readonly isOwnerInScope?: boolean;
};

/** Columns of a record that are set: values, or expressions of the database. */
export type Changes<R> = { readonly [K in keyof R]?: R[K] | Sql | null };

/** The input for a record; `null` clears a value. */
export type Input<R> = { readonly [K in keyof R]?: R[K] | null };

/** Returns the input as it is stored: absent values left out, formatted text cleaned. */
export function normaliseValues({ fields }: AnyModule, body: Values): Values {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => {
      if (fields[name]?.kind !== 'richText' || typeof value !== 'string') return [name, value];
      const clean = cleanHtml(value);
      return [name, plainText(clean) === '' ? null : clean];
    }),
  );
}

/** Equal on the wire: order of keys aside, which JSON from the database does not keep. */
export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );

/** Those of the changes that change something; an expression of the database always does. */
export const differing = (changes: Values, before: Values): Values =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && (value instanceof Sql || !same(value, before[name])),
    ),
  );

/** A column's value: lists of ids and words are arrays, everything else that has parts is JSON. */
export function valueOf({ fields }: AnyModule, name: string, value: unknown): Sql {
  if (value instanceof Sql) return value;
  const kind = fields[name]?.kind;
  if (kind === 'references') return sql`${value ?? []}::bigint[]`;
  if (kind === 'choices') return sql`${value ?? []}::text[]`;
  if ((kind === 'data' || kind === 'lines' || kind === 'schedule') && value !== null && value !== undefined)
    return json(value);
  if (value !== null && typeof value === 'object') return json(value);
  return sql`${value ?? null}`;
}

/** The text that free search looks in, from the fields that the declaration names. */
export function declaredText({ fields, list, title }: AnyModule, record: Values): string {
  const words = (name: string) =>
    fields[name]?.kind === 'richText' ? plainText(String(record[name] ?? '')) : record[name];
  return foldText((list.search ?? [title]).map((name) => words(name) ?? '').join(' '));
}

/** Those of the given fields that have a column. A virtual one has where it is set by an expression. */
export const storedNames = ({ fields }: AnyModule, given: Values): string[] =>
  Object.keys(given).filter(
    (name) => given[name] !== undefined && (!fields[name]?.options.virtual || given[name] instanceof Sql),
  );
