import { addDays, addMonths, type IsoDate } from '../../numbers/dates.ts';
import type { Period } from './query.ts';

/** The days of a period, both included. */
export interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`;
const firstOfYear = (day: IsoDate): IsoDate => `${day.slice(0, 4)}-01-01`;
const firstOfQuarter = (day: IsoDate): IsoDate =>
  addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));
/** The Monday of the week of a day. */
const firstOfWeek = (day: IsoDate): IsoDate => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

const months = (first: IsoDate, count: number): Days => ({
  from: first,
  to: addDays(addMonths(first, count), -1),
});

/** Returns the days that a period means on a day. */
export function daysOf(period: Period, today: IsoDate): Days {
  switch (period) {
    case 'TODAY':
      return { from: today, to: today };
    case 'YESTERDAY':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'LAST_7_DAYS':
      return { from: addDays(today, -6), to: today };
    case 'LAST_30_DAYS':
      return { from: addDays(today, -29), to: today };
    case 'THIS_WEEK':
      return { from: firstOfWeek(today), to: addDays(firstOfWeek(today), 6) };
    case 'LAST_WEEK':
      return { from: addDays(firstOfWeek(today), -7), to: addDays(firstOfWeek(today), -1) };
    case 'THIS_MONTH':
      return months(firstOfMonth(today), 1);
    case 'LAST_MONTH':
      return months(addMonths(firstOfMonth(today), -1), 1);
    case 'LAST_12_MONTHS':
      return months(addMonths(firstOfMonth(today), -11), 12);
    case 'THIS_QUARTER':
      return months(firstOfQuarter(today), 3);
    case 'LAST_QUARTER':
      return months(addMonths(firstOfQuarter(today), -3), 3);
    case 'THIS_YEAR':
      return months(firstOfYear(today), 12);
    case 'LAST_YEAR':
      return months(addMonths(firstOfYear(today), -12), 12);
    case 'NEXT_30_DAYS':
      return { from: today, to: addDays(today, 29) };
    case 'NEXT_90_DAYS':
      return { from: today, to: addDays(today, 89) };
  }
}
