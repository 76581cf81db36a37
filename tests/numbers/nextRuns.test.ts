import { describe, expect, it } from 'vitest';
import type { ScheduleRule } from '../../resources/kit/values/scheduleRule.ts';
import { nextRun, nextRuns } from '../../resources/numbers/nextRuns.ts';

const LISBON = { timezone: 'Europe/Lisbon' } as const;
const rule = (parts: Partial<ScheduleRule>): ScheduleRule => ({
  every: 'DAY',
  time: '01:30',
  ...LISBON,
  ...parts,
});
const runs = (parts: Partial<ScheduleRule>, after: string, count = 3) =>
  nextRuns(rule(parts), count, new Date(after));

describe('schedule rule', () => {
  it('a time that the clocks skip runs at the next that they show', () => {
    // On 29 March 2026 the clocks of Lisbon go from 00:59 to 02:00.
    expect(runs({}, '2026-03-27T12:00:00Z')).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
    expect(runs({ every: 'DATES', dates: ['2026-03-29'] }, '2026-03-01T00:00:00Z')).toEqual([
      '2026-03-29T01:00:00.000Z',
    ]);
  });

  it('a time that the clocks show twice runs once', () => {
    // On 25 October 2026 the clocks of Lisbon go from 01:59 to 01:00.
    expect(runs({}, '2026-10-24T12:00:00Z')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
      '2026-10-27T01:30:00.000Z',
    ]);
    for (const after of ['2026-10-25T00:30:00Z', '2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z'])
      expect(nextRun(rule({}), new Date(after))).toBe('2026-10-26T01:30:00.000Z');
  });

  it('days of a week run on each of them', () => {
    expect(runs({ every: 'WEEK', weekdays: [1, 7], time: '08:00' }, '2026-01-23T12:00:00Z')).toEqual([
      '2026-01-25T08:00:00.000Z',
      '2026-01-26T08:00:00.000Z',
      '2026-02-01T08:00:00.000Z',
    ]);
  });

  it.each([
    [29, ['2027-01-29', '2027-02-28', '2027-03-29']],
    [30, ['2027-01-30', '2027-02-28', '2027-03-30']],
    [31, ['2027-01-31', '2027-02-28', '2027-03-31']],
    [1, ['2027-02-01', '2027-03-01', '2027-04-01']],
  ])('day %i of a month runs on the last day of a month that is shorter', (day, expected) => {
    const found = runs({ every: 'MONTH', day, time: '12:00' }, '2027-01-10T00:00:00Z');
    expect(found.map((moment) => moment.slice(0, 10))).toEqual(expected);
  });

  it('a month of the quarter runs four times a year', () => {
    const found = runs({ every: 'QUARTER', month: 2, day: 30, time: '12:00' }, '2027-01-10T00:00:00Z', 4);
    expect(found.map((moment) => moment.slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-05-30',
      '2027-08-30',
      '2027-11-30',
    ]);
  });

  it('days of a list run in their order, until there are no more', () => {
    const dates = ['2027-05-02', '2027-01-31', '2026-12-01'];
    expect(runs({ every: 'DATES', dates, time: '12:00' }, '2027-01-01T00:00:00Z')).toEqual([
      '2027-01-31T12:00:00.000Z',
      '2027-05-02T11:00:00.000Z',
    ]);
    expect(nextRun(rule({ every: 'DATES', dates }), new Date('2027-06-01'))).toBeNull();
  });
});
