import { z } from 'zod';
import type { ScheduleRule } from '../../numbers/nextRuns.ts';
import { isTimezone } from '../../numbers/timezones.ts';
import { REGISTER_ZONE } from '../../numbers/dates.ts';
import { describe } from './described.ts';
import { field } from './field.ts';
import { dayShape } from './times.ts';

/** How often a schedule runs. `DATES` are days of a list. */
export const SCHEDULE_EVERY = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'DATES'] as const;
export type ScheduleEvery = (typeof SCHEDULE_EVERY)[number];
export type { ScheduleRule };

/** Days of a week by their number of ISO 8601: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Failed runs in a row after which a schedule stops. */
export const MOST_FAILURES = 5;

/** The longest list of days of a schedule. */
export const MAX_SCHEDULE_DATES = 60;

/** The parts that each kind of rule needs beside time and zone. */
const NEEDED: Readonly<Record<ScheduleEvery, readonly ('weekdays' | 'day' | 'month' | 'dates')[]>> = {
  DAY: [],
  WEEK: ['weekdays'],
  MONTH: ['day'],
  QUARTER: ['month', 'day'],
  DATES: ['dates'],
};

const isWithout = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** The shape of a rule. Parts that its kind does not have are dropped by the page and refused here. */
const ruleShape = (invalid: string) =>
  z
    .strictObject({
      every: z.enum(SCHEDULE_EVERY),
      time: describe(
        z
          .string()
          .max(5, { error: 'INVALID_SCHEDULE_TIME', abort: true })
          .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'INVALID_SCHEDULE_TIME'),
        { example: '06:00' },
      ),
      timezone: z
        .string()
        .max(60, { error: 'INVALID_TIMEZONE', abort: true })
        .refine(isTimezone, 'INVALID_TIMEZONE'),
      weekdays: z.array(z.int().min(1, invalid).max(7, invalid)).max(7, invalid).optional(),
      day: z.int().min(1, invalid).max(31, invalid).optional(),
      month: z.int().min(1, invalid).max(3, invalid).optional(),
      dates: z.array(dayShape('INVALID_DATE')).max(MAX_SCHEDULE_DATES, 'TOO_MANY_SELECTED').optional(),
    })
    .superRefine((rule, context) => {
      const needed = NEEDED[rule.every];
      for (const part of ['weekdays', 'day', 'month', 'dates'] as const)
        if (isWithout(rule[part]) === needed.includes(part))
          context.addIssue({
            code: 'custom',
            message: needed.includes(part) ? 'MISSING_SCHEDULE_DAYS' : invalid,
          });
      for (const list of [rule.weekdays ?? [], rule.dates ?? []])
        if (new Set<unknown>(list).size < list.length) context.addIssue({ code: 'custom', message: invalid });
    });

/** Returns a rule with the parts that its kind has. */
export const tidyScheduleRule = (rule: ScheduleRule): ScheduleRule => {
  const { every, time, timezone } = rule;
  return { every, time, timezone, ...Object.fromEntries(NEEDED[every].map((part) => [part, rule[part]])) };
};

/** The rule with which a form begins. */
export const INITIAL_SCHEDULE: ScheduleRule = {
  every: 'WEEK',
  weekdays: [1],
  time: '06:00',
  timezone: REGISTER_ZONE,
};

/** When something runs again and again; its control shows the next three runs. */
export const schedule = () =>
  field<ScheduleRule, { readonly initial: ScheduleRule }>(
    'schedule',
    { initial: INITIAL_SCHEDULE },
    ({ invalid }) => ruleShape(invalid),
    { described: ruleShape('INVALID_SCHEDULE') },
  );
