import { addDays, type IsoDate } from './dates.ts';

const FIXED = ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'];

/** Easter Sunday of a year of the Gregorian calendar. Source: the anonymous algorithm (Meeus, 1991). */
export function easter(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The national holidays of Portugal in a year, in order. Carnival and municipal days are not among them. */
export function holidays(year: number): IsoDate[] {
  const sunday = easter(year);
  return [...FIXED.map((day) => `${year}-${day}`), addDays(sunday, -2), sunday, addDays(sunday, 60)].sort();
}
