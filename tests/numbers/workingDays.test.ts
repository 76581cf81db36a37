import { describe, expect, it } from 'vitest';
import { addWorkingDays, isWorkingDay, workingDaysBetween } from '../../resources/numbers/workingDays.ts';

describe('working days', () => {
  it('of Portugal › leave out weekends, holidays of fixed date, Good Friday and Corpus Christi', () => {
    const holidays = ['2026-04-03', '2026-06-04', '2026-06-10', '2026-12-08', '2025-04-18', '2025-06-19'];
    expect(holidays.filter((day) => isWorkingDay(day))).toEqual([]);
    expect(['2026-04-02', '2026-04-06', '2026-06-05', '2026-12-07'].every((day) => isWorkingDay(day))).toBe(
      true,
    );
    expect(['2026-04-04', '2026-04-05'].some((day) => isWorkingDay(day))).toBe(false);
  });

  it('of a term › begin on the day after it starts', () => {
    expect(addWorkingDays('2026-12-04', 1)).toBe('2026-12-07');
    expect(addWorkingDays('2026-12-04', 2)).toBe('2026-12-09');
    expect(addWorkingDays('2026-12-04', 10)).toBe('2026-12-21');
  });

  it('between two days › count the last and not the first', () => {
    expect(workingDaysBetween('2026-12-04', '2026-12-09')).toBe(2);
    expect(workingDaysBetween('2026-12-09', '2026-12-09')).toBe(0);
  });

  it('local holidays › count neither each year nor once', () => {
    const local = new Set(['06-12', '2026-12-24']);
    expect(isWorkingDay('2026-06-12', local)).toBe(false);
    expect(isWorkingDay('2028-06-12', local)).toBe(false);
    expect(isWorkingDay('2026-12-24', local)).toBe(false);
    expect(isWorkingDay('2027-12-23', local)).toBe(true);
    expect(addWorkingDays('2026-12-23', 1, local)).toBe('2026-12-28');
    expect(workingDaysBetween('2026-12-23', '2026-12-28', local)).toBe(1);
  });
});
