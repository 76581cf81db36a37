import { z } from 'zod';
import type { DescribedDataSet } from '../dataSet/calls.ts';
import { addDays, addMonths, daysBetween, type IsoDate } from '../../numbers/dates.ts';
import { daysOf, type Days } from '../dataSet/periods.ts';
import type { Parameter, ParameterType, ParameterValue, ParameterValues } from '../dataSet/parameters.ts';
import { PERIODS, type DataFilter, type DataQuery, type Period } from '../dataSet/query.ts';

/** The filters of a dashboard, in the order in which they are shown. */
export const DASHBOARD_FILTERS = ['period', 'entity', 'municipality', 'species'] as const;
export type DashboardFilter = (typeof DASHBOARD_FILTERS)[number];

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The filters as they stand in an address. */
export const filterShape = {
  period: z.enum(PERIODS).optional(),
  entity: id.optional(),
  municipality: id.optional(),
  species: id.optional(),
};

export interface DashboardFilters {
  readonly period?: Period | undefined;
  readonly entity?: number | undefined;
  readonly municipality?: number | undefined;
  readonly species?: number | undefined;
}

type Set = Pick<DescribedDataSet, 'columns'>;

const DAYS = ['date', 'timestamp'];

/** The column over which a period acts: the days by which is counted, those that a period narrows, else the first of the set. */
export function periodColumn({ columns }: Set, { by, filters }: DataQuery): string | undefined {
  const isDay = (name: string) => columns.some((one) => one.name === name && DAYS.includes(one.kind));
  const named = [...by, ...filters.filter(({ period }) => period !== undefined)].map(({ column }) => column);
  return named.find(isDay) ?? columns.find(({ kind }) => DAYS.includes(kind))?.name;
}

/** The question as the filters of the dashboard narrow it, those that say something about its data set, and those set that do not. */
export function narrowQuery(
  set: Set,
  query: DataQuery,
  filters: DashboardFilters,
): {
  readonly query: DataQuery;
  readonly takes: readonly DashboardFilter[];
  readonly ignored: readonly DashboardFilter[];
} {
  const takes: DashboardFilter[] = [];
  const ignored: DashboardFilter[] = [];
  let narrowed: readonly DataFilter[] = query.filters;
  for (const name of DASHBOARD_FILTERS) {
    const value = filters[name];
    const column =
      name === 'period' ? periodColumn(set, query) : set.columns.find((one) => one.name === name)?.name;
    if (column !== undefined) takes.push(name);
    if (value === undefined) continue;
    if (column === undefined) ignored.push(name);
    // The period of the dashboard takes the place of the widget's own; another filter narrows further.
    else if (name === 'period')
      narrowed = [
        ...narrowed.filter((one) => one.column !== column || one.period === undefined),
        { column, period: value as Period },
      ];
    else narrowed = [...narrowed, { column, is: [value] }];
  }
  return { query: { ...query, filters: [...narrowed] }, takes, ignored };
}

/** The types of parameters that take the value of a filter. */
const PARAMETERS: Partial<Readonly<Record<DashboardFilter, ParameterType>>> = {
  period: 'PERIOD',
  entity: 'ENTITY',
  municipality: 'MUNICIPALITY',
};

/** The values of a query's parameters as the filters of the dashboard replace them: of each type that of the first. */
export function narrowParameters(
  parameters: readonly Pick<Parameter, 'name' | 'type'>[],
  values: ParameterValues,
  filters: DashboardFilters,
): {
  readonly values: ParameterValues;
  readonly takes: readonly DashboardFilter[];
  readonly ignored: readonly DashboardFilter[];
} {
  const nameOf = (filter: DashboardFilter) =>
    parameters.find(({ type }) => type === PARAMETERS[filter])?.name;
  const set = DASHBOARD_FILTERS.filter((filter) => filters[filter] !== undefined);
  const narrowed = set.flatMap((filter): [string, ParameterValue][] => {
    const name = nameOf(filter);
    const value = filters[filter];
    if (name === undefined || value === undefined) return [];
    return [[name, filter === 'period' ? { period: value as Period } : { is: [value] }]];
  });
  return {
    values: { ...values, ...Object.fromEntries(narrowed) },
    takes: DASHBOARD_FILTERS.filter((filter) => nameOf(filter) !== undefined),
    ignored: set.filter((filter) => nameOf(filter) === undefined),
  };
}

/** Months of the periods that are counted in them. */
const MONTHS: Partial<Readonly<Record<Period, number>>> = {
  THIS_MONTH: 1,
  LAST_MONTH: 1,
  THIS_QUARTER: 3,
  LAST_QUARTER: 3,
  THIS_YEAR: 12,
  LAST_YEAR: 12,
  LAST_12_MONTHS: 12,
};

/** The days before a period that are compared with it: as many, and of a period that is not over, those up to now. */
export function daysBefore(period: Period, today: IsoDate): Days {
  const { from, to } = daysOf(period, today);
  const months = MONTHS[period];
  const length = daysBetween(from, to) + 1;
  const first = months === undefined ? addDays(from, -length) : addMonths(from, -months);
  const last = addDays(from, -1);
  if (!period.startsWith('THIS_')) return { from: first, to: last };
  const soFar = addDays(first, daysBetween(from, today));
  return { from: first, to: soFar < last ? soFar : last };
}

/** The question for the days before those of a question; undefined where it is about no period. */
export function queryBefore(query: DataQuery, today: IsoDate): DataQuery | undefined {
  const at = query.filters.findIndex(({ period }) => period !== undefined);
  const found = query.filters[at];
  if (!found?.period) return undefined;
  const { period, ...rest } = found;
  return { ...query, filters: query.filters.with(at, { ...rest, ...daysBefore(period, today) }) };
}
