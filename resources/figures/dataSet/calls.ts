import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { COLUMN_KINDS } from '../../kit/dataSet.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { USES_DATA_SETS } from './access.ts';
import { dataAnswer, dataQuery, dataRows, MOST_ANSWERED_ROWS } from './query.ts';

const label = impersonal(z.string());

const column = z.object({
  name: label,
  label,
  kind: z.enum(COLUMN_KINDS),
  isPersonal: z.boolean(),
  /** Of a choice: its values with their labels. */
  choices: z.array(z.object({ value: z.string(), label })).optional(),
  /** Of a reference: the module whose records it means. */
  to: z.string().optional(),
});
export type DataSetColumn = z.output<typeof column>;

const dataSet = z.object({
  name: label,
  label,
  /** What it counts, in a sentence. */
  text: impersonal(z.string()),
  /** The module whose records are its rows. */
  of: z.string(),
  /** It has columns about persons, for those who may see them. */
  isPersonal: z.boolean(),
  hasAsOf: z.boolean(),
  columns: z.array(column),
  measures: z.array(z.object({ name: label, label, kind: z.enum(['number', 'money', 'share']) })),
  initial: z.object({ by: z.array(z.string()), show: z.array(z.string()) }),
  /** The list that a figure opens: its filters, by the columns from which their values come. */
  opens: z.record(z.string(), z.string()).nullable(),
});
export type DescribedDataSet = z.output<typeof dataSet>;

export const listDataSets = defineCall({
  name: 'listDataSets',
  method: 'GET',
  path: '/data-sets',
  access: USES_DATA_SETS,
  summary:
    'Lists the data sets that the caller may use: columns and measures, with labels in the language of the page',
  answer: z.array(dataSet),
});

export const queryDataSet = defineCall({
  name: 'queryDataSet',
  method: 'POST',
  path: '/data-sets/query',
  access: USES_DATA_SETS,
  effect: 'read',
  failure: 'ERROR_COUNT_FIGURES',
  standby: true,
  summary: `Answers a question to a data set without personal data: groups with measures, or rows, at most ${MOST_ANSWERED_ROWS}`,
  body: dataQuery,
  answer: dataAnswer,
  errors: ['UNKNOWN_DATA_SET', 'UNKNOWN_COLUMN', 'WRONG_FILTER', 'NO_VERSIONS_KEPT', 'COLUMN_IS_PERSONAL'],
});

export const readDataSetRows = defineCall({
  name: 'readDataSetRows',
  method: 'POST',
  path: '/data-sets/rows',
  access: USES_DATA_SETS,
  effect: 'read',
  failure: 'ERROR_COUNT_FIGURES',
  standby: true,
  summary: `Answers a question to a data set, with the personal columns that the caller may see, at most ${MOST_ANSWERED_ROWS} rows`,
  body: dataQuery,
  answer: dataAnswer.extend({ rows: personal(dataRows()) }),
  reads: { objectType: 'dataSet', action: 'SEARCH' },
  errors: ['UNKNOWN_DATA_SET', 'UNKNOWN_COLUMN', 'WRONG_FILTER', 'NO_VERSIONS_KEPT'],
});
