import { Cron } from 'croner';

/** When a schedule runs: on which days, at which time on the clocks of a zone. */
export interface ScheduleRule {
  /** `DATES` are days of a list. */
  readonly every: 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'DATES';
  /** `HH:MM`. */
  readonly time: string;
  readonly timezone: string;
  /** Of `WEEK`: its days. */
  readonly weekdays?: readonly number[] | undefined;
  /** Of `MONTH` and `QUARTER`: the day of the month; the last one of a month that is shorter. */
  readonly day?: number | undefined;
  /** Of `QUARTER`: the first, second or third month of each. */
  readonly month?: number | undefined;
  /** Of `DATES`. */
  readonly dates?: readonly string[] | undefined;
}

/** Months of all quarters that begin so many months after each quarter has. */
const QUARTERS = [
  [1, 4, 7, 10],
  [2, 5, 8, 11],
  [3, 6, 9, 12],
] as const;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Patterns of a day of months; the last day of each that has no such day. */
function monthly(at: string, day: number, months: readonly number[]): string[] {
  if (day <= 28) return [`${at} ${day} ${months.join(',')} *`];
  if (day === 31) return [`${at} L ${months.join(',')} *`];
  const long = months.filter((month) => month !== 2);
  return [`${at} ${day} ${long.join(',')} *`, ...(months.includes(2) ? [`${at} L 2 *`] : [])];
}

/** The patterns, as cron writes them, that together are the rule. */
function patternsOf({ every, time, weekdays = [], day = 1, month = 1, dates = [] }: ScheduleRule): string[] {
  const [hour = '0', minute = '0'] = time.split(':');
  const at = `0 ${Number(minute)} ${Number(hour)}`;
  switch (every) {
    case 'DAY':
      return [`${at} * * *`];
    case 'WEEK':
      return [`${at} * * ${weekdays.join(',')}`];
    case 'MONTH':
      return monthly(at, day, MONTHS);
    case 'QUARTER':
      return monthly(at, day, QUARTERS[month - 1] ?? QUARTERS[0]);
    case 'DATES':
      return dates.map((date) => {
        const [year, monthOfYear, dayOfMonth] = date.split('-').map(Number);
        return `${at} ${dayOfMonth} ${monthOfYear} * ${year}`;
      });
  }
}

/**
 * Returns the next moments of a rule after a moment, ISO 8601 in UTC; fewer where its list of days ends. A time that the
 * clocks of its zone skip becomes the first that they show after it; of one that they show twice, the first counts.
 */
export function nextRuns(rule: ScheduleRule, count: number, after: Date = new Date()): string[] {
  const moments = patternsOf(rule).flatMap((pattern) =>
    new Cron(pattern, { timezone: rule.timezone, paused: true }).nextRuns(count, after),
  );
  return [...new Set(moments.map((moment) => moment.toISOString()))].sort().slice(0, count);
}

/** Returns the next moment of a rule; null where there is none any more. */
export const nextRun = (rule: ScheduleRule, after?: Date): string | null =>
  nextRuns(rule, 1, after)[0] ?? null;
