import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { daysOf } from '../../resources/figures/dataSet/periods.ts';
import type { DataFilter } from '../../resources/figures/dataSet/query.ts';
import { allows } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Measure } from '../../resources/kit/dataSet.ts';
import { addDays, dayIn, startOfDay } from '../../resources/numbers/dates.ts';
import { foldText } from '../../resources/numbers/text.ts';
import type { SignedInCaller } from '../context.ts';
import { likeText } from '../crud/where.ts';
import { quoted, type ColumnSql } from './columnSql.ts';
import { conditionSql } from './conditionSql.ts';
import type { AskedColumn, QueryPlan } from './queryPlan.ts';
import { comparedColumn, countedColumn, pastViewName, rowsSql } from './viewSql.ts';

/** Where the values of an answer stand: the column `v<n>` of the statement, and `k<n>` beside it of a reference. */
export const valueAt = (place: number): string => `v${place}`;
export const keyAt = (place: number): string => `k${place}`;

const shown = (column: ColumnSql): Sql => raw(quoted(column.name));
const compared = (column: ColumnSql): Sql => raw(comparedColumn(column));

/** The first day of the step in which a day or moment lies, where the user is. */
function steppedSql({ column, step }: AskedColumn, timezone: string): Sql {
  if (step === undefined) return shown(column);
  const at =
    column.kind === 'timestamp' ? sql`${shown(column)} at time zone ${timezone}::text` : shown(column);
  return sql`date_trunc(${step.toLowerCase()}::text, (${at})::timestamp)::date`;
}

function daysSql(
  column: ColumnSql,
  from: string | undefined,
  to: string | undefined,
  timezone: string,
): Sql[] {
  const at = compared(column);
  const isMoment = column.kind === 'timestamp';
  return [
    ...(from === undefined
      ? []
      : [isMoment ? sql`${at} >= ${startOfDay(from, timezone)}::timestamptz` : sql`${at} >= ${from}::date`]),
    ...(to === undefined
      ? []
      : [
          isMoment
            ? sql`${at} < ${startOfDay(addDays(to, 1), timezone)}::timestamptz`
            : sql`${at} <= ${to}::date`,
        ]),
  ];
}

const TYPES = { reference: 'bigint', number: 'float8', money: 'bigint', boolean: 'boolean' } as const;

/** One of some values, among which null finds rows that have none. */
function oneOfSql(column: ColumnSql, values: NonNullable<DataFilter['is']>): Sql {
  const at = compared(column);
  const given = values.filter((value) => value !== null);
  const type = raw(`${(TYPES as Readonly<Record<string, string>>)[column.kind] ?? 'text'}[]`);
  const parts = [
    ...(given.length > 0 ? [sql`${at} = any(${given}::${type})`] : []),
    ...(given.length < values.length ? [sql`${at} is null`] : []),
  ];
  return sql`(${join(parts, ' or ')})`;
}

function filterSql(filter: DataFilter, column: ColumnSql, timezone: string, today: string): Sql[] {
  const period = filter.period && daysOf(filter.period, today);
  const isNumber = column.kind === 'number' || column.kind === 'money';
  return [
    ...(filter.is ? [oneOfSql(column, filter.is)] : []),
    ...(filter.isNot ? [sql`coalesce(not ${oneOfSql(column, filter.isNot)}, true)`] : []),
    ...(filter.contains === undefined
      ? []
      : [sql`fold_text(${shown(column)}) like ${`%${likeText(foldText(filter.contains))}%`}`]),
    ...(period ? daysSql(column, period.from, period.to, timezone) : []),
    ...(isNumber
      ? [
          ...(filter.from === undefined ? [] : [sql`${compared(column)} >= ${Number(filter.from)}::float8`]),
          ...(filter.to === undefined ? [] : [sql`${compared(column)} <= ${Number(filter.to)}::float8`]),
        ]
      : daysSql(column, filter.from as string | undefined, filter.to as string | undefined, timezone)),
  ];
}

/** The columns that are hidden on rows of a territory, where such rows count. */
const hiddenColumns = ({ visible: { stored }, query }: QueryPlan, hasTerritory: boolean): readonly string[] =>
  (hasTerritory && query.asOf === undefined && stored.set.territory?.hides) || [];

/** A measure over the rows of a group. */
function measureSql(measure: Measure, plan: QueryPlan, today: string, hidden: readonly string[]): string {
  const { measures, columns } = plan.visible;
  if (measure.kind === 'ratio') {
    const [part, whole] = [measure.part, measure.whole].map((name) =>
      measureSql(measures[name]!, plan, today, hidden),
    );
    return `(${part})::float8 / nullif((${whole})::float8, 0)`;
  }
  const find = (name: string): string => comparedColumn(columns.find((column) => column.name === name)!);
  const when = measure.when ? ` filter (where ${conditionSql(measure.when, find, today)})` : '';
  if (measure.kind === 'count') return `count(*)${when}`;
  const value = find(measure.column);
  switch (measure.kind) {
    case 'distinct':
      return `count(distinct ${hidden.includes(measure.column) ? countedColumn(measure.column) : value})${when}`;
    case 'sum':
      return `coalesce(sum(${value})${when}, 0)`;
    case 'average':
      return `avg(${value})${when}`;
    case 'least':
      return `min(${value})${when}`;
    case 'most':
      return `max(${value})${when}`;
  }
}

/**
 * The rows that a question is asked of. Of today they are written out with the columns that are needed, so that an index
 * serves their scope; of a past day they are those of its view.
 */
function fromSql(
  { visible, query, columns, measures, filters }: QueryPlan,
  { actor }: SignedInCaller,
  hasTerritory: boolean,
): Sql {
  const { set, measured } = visible.stored;
  if (query.asOf !== undefined) return raw(pastViewName(set.name));
  const asked = measures ? [] : columns;
  const searched = filters.filter(({ filter }) => filter.contains !== undefined);
  const named = new Set([...asked, ...searched].map(({ column }) => column.name));
  const wanted = new Set([
    ...[...columns, ...filters].map(({ column }) => column.name),
    ...(measures ?? []).flatMap(({ name }) => measured.get(name)!),
  ]);
  const reach = actor.isOperator ? 'ALL' : 'ENTITIES';
  const distinct = new Set(
    Object.values<Measure>(set.measures).flatMap((one) => (one.kind === 'distinct' ? [one.column] : [])),
  );
  const sees = ({ access }: AnyModule) => allows(access.read, actor);
  return sql`(${raw(rowsSql(set, { reach, wanted, named, hasTerritory, distinct, sees }))}) as figures`;
}

function orderSql({ query: { order }, columns, measures }: QueryPlan): Sql {
  const names = [...columns.map(({ column }) => column.name), ...(measures ?? []).map(({ name }) => name)];
  const direction = order?.descending ? 'desc nulls last' : 'asc nulls last';
  const parts = [
    ...(order ? [raw(`${valueAt(names.indexOf(order.by))} ${direction}`)] : []),
    ...(measures ? columns.map((_, n) => raw(valueAt(n))) : []),
  ];
  return parts.length > 0 ? sql` order by ${join(parts)}` : empty;
}

/**
 * The statement that answers a question; to be run where `reachStatement` was run before.
 * @param options at most so many rows, and whether those of a territory count
 */
export function querySql(
  plan: QueryPlan,
  caller: SignedInCaller,
  { rows, hasTerritory }: { readonly rows?: number; readonly hasTerritory: boolean },
): Sql {
  const { query, filters } = plan;
  const { timezone } = caller.actor;
  const today = query.asOf ?? dayIn(timezone);
  const conditions = filters.flatMap(({ filter, column }) => filterSql(filter, column, timezone, today));
  const where = conditions.length > 0 ? sql` where ${join(conditions, ' and ')}` : empty;
  const from = sql`${fromSql(plan, caller, hasTerritory)}${where}`;
  const hidden = caller.actor.isOperator ? [] : hiddenColumns(plan, hasTerritory);
  const answered = plan.measures
    ? groupedSql(plan, from, { timezone, today, hidden })
    : listedSql(plan, from);
  return sql`${answered}${orderSql(plan)}${rows === undefined ? empty : sql` limit ${rows}`}`;
}

/** The rows themselves: what people read of each column, and of a reference its number beside it. */
function listedSql({ columns }: QueryPlan, from: Sql): Sql {
  const selected = columns.flatMap(({ column }, n) => [
    sql`${shown(column)} as ${raw(valueAt(n))}`,
    ...(column.kind === 'reference' ? [sql`${compared(column)} as ${raw(keyAt(n))}`] : []),
  ]);
  return sql`select ${selected.length > 0 ? join(selected) : sql`1 as v0`} from ${from}`;
}

interface Grouping {
  readonly timezone: string;
  readonly today: string;
  /** Columns whose values are shown on none of a territory's rows. */
  readonly hidden: readonly string[];
}

/**
 * The groups. References are grouped by their numbers and named afterwards: the names of a million rows would be read and
 * sorted otherwise.
 */
function groupedSql(plan: QueryPlan, from: Sql, { timezone, today, hidden }: Grouping): Sql {
  const { columns, measures = [] } = plan;
  const isReference = ({ column }: AskedColumn): boolean => column.kind === 'reference';
  const groups = columns.map((asked, n) =>
    isReference(asked)
      ? sql`${compared(asked.column)} as ${raw(keyAt(n))}`
      : sql`${steppedSql(asked, timezone)} as ${raw(valueAt(n))}`,
  );
  const counted = measures.map(({ measure }, n) => {
    const place = raw(valueAt(columns.length + n));
    return sql`${raw(measureSql(measure, plan, `date '${today}'`, hidden))} as ${place}`;
  });
  // By place: a group that is an expression with values would be another one, written a second time.
  const places = groups.map((_, n) => raw(String(n + 1)));
  const all = [...groups, ...counted];
  const inner = sql`select ${all.length > 0 ? join(all) : sql`1 as v0`} from ${from}${
    places.length > 0 ? sql` group by ${join(places)}` : empty
  }`;
  const references = columns.flatMap((asked, n) =>
    isReference(asked) ? [{ names: asked.column.names!, n }] : [],
  );
  if (references.length === 0) return inner;
  const named = references.map(({ names, n }) => raw(`n${n}.${names.column} as ${valueAt(n)}`));
  const joins = references.map(({ names, n }) =>
    raw(` left join ${names.table} n${n} on n${n}.id = g.${keyAt(n)}`),
  );
  return sql`select g.*, ${join(named)} from (${inner}) g${join(joins, '')}`;
}
