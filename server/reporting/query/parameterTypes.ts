import type { Parameter, QueryValue } from '../../../resources/figures/dataSet/parameters.ts';
import type { ParameterType } from './parameters.ts';

const TYPES: Readonly<Record<Exclude<Parameter['type'], 'PERIOD'>, ParameterType>> = {
  TEXT: 'text',
  NUMBER: 'numeric',
  DATE: 'date',
  CHOICE: 'text',
  ENTITY: 'int8',
  MUNICIPALITY: 'int8',
  BREED: 'int8',
};

/** The names that a query uses for its parameters, and their types: a period has a first and a last day. */
export const typesOf = (parameters: readonly Parameter[]): ReadonlyMap<string, ParameterType> =>
  new Map(
    parameters.flatMap(({ name, type }): [string, ParameterType][] =>
      type === 'PERIOD'
        ? [
            [`${name}.from`, 'date'],
            [`${name}.to`, 'date'],
          ]
        : [[name, TYPES[type]]],
    ),
  );

/** The values of a query's parameters as texts, in the order of their numbers. */
export const textsOf = (
  names: readonly string[],
  values: ReadonlyMap<string, QueryValue>,
): (string | null)[] =>
  names.map((name) => {
    const [parameter = '', end] = name.split('.');
    const value = values.get(parameter);
    if (value === undefined) return null;
    return typeof value === 'object' ? value[end === 'to' ? 'to' : 'from'] : String(value);
  });
