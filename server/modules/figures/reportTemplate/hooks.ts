import sql from 'sql-template-tag';
import {
  filtersOf,
  fitsColumn,
  resolveParameters,
} from '../../../../resources/figures/dataSet/parameters.ts';
import type { ReportDefinition } from '../../../../resources/figures/reportTemplate/definition.ts';
import { reportTemplate } from '../../../../resources/figures/reportTemplate/schema.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { kindOfMeasure } from '../../../reporting/describeDataSets.ts';
import { planQuery, type QueryPlan } from '../../../reporting/queryPlan.ts';
import { answeredNames, reportQuestion } from '../../../reporting/report/reportQuestion.ts';
import { mayUseSource, readSources, type StoredSource } from '../../../reporting/sourcePlan.ts';

/** The columns of a report that can be summed up: numbers, money, and what is counted once for each record. */
function canSum(plan: QueryPlan, name: string): boolean {
  const column = plan.columns.find((one) => one.column.name === name)?.column;
  if (column) return plan.measures === undefined && (column.kind === 'number' || column.kind === 'money');
  const measure = plan.measures?.find((one) => one.name === name)?.measure;
  return (
    measure !== undefined &&
    (measure.kind === 'count' || measure.kind === 'sum') &&
    kindOfMeasure(measure, plan.visible) !== 'share'
  );
}

/** What is wrong with the question of a report, its parameters and its layout. */
function faultsOf(
  definition: ReportDefinition,
  source: StoredSource | null,
  { actor }: SignedInCaller,
): FieldError[] {
  const { query, parameters, gone } = reportQuestion(definition, source);
  const wrongColumns: FieldError = { property: 'definition', error: 'INVALID_COLUMNS' };
  if (gone.length > 0) return [wrongColumns];
  // The columns of a query are known when it runs: those that it has no longer are named in the file.
  if (!query) return [];
  const answered = answeredNames(query);
  if (answered.length === 0) return [{ property: 'definition', error: 'MISSING_COLUMNS' }];
  if (new Set(answered).size < answered.length) return [wrongColumns];
  const { values, errors } = resolveParameters(
    parameters.map((one) => ({ ...one, isRequired: false })),
    {},
  );
  const plan = planQuery({ ...query, filters: [...query.filters, ...filtersOf(parameters, values)] }, actor);
  const names = new Set(parameters.map(({ name }) => name));
  const isWrong = parameters.some(({ type, column: name }) => {
    const column = plan.visible.columns.find((one) => one.name === name);
    return !column || !fitsColumn(type, column);
  });
  const sums = Object.entries(definition.layout).filter(([, { isTotal }]) => isTotal);
  const inParameters = (error: FieldError['error']): FieldError => ({
    property: 'definition.parameters',
    error,
  });
  return [
    ...(names.size < parameters.length ? [inParameters('DUPLICATE_PARAMETER')] : []),
    ...(isWrong || errors.length > 0 ? [inParameters('INVALID_PARAMETERS')] : []),
    ...(sums.some(([name]) => !canSum(plan, name))
      ? [{ property: 'definition.layout', error: 'INVALID_COLUMNS' as const }]
      : []),
  ];
}

/** The source that a template names, as its editor may use it. */
async function sourceOf(
  tx: Queryable,
  id: number | null | undefined,
  { actor }: SignedInCaller,
): Promise<StoredSource | null> {
  if (id == null) return null;
  const [source] = await readSources(tx, [id]);
  if (!source || !mayUseSource(source, actor))
    throw formError([{ property: 'dataSourceId', error: 'UNKNOWN_DATA_SOURCE' }]);
  return source;
}

export const reportTemplateHooks = hooksFor(reportTemplate, {
  // Others see those that they may run.
  scope: ({ actor }) =>
    actor.permissions.includes('MANAGE_REPORT_TEMPLATES')
      ? null
      : sql`t.is_active and (t.permission is null or t.permission = any(${[...actor.permissions]}::text[]))
          and (coalesce(cardinality(t.entity_profile_ids), 0) = 0 or exists (select from entity_profile p
            where p.id = any(t.entity_profile_ids) and p.name = ${actor.entityProfile?.name ?? null}))`,
  checkState: async ({ tx, before, change }) => {
    if (change !== 'DELETE') return;
    const used = await findOne(
      tx,
      sql`select 1 from report_schedule where template_id = ${before.id} limit 1`,
    );
    if (used) throw conflict('REPORT_TEMPLATE_IN_USE');
  },
  checkInput: async ({ tx, before, input, caller }) => {
    if (!('definition' in input) && !('dataSourceId' in input)) return;
    const { definition, dataSourceId } = { ...before, ...input };
    const source = await sourceOf(tx, dataSourceId, caller);
    const faults = definition ? faultsOf(definition as ReportDefinition, source, caller) : [];
    if (faults.length > 0) throw formError(faults);
  },
});
