import { z } from 'zod';
import { recordOf } from '../../kit/checks/bounds.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { dataFilter, dataQuery } from '../dataSet/query.ts';

/** The kinds of parameters that a report asks for. Each fits columns of certain kinds. */
export const PARAMETER_TYPES = [
  'text',
  'number',
  'date',
  'period',
  'choice',
  'entity',
  'municipality',
  'breed',
] as const;
export type ParameterType = (typeof PARAMETER_TYPES)[number];

/** The most parameters of a report. */
export const MOST_PARAMETERS = 10;
const MOST_DECIMALS = 3;
const MOST_COLUMNS = 40;

/** The value of a parameter: a condition on its column. */
export const parameterValue = dataFilter.omit({ column: true });
export type ParameterValue = z.output<typeof parameterValue>;

/** The values of the parameters of a run, by their names. */
export const parameterValues = recordOf(parameterValue, MOST_PARAMETERS);
export type ParameterValues = z.output<typeof parameterValues>;

const title = impersonal(z.string().trim().max(80));

/** A question that a report asks each time: what its user answers becomes a condition on a column. */
export const reportParameter = z.strictObject({
  /** By which calls name it. */
  name: impersonal(
    z
      .string()
      .max(40)
      .regex(/^[a-z][A-Za-z0-9]*$/),
  ),
  type: z.enum(PARAMETER_TYPES),
  column: impersonal(z.string().min(1).max(60)),
  /** In place of the column's label. */
  title: title.optional(),
  titleEn: title.optional(),
  isRequired: z.boolean().default(false),
  /** What is proposed, such as the last month. */
  initial: parameterValue.optional(),
});
export type ReportParameter = z.output<typeof reportParameter>;

/** How a column is written, by its name. */
export const columnLayout = z.strictObject({
  title: title.optional(),
  titleEn: title.optional(),
  decimals: z.int().min(0).max(MOST_DECIMALS).optional(),
  /** Summed up below the rows, and below each group. */
  isTotal: z.boolean().optional(),
});
export type ColumnLayout = z.output<typeof columnLayout>;

/** What a report asks of a data set, and how its rows are written. */
export const reportDefinition = z.strictObject({
  query: dataQuery.omit({ asOf: true }),
  parameters: z.array(reportParameter).max(MOST_PARAMETERS).default([]),
  layout: recordOf(columnLayout, MOST_COLUMNS).default({}),
  /** The first column by which rows are ordered: a row with the totals of each of its values follows them. */
  groupTotals: z.boolean().default(false),
});
export type ReportDefinition = z.output<typeof reportDefinition>;
export type ReportDefinitionInput = z.input<typeof reportDefinition>;
