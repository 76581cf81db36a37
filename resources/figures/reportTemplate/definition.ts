import { z } from 'zod';
import { recordOf } from '../../kit/checks/bounds.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { MOST_PARAMETERS, parameter } from '../dataSet/parameters.ts';
import { dataQuery } from '../dataSet/query.ts';

const MOST_DECIMALS = 3;
const MOST_COLUMNS = 40;

const title = impersonal(z.string().trim().max(80));

/** How a column is written, by its name. */
export const columnLayout = z.strictObject({
  title: title.optional(),
  titleEn: title.optional(),
  decimals: z.int().min(0).max(MOST_DECIMALS).optional(),
  /** Summed up below the rows, and below each group. */
  isTotal: z.boolean().optional(),
});
export type ColumnLayout = z.output<typeof columnLayout>;

/** What a report asks, of a data set or of a data source of its template, and how its rows are written. */
export const reportDefinition = z.strictObject({
  /** The question to a data set; none where the template names a data source, which has one. */
  query: dataQuery.omit({ asOf: true }).nullable().default(null),
  /** Of a data source: those of its columns that are written, in their order; all where none is named. */
  columns: z
    .array(impersonal(z.string().min(1).max(60)))
    .max(MOST_COLUMNS)
    .optional(),
  /** What is asked each time; a data source has its own. */
  parameters: z.array(parameter).max(MOST_PARAMETERS).default([]),
  layout: recordOf(columnLayout, MOST_COLUMNS).default({}),
  /** The first column by which rows are ordered: a row with the totals of each of its values follows them. */
  groupTotals: z.boolean().default(false),
});
export type ReportDefinition = z.output<typeof reportDefinition>;
export type ReportDefinitionInput = z.input<typeof reportDefinition>;
