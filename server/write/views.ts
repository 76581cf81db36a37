import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Actor } from '../../resources/kit/access.ts';
import { expansionOf } from '../../resources/kit/names.ts';
import { isRowOf, redactionsOf, rowsShown } from '../../resources/kit/records/redaction.ts';
import type { Sight } from '../../resources/kit/types.ts';
import type { AnswerOfView, AnyView, RowOf } from '../../resources/kit/view.ts';
import { modules } from '../../resources/schemas.ts';
import { columnIdent, ident } from '../db/sql.ts';
import type { Values } from './recordValues.ts';
import { getField } from '../../resources/kit/values/field.ts';

const tableOf = (reference: string | undefined): Sql =>
  ident(modules.find(({ name }) => name === reference)!.table);

/** Under which name a row has the records of a path. */
const pathName = ([first = '']: readonly string[]): string => `${first}Path`;

const columnsOf = ({ module, own, forRules }: AnyView): string[] => [
  ...new Set(['id', ...own.filter((name) => !module.fields[name]?.options.virtual), ...forRules]),
];

const object = (pairs: readonly (readonly [string, Sql])[]): Sql =>
  sql`jsonb_build_object(${join(pairs.map(([name, value]) => sql`${raw(`'${name}'`)}, ${value}`))})`;

/** The records on a path of references, each as id and name; null where the first means none. */
function pathJson(view: AnyView, path: readonly string[], from: Sql): Sql {
  const pairs: (readonly [string, Sql])[] = [];
  const joins: Sql[] = [];
  let fields = view.module.fields;
  let before = from;
  for (const [at, by] of path.entries()) {
    const to = getField(fields, by).to;
    const alias = raw(`p${at}`);
    const key = sql`${before}.${columnIdent(by)}`;
    joins.push(
      at === 0
        ? sql`from ${tableOf(to)} ${alias}`
        : sql`join ${tableOf(to)} ${alias} on ${alias}.id = ${key}`,
    );
    pairs.push([
      expansionOf(by),
      object([
        ['id', sql`${alias}.id`],
        ['name', sql`${alias}.name`],
      ]),
    ]);
    fields = modules.find(({ name }) => name === to)!.fields;
    before = alias;
  }
  return sql`(select ${object(pairs)} ${join(joins, ' ')} where p0.id = ${from}.${columnIdent(path[0]!)})`;
}

/** Returns the values of a view's row beside its columns, by name. */
const around = (view: AnyView, alias: Sql, depth: number): (readonly [string, Sql])[] => [
  ...view.paths.map((path) => [pathName(path), pathJson(view, path, alias)] as const),
  ...Object.entries(view.joins).map(([name, { by, view: other }]) => {
    const inner = raw(`v${depth}`);
    const key = sql`${alias}.${columnIdent(by)}`;
    return [
      name,
      sql`(select ${jsonOf(other, inner, depth + 1)} from ${ident(other.module.table)} ${inner} where ${inner}.id = ${key})`,
    ] as const;
  }),
];

/** A row of a view as JSON, as an expression over an alias. */
export const jsonOf = (view: AnyView, alias: Sql, depth = 1): Sql =>
  object([
    ...columnsOf(view).map((name) => [name, sql`${alias}.${columnIdent(name)}`] as const),
    ...around(view, alias, depth),
  ]);

/**
 * The select list that reads the rows of a view, over alias `t`. Each joined record is looked up separately: cheaper
 * for a single row than joining whole tables.
 */
export const selectOf = (view: AnyView): Sql =>
  join([
    ...columnsOf(view).map((name) => sql`t.${columnIdent(name)}`),
    ...around(view, sql`t`, 0).map(([name, value]) => sql`${value} as ${columnIdent(name)}`),
  ]);

/** Completes a row, as it was read, by what follows from it; the row itself, for it may have sixty properties. */
export function complete(view: AnyView, row: object): void {
  const values = row as Record<string, unknown>;
  for (const path of view.paths) {
    const found = values[pathName(path)] as Values | null;
    for (const by of path) values[expansionOf(by)] = found?.[expansionOf(by)] ?? null;
  }
  for (const [name, { view: other }] of Object.entries(view.joins)) {
    const inner = values[name];
    if (typeof inner === 'object' && inner !== null) complete(other, inner);
  }
  Object.assign(row, view.computed?.(row));
}

interface Hidden {
  readonly names: Iterable<string>;
  readonly shown: readonly Sight[];
  readonly empty?: boolean;
}

const known = new WeakMap<AnyView, readonly Hidden[]>();

/** The redactions of a view: its own, else those of its module. */
function redactionsIn(view: AnyView): readonly Hidden[] {
  let found = known.get(view);
  if (!found) {
    found =
      view.redactions?.map(({ fields, shown }) => ({ names: fields, shown })) ?? redactionsOf(view.module);
    known.set(view, found);
  }
  return found;
}

/**
 * A completed row as this caller may see it: what the view declares, redacted.
 * @param about the record that the view is part of, whose scope and state decide; the row itself unless given
 */
export const answerOf = <V extends AnyView>(
  view: V,
  row: RowOf<V>,
  actor: Actor,
  about: object = row as object,
): AnswerOfView<V> => redactedRow(view, row as Values, actor, about as Values) as AnswerOfView<V>;

function redactedRow(view: AnyView, row: Values, actor: Actor, about: Values): Record<string, unknown> {
  const answer: Record<string, unknown> = { id: row.id };
  for (const name of view.own) answer[name] = row[name];
  for (const path of view.paths) for (const by of path) answer[expansionOf(by)] = row[expansionOf(by)];
  for (const [name, { view: other }] of Object.entries(view.joins))
    answer[name] = row[name] && redactedRow(other, row[name] as Values, actor, about);
  for (const name of view.added) answer[name] = row[name];
  if (view.redactions) answer.isRestricted = false;
  for (const { names, shown, empty } of redactionsIn(view)) {
    const rows = rowsShown(shown, actor);
    if (rows === 'ALL' || rows.some((one) => isRowOf(one, about, actor))) continue;
    if (view.redactions) answer.isRestricted = true;
    for (const name of names) {
      // A joined record has redactions of its own.
      if (!(name in answer) || name in view.joins) continue;
      if (empty) answer[name] = null;
      else delete answer[name];
    }
  }
  return answer;
}
