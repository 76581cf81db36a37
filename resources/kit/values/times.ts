import { z } from 'zod';
import { isIsoDate } from '../../numbers/dates.ts';
import { describe } from './described.ts';

/** Clocks are at most so many hours ahead of UTC or behind it; the database takes no more. */
const FARTHEST_ZONE = 14;

/** Whether `text` is a moment that can be stored: a real day of the years 1900 to 2199, and a zone that exists. */
export function isMoment(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-](\d{2}):[0-5]\d)$/.exec(
    text,
  );
  return (
    match !== null &&
    isIsoDate(match[1]!) &&
    Number(match[2] ?? 0) <= FARTHEST_ZONE &&
    !Number.isNaN(Date.parse(text))
  );
}

/**
 * A day, `YYYY-MM-DD`, of the years 1900 to 2199. `code` answers for any other, `malformed` for what is no day of any
 * calendar.
 */
export const dayShape = (code?: string, malformed = code): z.ZodISODate =>
  z.iso.date({ abort: true, ...(malformed && { error: malformed }) }).refine(isIsoDate, code);

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** A moment, ISO 8601, of the years 1900 to 2199: in UTC, or `withOffset` on the clocks of any zone. */
export const momentShape = (code?: string, withOffset = false): z.ZodISODateTime =>
  z.iso
    .datetime({ abort: true, offset: withOffset, ...(code && { error: code }) })
    .max(40, code)
    .refine(isMoment, code);

/** A day or a moment, as the API's description says it. */
export const DAY_OR_MOMENT = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** A day, or a moment on the clocks of any zone; codes as in `dayShape`. */
export const dayOrMomentShape = (code?: string, malformed = code): z.ZodString =>
  describe(
    z
      .string()
      .max(40, malformed)
      .trim()
      .refine((text) => isDay(text.slice(0, 10)), { abort: true, ...(malformed && { error: malformed }) })
      .refine((text) => isIsoDate(text) || isMoment(text), code),
    { as: DAY_OR_MOMENT },
  );
