import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { queryWords } from '../../kit/calls/query.ts';
import { byId, ID_MAX } from '../../kit/values/ids.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { parameterValues } from '../operationTemplate/schema.ts';
import { RUN_STATES } from './stages.ts';

/** States of a record of a run: of its dry run, and what the run has made of it. */
export const RECORD_STATES = ['WILL_CHANGE', 'UNCHANGED', 'REFUSED', 'CHANGED', 'FAILED'] as const;

/** A value before and after, with the name of what it refers to. */
const value = z.object({ value: impersonal(z.unknown()), name: personal(z.string()).optional() });

export const prepareRun = defineCall({
  name: 'prepareRun',
  method: 'POST',
  path: '/operation-runs',
  access: 'RUN_OPERATION',
  failure: 'ERROR_RUN_OPERATION',
  summary:
    'Starts the dry run of an operation on many records: what would change is listed, and nothing changes',
  body: z.strictObject({
    templateId: z.int('INVALID_TEMPLATE').positive('INVALID_TEMPLATE').max(ID_MAX, 'INVALID_TEMPLATE'),
    parameters: parameterValues.optional(),
  }),
  answer: z.object({ id: z.int() }),
  errors: [
    'INVALID_TEMPLATE',
    'TEMPLATE_IS_INACTIVE',
    'BULK_OPERATION_UNKNOWN',
    'UNKNOWN_FIELD',
    'TOO_MANY_JOBS',
    'FORM_ERROR_MSG',
  ],
});

export const runProgress = defineCall({
  name: 'runProgress',
  method: 'GET',
  path: '/operation-runs/:id/progress',
  access: 'RUN_OPERATION',
  summary: 'The state of a run, and how far it is',
  params: byId,
  answer: z.object({ state: z.enum(RUN_STATES), done: z.int(), total: z.int().nullable() }),
  errors: ['NOT_FOUND'],
  background: true,
});

export const runRecords = defineCall({
  name: 'runRecords',
  method: 'GET',
  path: '/operation-runs/:id/records',
  access: 'RUN_OPERATION',
  summary: 'The records of a run: what changes of each, or why it is left as it is',
  params: byId,
  query: z.strictObject({ ...pageQuery(['id'], 50), state: queryWords(RECORD_STATES) }),
  answer: pageOf(
    z.object({
      id: z.int(),
      label: personal(z.string()).nullable(),
      state: z.enum(RECORD_STATES),
      /** Why it is left as it is. */
      code: z.string().nullable(),
      mails: z.int(),
      changes: z.array(
        z.object({
          module: z.string(),
          id: z.int(),
          field: z.string(),
          /** Absent for personal data, of which only the field is named. */
          before: value.optional(),
          after: value.optional(),
        }),
      ),
    }),
  ),
  reads: { objectType: 'operationRun', action: 'READ' },
  errors: ['NOT_FOUND'],
});

export const runFile = defineCall({
  name: 'runFile',
  method: 'GET',
  path: '/operation-runs/:id/file',
  access: 'RUN_OPERATION',
  summary: 'All records of a run as a CSV file, a line for each value that changes',
  params: byId,
  reads: { objectType: 'operationRun', action: 'EXPORT' },
  media: ['application/octet-stream'],
  errors: ['NOT_FOUND'],
  notWhileImpersonating: true,
});
