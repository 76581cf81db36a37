import { dayIn, daysBetween, type IsoDate } from '../../numbers/dates.ts';

/** The time since the owner's contacts were confirmed, in the largest whole unit. */
export interface ContactAge {
  readonly isOld: boolean;
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

const partsOf = (day: IsoDate): [number, number, number] =>
  day.split('-').map(Number) as [number, number, number];

/** Returns the age of contacts that were confirmed at a moment, on a day; null where they never were. */
export function contactAge(
  confirmedAt: string | null | undefined,
  today: IsoDate = dayIn(),
): ContactAge | null {
  if (!confirmedAt) return null;
  const then = dayIn(undefined, new Date(confirmedAt));
  const [year, month, day] = partsOf(then);
  const [thisYear, thisMonth, thisDay] = partsOf(today);
  const months = (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0);
  if (months >= 12) return { isOld: true, count: Math.floor(months / 12), unit: 'year' };
  if (months >= 1) return { isOld: false, count: months, unit: 'month' };
  return { isOld: false, count: Math.max(0, daysBetween(then, today)), unit: 'day' };
}
