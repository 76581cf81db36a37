import type { LocaleName } from '../../../i18n/locale.ts';
import {
  filtersOf,
  resolveParameters,
  type ParameterValue,
  type ParameterValues,
} from '../../../resources/figures/dataSet/parameters.ts';
import type { DataQuery } from '../../../resources/figures/dataSet/query.ts';
import type { SignedInCaller } from '../../context.ts';
import { conflict, formError, Refusal } from '../../errors.ts';
import { labelsOf } from '../labels.ts';
import { planQuery, type QueryPlan } from '../queryPlan.ts';
import { mayUseSource, planDefinition, type SourcePlan, type StoredSource } from '../sourcePlan.ts';
import { storedDataSets } from '../storedDataSets.ts';
import { visibleSet } from '../visibleSet.ts';
import { answeredNames, reportQuestion, type ReportQuestion } from './reportQuestion.ts';
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
  /** The data source that it asks; none where it has a question of its own. */
  readonly source: StoredSource | null;
  readonly plan: SourcePlan['plan'];
  readonly isPersonal: boolean;
  readonly values: ReadonlyMap<string, ParameterValue>;
  /** Where its rows come from, in words. */
  readonly sourceName: string;
  /** Labels of columns that the user may not see, or that its source has no longer. */
  readonly leftOut: readonly string[];
}

const notAllowed = (column?: string): Refusal =>
  new Refusal(403, 'REPORT_NOT_ALLOWED', [], column === undefined ? {} : { column });

/**
 * Plans a report for a user, with the data source that its template names.
 * @throws Refusal where the user may not have the report, or its values are wrong
 */
export async function planReport(
  template: ReportTemplate,
  source: StoredSource | null,
  request: ReportRequest,
  caller: SignedInCaller,
  language: LocaleName,
): Promise<ReportPlan> {
  if (!template.isActive) throw conflict('REPORT_TEMPLATE_NOT_ACTIVE');
  if (!isOpenTo(template, caller.actor) || (source && !mayUseSource(source, caller.actor)))
    throw notAllowed();
  if (source && !source.isActive) throw conflict('DATA_SOURCE_INACTIVE');
  const question = reportQuestion(template.definition, source);
  if (question.query)
    return {
      template,
      source,
      ...planQuestion(template, question.query, question, request, caller, language),
    };
  if (!source) throw notAllowed();
  return { template, source, ...(await planSourceQuery(source, request, caller)) };
}

/** A query is run as a whole: who may not read one of its columns has no report of it. */
async function planSourceQuery(
  source: StoredSource,
  { parameters, asOf }: ReportRequest,
  caller: SignedInCaller,
): Promise<Omit<ReportPlan, 'template' | 'source'>> {
  if (asOf !== undefined) throw conflict('REPORT_HAS_NO_PAST');
  try {
    const planned = await planDefinition(source, caller, { parameters });
    return { ...planned, sourceName: source.name, leftOut: [] };
  } catch (error) {
    const hidden =
      error instanceof Refusal &&
      error.errors.some((one) => one.property === 'queryText' && one.error === 'UNKNOWN_COLUMN');
    throw hidden ? notAllowed() : error;
  }
}

/**
 * Plans a question to a data set: columns that the user may not see are left out and named; a condition on such a column
 * refuses the whole, as without it there would be more rows than were meant.
 */
function planQuestion(
  { definition: { layout } }: ReportTemplate,
  query: DataQuery,
  { parameters: asked, gone }: ReportQuestion,
  { parameters, asOf }: ReportRequest,
  { actor }: SignedInCaller,
  language: LocaleName,
): Omit<ReportPlan, 'template' | 'source'> {
  const stored = storedDataSets.find(({ set }) => set.name === query.dataSet);
  const visible = stored && visibleSet(stored, actor);
  if (!visible) throw notAllowed();
  const { set } = visible.stored;
  if (asOf !== undefined && !set.asOf) throw conflict('REPORT_HAS_NO_PAST');
  const { values, errors } = resolveParameters(asked, parameters);
  if (errors.length > 0) throw formError(errors);
  const columns = new Set(visible.columns.map(({ name }) => name));
  const filters = [...query.filters, ...filtersOf(asked, values)];
  const hidden = filters.find(({ column }) => !columns.has(column));
  if (hidden) throw notAllowed(hidden.column);
  const seen: DataQuery = {
    ...query,
    by: query.by.filter(({ column }) => columns.has(column)),
    show: query.show.filter((name) => name in visible.measures),
    ...(query.columns && { columns: query.columns.filter((name) => columns.has(name)) }),
    filters,
    ...(asOf !== undefined && { asOf }),
  };
  const answered = answeredNames(seen);
  if (answered.length === 0) throw new Refusal(403, 'REPORT_HAS_NO_COLUMNS');
  const { order, ...rest } = seen;
  const plan = planChecked(order && answered.includes(order.by) ? seen : rest, actor);
  const labels = labelsOf(set.name, language);
  const own = language === 'en' ? 'titleEn' : 'title';
  const measures = new Set(query.columns ? [] : query.show);
  const leftOut = answeredNames(query)
    .filter((name) => !answered.includes(name))
    .map((name) => {
      const column = measures.has(name) ? undefined : stored.columns.find((one) => one.name === name);
      return layout[name]?.[own] ?? (column ? labels.column(column) : labels.measure(name));
    });
  return {
    plan: { kind: 'DATA_SET', plan },
    isPersonal: plan.isPersonal,
    values,
    sourceName: labels.name,
    leftOut: [...leftOut, ...gone.map((name) => layout[name]?.[own] ?? name)],
  };
}

/** Plans a question; what its values have wrong is said of the parameters, which are what the user has entered. */
function planChecked(query: DataQuery, actor: SignedInCaller['actor']): QueryPlan {
  try {
    return planQuery(query, actor);
  } catch (error) {
    if (error instanceof Refusal && error.errors.some((one) => one.error === 'WRONG_FILTER'))
      throw formError([{ property: 'parameters', error: 'WRONG_PARAMETER' }]);
    throw error;
  }
}
