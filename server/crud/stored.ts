import sql, { type Sql } from 'sql-template-tag';
import { plainText } from '../../resources/kit/html.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { foldText } from '../../resources/numbers/text.ts';
import { json } from '../db/sql.ts';
import { cleanHtml } from '../html/clean.ts';
import type { Hooks } from './hooks.ts';
import type { Write } from '../write/write.ts';
import type { Table } from './table.ts';

/** The values of a record, or some of them, by their fields' names. */
export type Values = Readonly<Record<string, unknown>>;

/** What was given, as it will be kept: absent values left out, formatted text cleaned. */
export function asStored({ fields }: AnyModule, body: Values): Values {
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

/** A column's value: lists of ids and words are arrays, everything else that has parts is JSON. */
export function valueOf(table: Table, name: string, value: unknown): Sql {
  const kind = table.module.fields[name]?.kind;
  if (kind === 'references') return sql`${value ?? []}::bigint[]`;
  if (kind === 'choices') return sql`${value ?? []}::text[]`;
  if (kind === 'data' && value !== null && value !== undefined) return json(value);
  if (value !== null && typeof value === 'object') return json(value);
  return sql`${value ?? null}`;
}

/** The text that free search looks in. */
export async function searchTextOf(
  table: Table,
  hooks: Hooks,
  write: Write,
  record: Values,
): Promise<string> {
  if (hooks.searchText) return hooks.searchText(write.tx, record as never);
  const fields = table.module.list.search ?? [table.module.title];
  const words = (name: string) =>
    table.module.fields[name]?.kind === 'richText' ? plainText(String(record[name] ?? '')) : record[name];
  return foldText(fields.map((name) => words(name) ?? '').join(' '));
}

/** Those of the given fields that have a column. */
export const storedNames = ({ fields }: AnyModule, given: Values): string[] =>
  Object.keys(given).filter((name) => given[name] !== undefined && !fields[name]?.options.virtual);
