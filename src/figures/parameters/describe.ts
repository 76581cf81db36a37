import type { DataSetColumn } from '../../../resources/figures/dataSet/calls.ts';
import {
  kindOfType,
  typeOfColumn,
  type DescribedParameter,
  type Parameter,
} from '../../../resources/figures/dataSet/parameters.ts';

/** A parameter that is being made, as it will be asked: of a data set's column, or of a query. */
export function describeParameter(
  parameter: Parameter,
  columns: readonly DataSetColumn[] | null,
): DescribedParameter | undefined {
  if (!columns)
    return {
      ...parameter,
      ...kindOfType(parameter.type),
      label: parameter.title || parameter.name,
      ...(parameter.choices && { options: parameter.choices.map((value) => ({ value, label: value })) }),
      isSingle: true,
    };
  const column = columns.find(({ name }) => name === parameter.column);
  if (!column) return undefined;
  const { kind, to, choices } = column;
  return {
    ...parameter,
    kind,
    label: parameter.title || column.label,
    ...(to !== undefined && { to }),
    ...(choices && { options: choices }),
    isSingle: false,
  };
}

/** The parameter that asks for a column; a period is asked for, and last month proposed. */
export function parameterOf(column: DataSetColumn): Parameter | undefined {
  const type = typeOfColumn(column);
  if (!type) return undefined;
  return {
    name: column.name,
    type,
    column: column.name,
    isRequired: type === 'PERIOD',
    ...(type === 'PERIOD' && { initial: { period: 'LAST_MONTH' as const } }),
  };
}
