import type { LocaleName } from '../../../i18n/locale.ts';
import type { DataQuery } from '../../../resources/figures/dataSet/query.ts';
import type { ParameterValues } from '../../../resources/figures/reportTemplate/definition.ts';
import type { Actor } from '../../../resources/kit/access.ts';
import { conflict, formError, Refusal } from '../../errors.ts';
import { labelsOf } from '../labels.ts';
import { planQuery, type QueryPlan } from '../queryPlan.ts';
import { storedDataSets } from '../storedDataSets.ts';
import { visibleSet } from '../visibleSet.ts';
import { filtersOf } from './parameters.ts';
import { isOpenTo, type ReportTemplate } from './template.ts';

/** What a run of a report is asked. */
export interface ReportRequest {
  readonly parameters: ParameterValues;
  /** The past day whose figures are wanted. */
  readonly asOf?: string | undefined;
}

/** A report of which it is known what its user may see. */
export interface ReportPlan {
  readonly template: ReportTemplate;
  readonly plan: QueryPlan;
  /** The name of the data set, and the labels of columns that the user may not see. */
  readonly source: string;
  readonly leftOut: readonly string[];
}

/**
 * Plans a report for a user: columns that the user may not see are left out and named; a condition on such a column
 * refuses the whole, as without it there would be more rows than were meant.
 * @throws Refusal where the user may not have the report, or its values are wrong
 */
export function planReport(
  template: ReportTemplate,
  { parameters, asOf }: ReportRequest,
  actor: Actor,
  language: LocaleName,
): ReportPlan {
  if (!template.isActive) throw conflict('REPORT_TEMPLATE_NOT_ACTIVE');
  const { query, parameters: asked, layout } = template.definition;
  const stored = storedDataSets.find(({ set }) => set.name === query.dataSet);
  const visible = stored && visibleSet(stored, actor);
  if (!visible || !isOpenTo(template, actor)) throw new Refusal(403, 'REPORT_NOT_ALLOWED');
  const { set } = visible.stored;
  if (asOf !== undefined && !set.asOf) throw conflict('REPORT_HAS_NO_PAST');
  const columns = new Set(visible.columns.map(({ name }) => name));
  const filters = [...query.filters, ...filtersOf(asked, parameters)];
  const hidden = filters.find(({ column }) => !columns.has(column));
  if (hidden) throw new Refusal(403, 'REPORT_NOT_ALLOWED', [], { column: hidden.column });
  const seen: DataQuery = {
    ...query,
    by: query.by.filter(({ column }) => columns.has(column)),
    show: query.show.filter((name) => name in visible.measures),
    ...(query.columns && { columns: query.columns.filter((name) => columns.has(name)) }),
    filters,
    ...(asOf !== undefined && { asOf }),
  };
  const answered = [...(seen.columns ?? [...seen.by.map(({ column }) => column), ...seen.show])];
  if (answered.length === 0) throw new Refusal(403, 'REPORT_HAS_NO_COLUMNS');
  const { order, ...rest } = seen;
  const plan = planChecked(order && answered.includes(order.by) ? seen : rest, actor);
  const labels = labelsOf(set.name, language);
  const own = language === 'en' ? 'titleEn' : 'title';
  const leftOut = [...(query.columns ?? query.by.map(({ column }) => column))]
    .filter((name) => !columns.has(name))
    .map((name) => {
      const column = stored.columns.find((one) => one.name === name);
      return layout[name]?.[own] ?? (column ? labels.column(column) : name);
    });
  const leftOutMeasures = query.columns
    ? []
    : query.show
        .filter((name) => !(name in visible.measures))
        .map((name) => layout[name]?.[own] ?? labels.measure(name));
  return { template, plan, source: labels.name, leftOut: [...leftOut, ...leftOutMeasures] };
}

/** Plans a question; what its values have wrong is said of the parameters, which are what the user has entered. */
function planChecked(query: DataQuery, actor: Actor): QueryPlan {
  try {
    return planQuery(query, actor);
  } catch (error) {
    if (error instanceof Refusal && error.errors.some((one) => one.error === 'WRONG_FILTER'))
      throw formError([{ property: 'parameters', error: 'INVALID_PARAMETERS' }]);
    throw error;
  }
}
