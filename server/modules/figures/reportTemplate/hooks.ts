import sql from 'sql-template-tag';
import type { ReportDefinition } from '../../../../resources/figures/reportTemplate/definition.ts';
import { reportTemplate } from '../../../../resources/figures/reportTemplate/schema.ts';
import type { Actor } from '../../../../resources/kit/access.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { findOne } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { kindOfMeasure } from '../../../reporting/describeDataSets.ts';
import { planQuery, type QueryPlan } from '../../../reporting/queryPlan.ts';
import { fitsColumn } from '../../../reporting/report/parameters.ts';

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
function faultsOf({ query, parameters, layout }: ReportDefinition, actor: Actor): FieldError[] {
  const answered = query.columns ?? [...query.by.map(({ column }) => column), ...query.show];
  if (answered.length === 0) return [{ property: 'definition', error: 'MISSING_COLUMNS' }];
  if (new Set(answered).size < answered.length) return [{ property: 'definition', error: 'INVALID_COLUMNS' }];
  const plan = planQuery(
    {
      ...query,
      filters: [
        ...query.filters,
        ...parameters.flatMap(({ column, initial }) => (initial ? [{ column, ...initial }] : [])),
      ],
    },
    actor,
  );
  const names = new Set(parameters.map(({ name }) => name));
  const isWrong = parameters.some(({ type, column: name }) => {
    const column = plan.visible.columns.find((one) => one.name === name);
    return !column || !fitsColumn(type, column);
  });
  const sums = Object.entries(layout).filter(([, { isTotal }]) => isTotal);
  return [
    ...(isWrong || names.size < parameters.length
      ? [{ property: 'definition.parameters', error: 'INVALID_PARAMETERS' as const }]
      : []),
    ...(sums.some(([name]) => !canSum(plan, name))
      ? [{ property: 'definition.layout', error: 'INVALID_COLUMNS' as const }]
      : []),
  ];
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
  checkInput: async ({ input, caller }) => {
    const { definition } = input;
    const faults = definition ? faultsOf(definition as ReportDefinition, caller.actor) : [];
    if (faults.length > 0) throw formError(faults);
  },
});
