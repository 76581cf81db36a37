import { z } from 'zod';
import { COLUMN_KINDS } from '../../kit/dataSet.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { dayShape } from '../../kit/values/times.ts';

/** The widths of the steps in which days are counted. */
export const STEPS = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
export type Step = (typeof STEPS)[number];

/** Periods that move with today, whole days in the caller's time zone. */
export const PERIODS = [
  'TODAY',
  'YESTERDAY',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'THIS_WEEK',
  'LAST_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'LAST_12_MONTHS',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
  'NEXT_30_DAYS',
  'NEXT_90_DAYS',
] as const;
export type Period = (typeof PERIODS)[number];

const name = z.string().min(1).max(60);
const value = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);

/** A condition on a column. `null` among the values finds rows without one; dates are `YYYY-MM-DD`, both included. */
export const dataFilter = z.strictObject({
  column: name,
  is: z.array(value).min(1).max(200).optional(),
  isNot: z.array(value).min(1).max(200).optional(),
  from: z.union([dayShape(), z.number()]).optional(),
  to: z.union([dayShape(), z.number()]).optional(),
  period: z.enum(PERIODS).optional(),
  contains: z.string().min(1).max(100).optional(),
});
export type DataFilter = z.output<typeof dataFilter>;

const dataValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** A value that may be null, in a row of an answer. */
export type DataValue = z.output<typeof dataValue>;
/** Returns the shape of the rows of an answer, a new one each time: one call says that they are personal. */
export const dataRows = () => z.array(z.array(dataValue));

/**
 * A question to a data set: groups by columns with measures, or with `columns` its rows.
 */
export const dataQuery = z.strictObject({
  dataSet: name,
  /** Groups: one row for each combination of values. Without any, one row for all. */
  by: z
    .array(z.strictObject({ column: name, step: z.enum(STEPS).optional() }))
    .max(4)
    .default([]),
  /** The measures of each group. */
  show: z.array(name).max(12).default([]),
  /** In place of groups: columns of the single rows. */
  columns: z.array(name).max(40).optional(),
  filters: z.array(dataFilter).max(20).default([]),
  /** By a column or a measure of the answer; else by the groups. */
  order: z.strictObject({ by: name, descending: z.boolean().default(false) }).optional(),
  /** The day whose figures are wanted, where the set keeps versions. */
  asOf: dayShape().optional(),
});
export type DataQuery = z.output<typeof dataQuery>;

/** A column of an answer: a measure has kind `number`, `money` or `share`, and no choices. */
export const answeredColumn = z.object({
  name: impersonal(z.string()),
  label: impersonal(z.string()),
  kind: z.enum([...COLUMN_KINDS, 'share', 'step']),
  step: z.enum(STEPS).optional(),
  isMeasure: z.boolean(),
});
export type AnsweredColumn = z.output<typeof answeredColumn>;

/**
 * What a question answers. A row has a value for each column: a choice its label, a reference `name`, a boolean true or
 * false, a step its first day. `keys` has for the same places what a filter takes: a choice's value, a reference's id.
 */
export const dataAnswer = z.object({
  columns: z.array(answeredColumn),
  rows: dataRows(),
  keys: dataRows(),
  /** More rows exist than are answered. */
  isCut: z.boolean(),
  /** When the figures were counted. */
  countedAt: z.iso.datetime(),
});
export type DataAnswer = z.output<typeof dataAnswer>;

/** Rows that one answer holds at most; reports stream all of them. */
export const MOST_ANSWERED_ROWS = 1_000;
