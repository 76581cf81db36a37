import type { DataFilter } from '../../../resources/figures/dataSet/query.ts';
import type {
  ParameterType,
  ParameterValues,
  ReportParameter,
} from '../../../resources/figures/reportTemplate/definition.ts';
import type { FieldError } from '../../../resources/kit/codes.ts';
import { formError } from '../../errors.ts';
import type { ColumnSql } from '../columnSql.ts';

/** Which columns a type of parameter fits. */
const FITS: Readonly<Record<ParameterType, (column: Pick<ColumnSql, 'kind' | 'to'>) => boolean>> = {
  text: ({ kind }) => kind === 'text' || kind === 'transponder' || kind === 'reference',
  number: ({ kind }) => kind === 'number' || kind === 'money',
  date: ({ kind }) => kind === 'date' || kind === 'timestamp',
  period: ({ kind }) => kind === 'date' || kind === 'timestamp',
  choice: ({ kind }) => kind === 'choice' || kind === 'boolean',
  entity: ({ to }) => to === 'entity',
  municipality: ({ to }) => to === 'county',
  breed: ({ to }) => to === 'breed',
};

/** Whether a parameter can be asked of a column. */
export const fitsColumn = (type: ParameterType, column: Pick<ColumnSql, 'kind' | 'to'>): boolean =>
  FITS[type](column);

/**
 * Returns the conditions that the values of a run mean; what is proposed stands in for a value that is left out.
 * @throws Refusal 422 for a value that is missing, and for one that no parameter has
 */
export function filtersOf(parameters: readonly ReportParameter[], values: ParameterValues): DataFilter[] {
  const errors: FieldError[] = [];
  const known = new Set(parameters.map(({ name }) => name));
  for (const name of Object.keys(values))
    if (!known.has(name)) errors.push({ property: `parameters.${name}`, error: 'INVALID_PARAMETERS' });
  const filters = parameters.flatMap(({ name, column, initial, isRequired }) => {
    const given = values[name] ?? initial;
    if (given && Object.values(given).some((one) => one !== undefined)) return [{ column, ...given }];
    if (isRequired) errors.push({ property: `parameters.${name}`, error: 'MISSING_PARAMETERS' });
    return [];
  });
  if (errors.length > 0) throw formError(errors);
  return filters;
}
