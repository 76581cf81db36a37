import { boolean, data, integer, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { schedule } from '../../kit/values/scheduleRule.ts';
import { parameterValues } from '../operationTemplate/schema.ts';

const computed = { computed: true } as const;

/** An operation on many records that runs at its times. */
export const operationSchedule = defineModule({
  name: 'operationSchedule',
  resource: 'operations/schedule',
  access: { read: 'RUN_OPERATION', write: 'RUN_OPERATION' },
  fields: {
    name: text({ required: 'MISSING_NAME', unique: 'DUPLICATE_NAME' }),
    templateId: reference('operationTemplate', {
      required: 'INVALID_TEMPLATE',
      invalid: 'INVALID_TEMPLATE',
      only: { active: true },
    }),
    parameters: data(parameterValues, { initial: {} }),
    rule: schedule(),
    /** Records that it changes at most; above it the run waits for a person. */
    maximum: integer({ initial: 500, min: 1, max: 100_000 }),
    active: boolean({ initial: true }),
    nextRunTimestamp: timestamp(computed),
    lastRunTimestamp: timestamp(computed),
    /** Failed runs in a row: after five it stops. */
    failureCount: integer(computed),
    userId: reference('user', computed),
  },
  list: {
    columns: ['name', 'templateId', 'rule', 'active', 'nextRunTimestamp', 'lastRunTimestamp'],
    sort: ['name', 'ASC'],
    search: ['name'],
    filters: ['active', 'templateId'],
    card: { title: 'name', text: 'nextRunTimestamp' },
  },
  menu: { group: 'reports', icon: 'schedule', order: 64 },
  unique: [{ index: 'operation_schedule_name', property: 'name', code: 'DUPLICATE_NAME' }],
  errors: ['NO_PERMISSION'],
});
