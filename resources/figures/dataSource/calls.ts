import { z } from 'zod';
import { describe } from '../../kit/values/described.ts';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { answeredColumn, dataAnswer, dataQuery, dataRows } from '../dataSet/query.ts';
import { ANSWER_CODES } from './faults.ts';
import { describedParameter, MOST_PARAMETERS, parameter, parameterValues } from '../dataSet/parameters.ts';
import { dataSource, QUERY_MAX, WRITE_DATASOURCES, EXAMPLE_QUESTION } from './schema.ts';

/** Rows that a preview shows. */
export const PREVIEW_ROWS = 20;

export const previewDataSource = defineCall({
  name: 'previewDataSource',
  method: 'POST',
  path: '/data-sources/preview',
  access: WRITE_DATASOURCES,
  effect: 'read',
  failure: 'ERROR_PREVIEW_SOURCE',
  summary: `Answers the first ${PREVIEW_ROWS} rows of a source that is being made, with the time they took and their cost`,
  body: z.strictObject({
    kind: z.enum(['DATA_SET', 'QUERY']),
    question: describe(dataQuery.nullable().default(null), { example: EXAMPLE_QUESTION, isInExamples: true }),
    queryText: z.string().max(QUERY_MAX).nullable().default(null),
    parameters: z.array(parameter).max(MOST_PARAMETERS).default([]),
    values: parameterValues.default({}),
  }),
  bodyLimit: 128 * 1024,
  answer: dataAnswer.extend({
    rows: personal(dataRows()),
    milliseconds: z.number(),
    /** As PostgreSQL estimates it, of a query; null of a data set. */
    cost: z.number().nullable(),
    isPersonal: z.boolean(),
  }),
  reads: { objectType: 'dataSource', action: 'SEARCH' },
  errors: ANSWER_CODES,
  limit: { max: 60, seconds: 60 },
});

export const readQueryTables = defineCall({
  name: 'readQueryTables',
  method: 'GET',
  path: '/data-sources/tables',
  access: WRITE_DATASOURCES,
  summary: 'Lists the tables and columns that queries may read, and says whether queries can be run',
  answer: z.object({
    /** Why no query runs; null where they do. */
    off: z.enum(['QUERIES_NEED_POSTGRES', 'QUERIES_ARE_OFF']).nullable(),
    /** The statements that make the role by which queries run. */
    roleStatements: z.string(),
    /** Above it, a query is refused. */
    costLimit: z.number(),
    tables: z.array(
      z.object({
        name: impersonal(z.string()),
        label: impersonal(z.string()),
        columns: z.array(z.object({ name: impersonal(z.string()), isPersonal: z.boolean() })),
      }),
    ),
    functions: z.array(z.string()),
  }),
});

export const listDataSourceUses = defineCall({
  name: 'listDataSourceUses',
  method: 'GET',
  path: '/data-sources/:id/uses',
  access: 'MANAGE_DATASOURCES',
  summary: 'Lists what uses a data source: report templates and dashboards',
  params: byId,
  answer: z.array(
    z.object({
      /** The module of the record. */
      module: z.string(),
      id: z.number(),
      name: impersonal(z.string()),
    }),
  ),
  errors: ['NOT_FOUND'],
});

/** A source as reports and dashboards choose it. */
const description = z.object({
  id: z.int(),
  name: impersonal(z.string()),
  /** The data set that it asks; none of a query. */
  dataSet: impersonal(z.string()).nullable(),
  /** It answers single records, and no groups with measures. */
  isRows: z.boolean(),
  isPersonal: z.boolean(),
  columns: z.array(answeredColumn),
  parameters: z.array(describedParameter),
});
export type DescribedSource = z.output<typeof description>;

export const describeDataSource = defineCall({
  name: 'describeDataSource',
  method: 'GET',
  path: '/data-sources/:id/columns',
  access: dataSource.access.read,
  summary:
    'The columns that a data source answers to the caller, and its parameters, in the language of the page',
  params: byId,
  answer: description,
  errors: ['NOT_FOUND', ...ANSWER_CODES],
  limit: { max: 120, seconds: 60 },
});

export const readDataSourceRows = defineCall({
  name: 'readDataSourceRows',
  method: 'POST',
  path: '/data-sources/:id/rows',
  access: dataSource.access.read,
  effect: 'read',
  failure: 'ERROR_COUNT_FIGURES',
  summary: `Answers the first ${PREVIEW_ROWS} rows of a data source, as far as the rights of the caller reach`,
  params: byId,
  body: z.strictObject({ values: parameterValues.default({}) }),
  answer: dataAnswer.extend({ rows: personal(dataRows()) }),
  reads: { objectType: 'dataSource', action: 'SEARCH' },
  errors: ['NOT_FOUND', ...ANSWER_CODES],
  limit: { max: 60, seconds: 60 },
});
