import { z } from 'zod';
import { boolean, choice, data, integer, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { personal } from '../../kit/values/personal.ts';
import { schedule } from '../../kit/values/scheduleRule.ts';
import { EMAIL, EMAIL_MAX } from '../../numbers/email.ts';
import { parameterValues } from '../dataSet/parameters.ts';
import { ANSWER_CODES } from '../dataSource/faults.ts';
import { REPORT_FORMATS } from '../reportTemplate/formats.ts';
import { RUNS_REPORTS } from '../reportTemplate/schema.ts';

/** The most recipients of a schedule, and schedules of a user. */
export const MOST_RECIPIENTS = 50;
export const MOST_SCHEDULES = 20;

const recipient = z.strictObject({
  email: personal(
    z
      .string()
      .trim()
      .toLowerCase()
      .max(EMAIL_MAX, { error: 'INVALID_RECIPIENTS', abort: true })
      .regex(EMAIL, 'INVALID_RECIPIENTS'),
  ),
  /** Values of parameters that differ for this recipient. */
  parameters: parameterValues.optional(),
});
/** Who gets the reports of a schedule: the account that has the address, else the address. */
export type ScheduleRecipient = z.output<typeof recipient>;

const recipients = z.array(recipient).min(1, 'MISSING_RECIPIENTS').max(MOST_RECIPIENTS, 'INVALID_RECIPIENTS');

const computed = { computed: true } as const;

/** A report that is run again and again, and sent to those who are to have it. */
export const reportSchedule = defineModule({
  name: 'reportSchedule',
  resource: 'reports/schedule',
  access: { read: RUNS_REPORTS, write: RUNS_REPORTS },
  fields: {
    name: text({ required: 'MISSING_NAME', max: 120 }),
    templateId: reference('reportTemplate', { required: true, only: { isActive: true } }),
    parameters: data(parameterValues, { initial: {}, recordOnly: true }),
    format: choice(REPORT_FORMATS, {
      required: 'MISSING_FORMAT',
      invalid: 'INVALID_FORMAT',
      initial: 'XLSX',
    }),
    rule: schedule(),
    recipients: data(recipients, {
      required: 'MISSING_RECIPIENTS',
      invalid: 'INVALID_RECIPIENTS',
      recordOnly: true,
      example: [{ email: 'ana@example.pt' }],
    }),
    active: boolean({ initial: true, tones: { true: 'good', false: 'attention' } }),
    userId: reference('user', computed),
    nextRunTimestamp: timestamp(computed),
    lastRunTimestamp: timestamp(computed),
    /** Failed runs in a row of the recipient with the most: after five it stops. */
    failureCount: integer({ ...computed, initial: 0 }),
  },
  list: {
    columns: ['name', 'templateId', 'rule', 'nextRunTimestamp', 'active'],
    sort: ['name', 'ASC'],
    search: ['name'],
  },
  tabs: ['fields', 'history', 'versions'],
  menu: { group: 'reports', icon: 'report', order: 30 },
  errors: [
    'RECIPIENT_NEEDS_ACCOUNT',
    'TOO_MANY_REPORT_SCHEDULES',
    'REPORT_NOT_ALLOWED',
    'REPORT_TEMPLATE_NOT_ACTIVE',
    'REPORT_HAS_NO_COLUMNS',
    'REPORT_FORMAT_NOT_OFFERED',
    ...ANSWER_CODES,
  ],
});
