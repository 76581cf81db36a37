import { addDays, type IsoDate } from './dates.ts';

/** Easter Sunday of a year of the Gregorian calendar, by the anonymous algorithm. */
function easterOf(year: number): IsoDate {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leap = Math.floor(century / 4);
  const f = Math.floor((century + 8) / 25);
  const g = Math.floor((century - f + 1) / 3);
  const h = (19 * a + century - leap - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
}

/** The national holidays of Portugal of fixed date, as month and day (Código do Trabalho, article 234). */
const FIXED = new Set([
  '01-01',
  '04-25',
  '05-01',
  '06-10',
  '08-15',
  '10-05',
  '11-01',
  '12-01',
  '12-08',
  '12-25',
]);

/** Further days without service: a municipal holiday as `MM-DD`, a single day as `YYYY-MM-DD`. */
export type LocalHolidays = ReadonlySet<string>;
const NONE: LocalHolidays = new Set();

/** Whether a day is neither at a weekend, nor a national holiday, nor one of the local ones. */
export function isWorkingDay(day: IsoDate, local: LocalHolidays = NONE): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const yearly = day.slice(5);
  if (weekday === 0 || weekday === 6 || FIXED.has(yearly) || local.has(yearly) || local.has(day))
    return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  // Good Friday and Corpus Christi.
  return day !== addDays(easter, -2) && day !== addDays(easter, 60);
}

/** The day on which a term of so many working days ends; the day from which it runs does not count. */
export function addWorkingDays(from: IsoDate, days: number, local?: LocalHolidays): IsoDate {
  let day = from;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, local)) left -= 1;
  }
  return day;
}

/** The working days after `from`, up to and with `to`. */
export function workingDaysBetween(from: IsoDate, to: IsoDate, local?: LocalHolidays): number {
  let count = 0;
  for (let day = from; day < to;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, local)) count += 1;
  }
  return count;
}
