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

/** A moment of a day, in working hours, as an ISO timestamp in UTC. */
export function momentOf(random: Random, day: string): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day}T${two(random.int(9, 18))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}.000Z`;
}
