import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { JOB_STATES } from '../../kit/job.ts';
import { idNumber } from '../../kit/values/ids.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { dayShape } from '../../kit/values/times.ts';
import { describedParameter, parameterValues } from '../dataSet/parameters.ts';
import { ANSWER_CODES } from '../dataSource/faults.ts';
import { REPORT_FORMATS } from '../reportTemplate/formats.ts';
import { RUNS_REPORTS } from '../reportTemplate/schema.ts';

const words = impersonal(z.string());
const format = z.enum(REPORT_FORMATS);
const LACKS_A_RIGHT = { REPORT_NOT_ALLOWED: 403, REPORT_HAS_NO_COLUMNS: 403 } as const;

/** What a run is asked: which template, with which values, of which day. */
const asked = z.strictObject({
  templateId: idNumber,
  parameters: parameterValues.default({}),
  asOf: dayShape().optional(),
});

const template = z.object({
  id: z.int(),
  name: words,
  description: words.nullable(),
  parameters: z.array(describedParameter),
  formats: z.array(format),
  /** Figures of a past day can be had. */
  hasAsOf: z.boolean(),
});
export type RunnableTemplate = z.output<typeof template>;

export const listRunnableTemplates = defineCall({
  name: 'listRunnableTemplates',
  method: 'GET',
  path: '/report-runs/templates',
  access: RUNS_REPORTS,
  summary: 'Lists the reports that the caller may run, with what they ask',
  answer: z.array(template),
});

export const countReportRows = defineCall({
  name: 'countReportRows',
  method: 'POST',
  path: '/report-runs/count',
  access: RUNS_REPORTS,
  effect: 'read',
  failure: 'ERROR_RUN_REPORT',
  standby: true,
  summary: 'How many rows a report has with these values, and which of its columns the caller may not see',
  body: asked,
  answer: z.object({ rows: z.int(), leftOut: z.array(words) }),
  errors: [
    'NOT_FOUND',
    'REPORT_NOT_ALLOWED',
    'REPORT_TEMPLATE_NOT_ACTIVE',
    'REPORT_HAS_NO_COLUMNS',
    'REPORT_HAS_NO_PAST',
    ...ANSWER_CODES,
  ],
  statuses: LACKS_A_RIGHT,
});

export const startReport = defineCall({
  name: 'startReport',
  method: 'POST',
  path: '/report-runs',
  access: RUNS_REPORTS,
  failure: 'ERROR_RUN_REPORT',
  summary: 'Has a report written to a file, by a job in the name of the caller',
  body: asked.extend({ format }),
  answer: z.object({ id: z.int(), jobId: z.int() }),
  errors: [
    'NOT_FOUND',
    'REPORT_NOT_ALLOWED',
    'REPORT_TEMPLATE_NOT_ACTIVE',
    'REPORT_HAS_NO_COLUMNS',
    'REPORT_HAS_NO_PAST',
    'REPORT_FORMAT_NOT_OFFERED',
    ...ANSWER_CODES,
    'TOO_MANY_JOBS',
  ],
  statuses: LACKS_A_RIGHT,
});

const run = z.object({
  id: z.int(),
  jobId: z.int(),
  templateId: z.int().nullable(),
  name: words,
  format,
  parameters: parameterValues,
  /** Its conditions in words; null until it has run. */
  filters: z.array(words).nullable(),
  asOf: z.string().nullable(),
  state: z.enum(JOB_STATES),
  isCancelAsked: z.boolean(),
  done: z.int(),
  total: z.int().nullable(),
  creationTimestamp: z.iso.datetime(),
  endTimestamp: z.iso.datetime().nullable(),
  error: z.string().nullable(),
  templateVersion: z.int(),
  /** Of the data source of its template, where it had one. */
  sourceVersion: z.int().nullable(),
  /** When its data were read. */
  snapshotTimestamp: z.iso.datetime().nullable(),
  rowCount: z.int().nullable(),
  leftOut: z.array(words).nullable(),
  /** Of the file, in hexadecimal. */
  sha256: words.nullable(),
  fileExpirationTimestamp: z.iso.datetime().nullable(),
  scheduleId: z.int().nullable(),
});
export type ReportRun = z.output<typeof run>;

export const listReportRuns = defineCall({
  name: 'listReportRuns',
  method: 'GET',
  path: '/report-runs',
  access: RUNS_REPORTS,
  summary: 'Lists the own runs of reports, newest first',
  query: z.strictObject({ ...pageQuery(['id'], 50) }),
  answer: pageOf(run),
  reads: 'OWN_DATA',
  background: true,
});
