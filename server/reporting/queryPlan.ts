import type { DataFilter, DataQuery, Step } from '../../resources/figures/dataSet/query.ts';
import type { Actor } from '../../resources/kit/access.ts';
import type { ErrorCode } from '../../resources/kit/codes.ts';
import type { Measure } from '../../resources/kit/dataSet.ts';
import { Refusal } from '../errors.ts';
import type { ColumnSql } from './columnSql.ts';
import { storedDataSets } from './storedDataSets.ts';
import { visibleSet, type VisibleSet } from './visibleSet.ts';

/** A column of a question: one that is grouped or listed. */
export interface AskedColumn {
  readonly column: ColumnSql;
  readonly step: Step | undefined;
}

/** A question whose every name is known, and seen by the user who asks. */
export interface QueryPlan {
  readonly visible: VisibleSet;
  readonly query: DataQuery;
  readonly columns: readonly AskedColumn[];
  /** Absent where rows are asked for. */
  readonly measures: readonly { readonly name: string; readonly measure: Measure }[] | undefined;
  readonly filters: readonly { readonly filter: DataFilter; readonly column: ColumnSql }[];
  /** It answers or compares a column about persons. */
  readonly isPersonal: boolean;
}

/** What the transaction of a question has to know: its day, and that it counts where no rows are asked for. */
export const askedOf = ({ query: { asOf }, measures }: QueryPlan) => ({
  asOf,
  isCounted: measures !== undefined,
});

const refuse = (property: string, error: ErrorCode, column?: string): Refusal =>
  new Refusal(422, 'FORM_ERROR_MSG', [{ property, error }], column === undefined ? {} : { column });

const DAYS = new Set(['date', 'timestamp']);

/**
 * Resolves the names of a question.
 * @throws Refusal 422 for a data set, column or measure that is not there for this user, and for a filter that does not fit
 */
export function planQuery(query: DataQuery, actor: Actor): QueryPlan {
  const stored = storedDataSets.find(({ set }) => set.name === query.dataSet);
  const visible = stored && visibleSet(stored, actor);
  if (!visible) throw refuse('dataSet', 'UNKNOWN_DATA_SET');
  const find = (name: string, property: string): ColumnSql => {
    const column = visible.columns.find((one) => one.name === name);
    if (!column) throw refuse(property, 'UNKNOWN_COLUMN', name);
    return column;
  };
  const columns = query.columns
    ? query.columns.map((name, n) => ({ column: find(name, `columns[${n}]`), step: undefined }))
    : query.by.map(({ column: name, step }, n) => {
        const column = find(name, `by[${n}]`);
        if (step !== undefined && !DAYS.has(column.kind)) throw refuse(`by[${n}]`, 'UNKNOWN_COLUMN', name);
        return { column, step: step ?? (column.kind === 'timestamp' ? ('DAY' as const) : undefined) };
      });
  const measures = query.columns
    ? undefined
    : query.show.map((name, n) => {
        const measure = visible.measures[name];
        if (!measure) throw refuse(`show[${n}]`, 'UNKNOWN_COLUMN', name);
        return { name, measure };
      });
  const filters = query.filters.map((filter, n) => {
    const column = find(filter.column, `filters[${n}]`);
    if (!fits(filter, column)) throw refuse(`filters[${n}]`, 'WRONG_FILTER', filter.column);
    return { filter, column };
  });
  const answered = [...columns.map(({ column }) => column.name), ...(measures ?? []).map(({ name }) => name)];
  if (query.order && !answered.includes(query.order.by))
    throw refuse('order.by', 'UNKNOWN_COLUMN', query.order.by);
  if (query.asOf !== undefined && !visible.stored.set.asOf) throw refuse('asOf', 'NO_VERSIONS_KEPT');
  const isPersonal = [...columns, ...filters].some(({ column }) => column.personal !== undefined);
  return { visible, query, columns, measures, filters, isPersonal };
}

/**
 * Resolves a question whose answer may hold nothing about persons.
 * @throws Refusal 422 COLUMN_IS_PERSONAL, and as `planQuery`
 */
export function planImpersonalQuery(query: DataQuery, actor: Actor): QueryPlan {
  const plan = planQuery(query, actor);
  const personal = [...plan.columns, ...plan.filters].find(({ column }) => column.personal !== undefined);
  if (personal) throw refuse('columns', 'COLUMN_IS_PERSONAL', personal.column.name);
  return plan;
}

/** Whether a column can be compared in this way. */
function fits(filter: DataFilter, { kind }: ColumnSql): boolean {
  const values = [...(filter.is ?? []), ...(filter.isNot ?? [])].filter((value) => value !== null);
  const isNumber = kind === 'number' || kind === 'money';
  const ofType =
    kind === 'reference' || isNumber
      ? (value: unknown) => typeof value === 'number' && Number.isFinite(value)
      : kind === 'boolean'
        ? (value: unknown) => typeof value === 'boolean'
        : (value: unknown) => typeof value === 'string';
  if (!values.every(ofType)) return false;
  if (kind === 'reference' && !values.every(Number.isSafeInteger)) return false;
  if (DAYS.has(kind) && values.length > 0) return false;
  const ends = [filter.from, filter.to].filter((end) => end !== undefined);
  if (!ends.every((end) => (isNumber ? typeof end === 'number' : DAYS.has(kind) && typeof end === 'string')))
    return false;
  if (filter.period !== undefined && !DAYS.has(kind)) return false;
  if (filter.contains !== undefined && !['text', 'transponder', 'reference'].includes(kind)) return false;
  const { column: _, ...conditions } = filter;
  return Object.values(conditions).some((one) => one !== undefined);
}
