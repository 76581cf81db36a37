import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { JOB_STATES } from '../../kit/job.ts';
import { byId } from '../../kit/values/ids.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { RUNS_REPORTS } from '../reportTemplate/schema.ts';

export const sendReportNow = defineCall({
  name: 'sendReportNow',
  method: 'POST',
  path: '/report-schedules/:id/send-now',
  access: RUNS_REPORTS,
  failure: 'ERROR_SEND_REPORT',
  summary: 'Runs the report of a schedule at once, and sends it to the caller alone',
  params: byId,
  answer: z.object({ id: z.int(), jobId: z.int() }),
  errors: ['NOT_FOUND', 'TOO_MANY_JOBS', 'REPORT_NOT_ALLOWED', 'REPORT_TEMPLATE_NOT_ACTIVE'],
  statuses: { REPORT_NOT_ALLOWED: 403 },
});

export const reportScheduleHistory = defineCall({
  name: 'reportScheduleHistory',
  method: 'GET',
  path: '/report-schedules/:id/history',
  access: RUNS_REPORTS,
  summary: 'Lists what a schedule has sent to whom, newest first',
  params: byId,
  query: z.strictObject({ ...pageQuery(['id'], 50) }),
  answer: pageOf(
    z.object({
      id: z.int(),
      recipient: personal(z.string()),
      /** It went to an account, which fetches it; else to an address. */
      isAccount: z.boolean(),
      state: z.enum(JOB_STATES),
      error: z.string().nullable(),
      rowCount: z.int().nullable(),
      filters: z.array(impersonal(z.string())).nullable(),
      creationTimestamp: z.iso.datetime(),
      endTimestamp: z.iso.datetime().nullable(),
    }),
  ),
  reads: { objectType: 'reportSchedule', action: 'READ' },
  errors: ['NOT_FOUND'],
});
