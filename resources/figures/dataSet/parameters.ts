import { z } from 'zod';
import type { FieldError } from '../../kit/codes.ts';
import { COLUMN_KINDS, type ColumnKind } from '../../kit/dataSet.ts';
import { recordOf } from '../../kit/checks/bounds.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { isIsoDate, type IsoDate } from '../../numbers/dates.ts';
import { daysOf, type Days } from './periods.ts';
import { dataFilter, type DataFilter } from './query.ts';

/** The most parameters of a data source or of a report. */
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
export type ParameterType = (typeof PARAMETER_TYPES)[number];

/** The value of a parameter: a condition, on the column that it names or, of a query, on nothing but itself. */
export const parameterValue = dataFilter.omit({ column: true });
export type ParameterValue = z.output<typeof parameterValue>;

/** Values of parameters by their names. */
export const parameterValues = recordOf(parameterValue, MOST_PARAMETERS);
export type ParameterValues = z.output<typeof parameterValues>;

const title = impersonal(z.string().trim().max(80));

/** What is asked before a data source or a report answers. */
export const parameter = z.strictObject({
  name: impersonal(
    z
      .string()
      .max(40, 'INVALID_PARAMETER_NAME')
      .regex(/^[a-z][A-Za-z0-9_]{0,39}$/, 'INVALID_PARAMETER_NAME'),
  ),
  type: z.enum(PARAMETER_TYPES),
  /** Of a data set: the column that it filters. A query names the parameter itself. */
  column: impersonal(z.string().min(1).max(60)).optional(),
  /** In place of the column's label, or of the name. */
  title: title.optional(),
  titleEn: title.optional(),
  isRequired: z.boolean().default(false),
  /** Its value where none is given, such as the last month. */
  initial: parameterValue.optional(),
  /** Of a choice in a query: the texts among which is chosen. */
  choices: z.array(z.string().trim().min(1).max(80)).max(50).optional(),
});
export type Parameter = z.output<typeof parameter>;

/** A parameter as it is asked for: what it is called, and how it is entered. */
export const describedParameter = parameter.extend({
  label: impersonal(z.string()),
  kind: z.enum(COLUMN_KINDS),
  /** Of a reference: the module whose records it means. */
  to: z.string().optional(),
  /** Values among which is chosen, with their labels. */
  options: z.array(z.object({ value: z.string(), label: impersonal(z.string()) })).optional(),
  /** It has one value: that of a query's parameter. */
  isSingle: z.boolean(),
});
export type DescribedParameter = z.output<typeof describedParameter>;

type Comparable = { readonly kind: ColumnKind; readonly to?: string | undefined };

const isDay = ({ kind }: Comparable): boolean => kind === 'date' || kind === 'timestamp';

/** The columns that a type of parameter fits; the first of their kinds is that of a query's parameter. */
const TYPES: Readonly<
  Record<
    ParameterType,
    { readonly kind: ColumnKind; readonly to?: string; readonly fits: (column: Comparable) => boolean }
  >
> = {
  TEXT: {
    kind: 'text',
    fits: ({ kind }) => kind === 'text' || kind === 'transponder' || kind === 'reference',
  },
  NUMBER: { kind: 'number', fits: ({ kind }) => kind === 'number' || kind === 'money' },
  DATE: { kind: 'date', fits: isDay },
  PERIOD: { kind: 'date', fits: isDay },
  CHOICE: { kind: 'choice', fits: ({ kind }) => kind === 'choice' || kind === 'boolean' },
  ENTITY: { kind: 'reference', to: 'entity', fits: ({ to }) => to === 'entity' },
  MUNICIPALITY: { kind: 'reference', to: 'county', fits: ({ to }) => to === 'county' },
  BREED: { kind: 'reference', to: 'breed', fits: ({ to }) => to === 'breed' },
};

/** Whether a parameter can be asked of a column. */
export const fitsColumn = (type: ParameterType, column: Comparable): boolean => TYPES[type].fits(column);

/** The type by which a column is asked; none for one that cannot be asked. */
export function typeOfColumn(column: Comparable): ParameterType | undefined {
  if (isDay(column)) return 'PERIOD';
  if (column.kind !== 'reference') return PARAMETER_TYPES.find((type) => TYPES[type].fits(column));
  return (['ENTITY', 'MUNICIPALITY', 'BREED'] as const).find((type) => TYPES[type].fits(column));
}

/** What the parameter of a query is entered as. */
export const kindOfType = (type: ParameterType): { readonly kind: ColumnKind; readonly to?: string } => {
  const { kind, to } = TYPES[type];
  return { kind, ...(to !== undefined && { to }) };
};

const isGiven = (value: ParameterValue | undefined): value is ParameterValue =>
  value !== undefined && Object.values(value).some((one) => one !== undefined);

/** Whether a condition has the form that its type has; what its values are is compared with the column. */
function hasForm({ type, choices }: Parameter, value: ParameterValue): boolean {
  const { is, isNot, contains, period, from, to } = value;
  const listed = [...(is ?? []), ...(isNot ?? [])];
  const isRange = from !== undefined || to !== undefined;
  if (type === 'DATE' || type === 'PERIOD') {
    if (listed.length > 0 || contains !== undefined) return false;
    const ends = [from, to].filter((end) => end !== undefined);
    const areDays = ends.every((end) => typeof end === 'string' && isIsoDate(end));
    return areDays && (from === undefined || to === undefined || from <= to);
  }
  if (period !== undefined || (contains !== undefined && type !== 'TEXT')) return false;
  if (isRange)
    return type === 'NUMBER' && [from, to].every((end) => end === undefined || typeof end === 'number');
  const some = listed.filter((one) => one !== null);
  if (type === 'NUMBER') return some.every((one) => typeof one === 'number' && Number.isFinite(one));
  if (type === 'TEXT') return some.every((one) => typeof one === 'string');
  if (type === 'CHOICE')
    return some.every((one) =>
      choices ? typeof one === 'string' && choices.includes(one) : typeof one !== 'number',
    );
  return some.every((one) => typeof one === 'number' && Number.isSafeInteger(one) && one > 0);
}

/** Parameters with their values, or what is wrong with those that were given. */
export interface ResolvedParameters {
  readonly values: ReadonlyMap<string, ParameterValue>;
  readonly errors: readonly FieldError[];
}

/** Puts given and initial values of parameters together; one without a value is absent. */
export function resolveParameters(
  parameters: readonly Parameter[],
  given: ParameterValues,
): ResolvedParameters {
  const values = new Map<string, ParameterValue>();
  const errors: FieldError[] = Object.keys(given)
    .filter((name) => !parameters.some((one) => one.name === name))
    .map((name) => ({ property: `parameters.${name}`, error: 'UNKNOWN_PARAMETER' }));
  for (const one of parameters) {
    // An empty condition says that none is wanted, also where one is proposed.
    const value = Object.hasOwn(given, one.name) ? given[one.name] : one.initial;
    const property = `parameters.${one.name}`;
    if (!isGiven(value)) {
      if (one.isRequired) errors.push({ property, error: 'MISSING_PARAMETER' });
    } else if (hasForm(one, value)) values.set(one.name, value);
    else errors.push({ property, error: 'WRONG_PARAMETER' });
  }
  return { values, errors };
}

/** The filters that the parameters of a data set mean; one without a value filters nothing. */
export const filtersOf = (
  parameters: readonly Parameter[],
  values: ReadonlyMap<string, ParameterValue>,
): DataFilter[] =>
  parameters.flatMap(({ name, column }) => {
    const value = values.get(name);
    return column === undefined || value === undefined ? [] : [{ column, ...value }];
  });

/** The value of a query's parameter: of a period its two days. */
export type QueryValue = string | number | Days;

/** The one value that a condition of a query's parameter means on a day; undefined for one that means several or none. */
export function queryValueOf(
  { type }: Pick<Parameter, 'type'>,
  { is, isNot, contains, period, from, to }: ParameterValue,
  today: IsoDate,
): QueryValue | undefined {
  if (isNot !== undefined) return undefined;
  if (type === 'DATE' || type === 'PERIOD') {
    const days = period ? daysOf(period, today) : { from: from ?? to, to: to ?? from };
    if (typeof days.from !== 'string' || typeof days.to !== 'string') return undefined;
    if (type === 'DATE') return days.from === days.to ? days.from : undefined;
    // An open end would be a day that was not chosen.
    return period || (from !== undefined && to !== undefined) ? { from: days.from, to: days.to } : undefined;
  }
  const all: readonly unknown[] = is ?? [contains ?? (from === to ? from : undefined)];
  const [one] = all;
  return all.length === 1 && (typeof one === 'string' || typeof one === 'number') ? one : undefined;
}
