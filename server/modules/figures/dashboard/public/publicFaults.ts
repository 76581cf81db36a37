import type { DataFilter, DataQuery } from '../../../../../resources/figures/dataSet/query.ts';
import { dataSourceOf, queryOf } from '../../../../../resources/figures/dashboard/widgets.ts';
import type { ErrorCode, FieldError } from '../../../../../resources/kit/codes.ts';
import type { Measure } from '../../../../../resources/kit/dataSet.ts';
import { Refusal } from '../../../../errors.ts';
import { planQuery, type AskedColumn, type QueryPlan } from '../../../../reporting/queryPlan.ts';
import { REGISTER_READER } from '../../../../auth/registerReader.ts';
import type { ResolvedWidget } from '../resolveWidgets.ts';

/** Records by which the public may count: none of them is a person. */
const PUBLIC_REFERENCES = [
  'breed',
  'county',
  'district',
  'parish',
  'country',
  'entity',
  'entityProfile',
  'vaccine',
  'financingEntity',
];
/** Days are counted by no shorter step: what happened on one day could be recognised. */
const PUBLIC_STEPS = ['MONTH', 'QUARTER', 'YEAR'];

const isPublicColumn = ({ column, step }: AskedColumn): boolean => {
  if (column.personal !== undefined) return false;
  if (step !== undefined) return PUBLIC_STEPS.includes(step);
  if (column.kind === 'reference') return PUBLIC_REFERENCES.includes(column.to ?? '');
  return column.kind === 'choice' || column.kind === 'boolean';
};

/** Whether a measure is a number of records, or a share of them: nothing else can be suppressed. */
const isCount = (measure: Measure | undefined, all: Readonly<Record<string, Measure>>): boolean =>
  measure?.kind === 'ratio'
    ? isCount(all[measure.part], all) && isCount(all[measure.whole], all)
    : measure?.kind === 'count';

const isPublicFilter = ({ contains, isNot, is, ...range }: DataFilter, asked: AskedColumn): boolean =>
  contains === undefined &&
  (is !== undefined || isNot !== undefined
    ? isPublicColumn(asked)
    : range.period !== undefined || typeof range.from === 'string' || typeof range.to === 'string');

/** Whether a question can be answered to everybody, if the small cells of its answer are left out. */
function isPublic({ visible, query, columns, measures, filters }: QueryPlan): boolean {
  return (
    visible.stored.set.scope !== 'OPERATOR' &&
    query.columns === undefined &&
    query.asOf === undefined &&
    columns.every(isPublicColumn) &&
    (measures ?? []).every(({ measure }) => isCount(measure, visible.measures)) &&
    filters.every(({ filter, column }) => isPublicFilter(filter, { column, step: undefined }))
  );
}

/** Whether a filter leaves one value of a column: what is counted is then a cell of a table by that column. */
export const isOneValue = ({ column: _, is, ...others }: DataFilter): boolean =>
  is?.length === 1 && Object.values(others).every((other) => other === undefined);

/** What the widgets over one data set must have in common, so that all of their cells add up with each other. */
export function familyOf({ dataSet, filters }: Pick<DataQuery, 'dataSet' | 'filters'>): string {
  const others = filters.filter((filter) => !isOneValue(filter));
  return JSON.stringify([dataSet, others.map((one) => JSON.stringify(one)).toSorted()]);
}

/** The widgets of a data set count different records, or the same days by different steps. */
function differs(query: DataQuery, others: readonly DataQuery[]): boolean {
  return others.some(
    (other) =>
      other.dataSet === query.dataSet &&
      (familyOf(other) !== familyOf(query) ||
        other.by.some(({ column, step }) =>
          query.by.some((one) => one.column === column && one.step !== step),
        )),
  );
}

/** What keeps widgets from being shown to everybody. */
export function publicFaults(widgets: readonly ResolvedWidget[]): FieldError[] {
  const queries = widgets.flatMap(({ widget }) => queryOf(widget) ?? []);
  return widgets.flatMap(({ widget, source }, at) => {
    const query = queryOf(widget);
    const fault = (error: ErrorCode): FieldError[] => [{ property: `widgets[${at}]`, error }];
    // What a query answers may be single records, and what asks for a permission is not for everybody.
    if (dataSourceOf(widget) !== undefined || source?.requiredPermission)
      return fault('DASHBOARD_HAS_PERSONAL_DATA');
    if (!query) return [];
    try {
      if (!isPublic(planQuery(query, REGISTER_READER.actor))) return fault('DASHBOARD_HAS_PERSONAL_DATA');
    } catch (failure) {
      if (failure instanceof Refusal) return fault('WIDGET_QUERY_WRONG');
      throw failure;
    }
    return differs(query, queries) ? fault('WIDGETS_DIFFER_FOR_PUBLIC') : [];
  });
}
