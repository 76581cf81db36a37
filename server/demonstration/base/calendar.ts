import { addDays, daysBetween } from '../../../resources/numbers/dates.ts';
import type { Random } from './random.ts';

/** The later of two days. */
export const later = (one: string, other: string): string => (one > other ? one : other);
/** The earlier of two days. */
export const earlier = (one: string, other: string): string => (one < other ? one : other);

/** A day between two, both included; the first where they are the wrong way round. */
export function dayBetween(random: Random, from: string, to: string): string {
  return addDays(from, random.int(0, Math.max(0, daysBetween(from, to))));
}

/** A moment of a day, in working hours, as an ISO timestamp in UTC; of today, none that is still to come. */
export function momentOf(random: Random, day: string): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hour, minute, second] = [random.int(9, 18), random.int(0, 59), random.int(0, 59)];
  const moment = `${day}T${two(hour)}:${two(minute)}:${two(second)}.000Z`;
  const now = new Date().toISOString();
  if (!now.startsWith(day) || moment <= now) return moment;
  const ago = new Date(Date.parse(now) - (minute * 60 + second) * 1000).toISOString();
  return later(ago, `${day}T00:00:00.000Z`);
}
