import { z } from 'zod';
import { describe } from '../../kit/values/described.ts';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { dataAnswer, dataQuery, dataRows } from '../dataSet/query.ts';
import { ANSWER_CODES } from './faults.ts';
import { MOST_PARAMETERS, parameter, parameterValues } from './parameters.ts';
import { QUERY_MAX, WRITE_DATASOURCES, EXAMPLE_QUESTION } from './schema.ts';

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
