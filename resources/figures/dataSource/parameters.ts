import { z } from 'zod';
import type { FieldError } from '../../kit/codes.ts';
import { addDays, isIsoDate, type IsoDate } from '../../numbers/dates.ts';
import { recordOf } from '../../kit/checks/bounds.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { daysOf } from '../dataSet/periods.ts';
import { PERIODS, type DataFilter, type Period } from '../dataSet/query.ts';

/** The most parameters of a source. */
export const MOST_PARAMETERS = 20;

/** What a parameter is: how it is entered, and what it is compared with. */
export const PARAMETER_TYPES = [
  'TEXT',
  'NUMBER',
  'DATE',
  'PERIOD',
  'CHOICE',
  'ENTITY',
  'MUNICIPALITY',
  'BREED',
] as const;
export type ParameterKind = (typeof PARAMETER_TYPES)[number];

const days = z.strictObject({ from: z.string().max(10), to: z.string().max(10) });

/** The value of a parameter: of a period its name or its two days, of a record its id. */
export const parameterValue = z.union([z.string().max(200), z.number(), days, z.null()]);
export type ParameterValue = z.output<typeof parameterValue>;

/** Values of parameters by their names. */
export const parameterValues = recordOf(parameterValue, MOST_PARAMETERS);
export type ParameterValues = z.output<typeof parameterValues>;

/** A value that is asked for before a source answers. */
export const parameter = z.strictObject({
  name: impersonal(
    z
      .string()
      .max(40, 'INVALID_PARAMETER_NAME')
      .regex(/^[a-z][A-Za-z0-9_]{0,39}$/, 'INVALID_PARAMETER_NAME'),
  ),
  label: impersonal(z.string().trim().min(1).max(80)),
  type: z.enum(PARAMETER_TYPES),
  /** Of a data set: the column that it filters. A query names the parameter itself. */
  column: impersonal(z.string().max(60)).optional(),
  isRequired: z.boolean().default(false),
  /** Its value where none is given. */
  initial: parameterValue.default(null),
  /** Of a choice. */
  choices: z.array(z.string().trim().min(1).max(80)).max(50).optional(),
});
export type SourceParameter = z.output<typeof parameter>;

/** A value as a source uses it: the days of a period, the day of a moving one. */
export type ResolvedValue = string | number | { readonly from: IsoDate; readonly to: IsoDate } | null;

const isPeriod = (value: unknown): value is Period => PERIODS.includes(value as Period);

/** The value as it is used on a day; undefined for one that its type does not have. */
function resolve(
  { type, choices }: SourceParameter,
  value: ParameterValue,
  today: IsoDate,
): ResolvedValue | undefined {
  if (value === null || value === '') return null;
  if (type === 'PERIOD') {
    if (isPeriod(value)) return daysOf(value, today);
    const isRange =
      typeof value === 'object' && isIsoDate(value.from) && isIsoDate(value.to) && value.from <= value.to;
    return isRange ? value : undefined;
  }
  if (typeof value === 'object') return undefined;
  if (type === 'DATE') {
    if (value === 'TODAY') return today;
    if (value === 'YESTERDAY') return addDays(today, -1);
    return typeof value === 'string' && isIsoDate(value) ? value : undefined;
  }
  if (type === 'TEXT') return typeof value === 'string' ? value : undefined;
  if (type === 'CHOICE') return typeof value === 'string' && choices?.includes(value) ? value : undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return type === 'NUMBER' || (Number.isSafeInteger(value) && value > 0) ? value : undefined;
}

/** Parameters with their values, or what is wrong with those that were given. */
export interface ResolvedParameters {
  readonly values: ReadonlyMap<string, ResolvedValue>;
  readonly errors: readonly FieldError[];
}

/** Puts given and initial values of parameters together, as they are used on a day. */
export function resolveParameters(
  parameters: readonly SourceParameter[],
  given: ParameterValues,
  today: IsoDate,
): ResolvedParameters {
  const values = new Map<string, ResolvedValue>();
  const errors: FieldError[] = Object.keys(given)
    .filter((name) => !parameters.some((one) => one.name === name))
    .map((name) => ({ property: `parameters.${name}`, error: 'UNKNOWN_PARAMETER' }));
  for (const one of parameters) {
    const value = resolve(one, Object.hasOwn(given, one.name) ? given[one.name]! : one.initial, today);
    const property = `parameters.${one.name}`;
    if (value === undefined) errors.push({ property, error: 'WRONG_PARAMETER' });
    else if (value === null && one.isRequired) errors.push({ property, error: 'MISSING_PARAMETER' });
    values.set(one.name, value ?? null);
  }
  return { values, errors };
}

/** The filters that the parameters of a data set mean; one without a value filters nothing. */
export const filtersOf = (
  parameters: readonly SourceParameter[],
  values: ReadonlyMap<string, ResolvedValue>,
): DataFilter[] =>
  parameters.flatMap(({ name, column, type }): DataFilter[] => {
    const value = values.get(name) ?? null;
    if (column === undefined || value === null) return [];
    if (typeof value === 'object') return [{ column, ...value }];
    // One day is a range of one.
    return type === 'DATE' ? [{ column, from: value, to: value }] : [{ column, is: [value] }];
  });
