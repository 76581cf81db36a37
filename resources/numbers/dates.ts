import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** A calendar day as it travels and is stored: 'YYYY-MM-DD', without a time and a zone. */
export type IsoDate = string;

/**
 * What a date field shows after a keystroke: day, month and year parted by hyphens, put in when two
 * digits are complete. `previous` is what it showed before: a hyphen just deleted does not come back.
 */
export function typeDate(text: string, previous = ''): string {
  const pasted = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (pasted) return `${pasted[3]}-${pasted[2]}-${pasted[1]}`;
  const match = /^\D*(\d{0,2})(\D*)(\d{0,2})(\D*)(\d{0,4})/.exec(text);
  const [, day = '', afterDay = '', month = '', afterMonth = '', year = ''] = match ?? [];
  const deleting = text.length < previous.length;
  const dayDone = month !== '' || afterDay !== '' || (day.length === 2 && !deleting);
  const monthDone = year !== '' || afterMonth !== '' || (month.length === 2 && !deleting);
  if (!day) return '';
  if (!month) return dayDone ? `${day}-` : day;
  return `${day}-${month}${monthDone ? '-' : ''}${year}`;
}

/** '01022024', '1/2/2024', '01-02-2024' → '2024-02-01'; null when it is no day of the calendar. */
export function parseTypedDate(text: string): IsoDate | null {
  const match =
    /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

/** Whether `text` is 'YYYY-MM-DD' and a real day, from 1900 on. */
export function isIsoDate(text: string): boolean {
  return /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text;
}

/** '2024-02-01' (or a timestamp that starts so) → '01-02-2024'; '' for nothing. */
export function showDate(iso: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  return match ? `${match[3]}-${match[2]}-${match[1]}` : '';
}

/** A timestamp in the reader's zone as 'DD-MM-YYYY HH:mm', with `seconds` 'HH:mm:ss'; '' for nothing. */
export function showTimestamp(iso: string | null | undefined, timezone: string, seconds = false): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return '';
  const part = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(new Date(iso))
      .map((p) => [p.type, p.value]),
  );
  const time = `${part['hour']}:${part['minute']}${seconds ? `:${part['second']}` : ''}`;
  return `${part['day']}-${part['month']}-${part['year']} ${time}`;
}

/** The calendar day of a moment (default: now) in a zone (default: UTC). */
export function dayIn(timezone = 'UTC', moment: Date = new Date()): IsoDate {
  const part = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(moment)
      .map((p) => [p.type, p.value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}`;
}

/** Whether a day lies in the past; today still counts, since things happen today. */
export const isPast = (iso: IsoDate, today: IsoDate = dayIn()): boolean => iso <= today;

const DAY_MS = 86_400_000;

/** `days` later; a negative number goes back. */
export const addDays = (iso: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10);
/** `months` later; the 31st becomes the last day of a shorter month. */
export const addMonths = (iso: IsoDate, months: number): IsoDate => shift(iso, months, 'month');
/** `years` later; 29 February becomes the 28th where the year has none. */
export const addYears = (iso: IsoDate, years: number): IsoDate => shift(iso, years, 'year');
/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.trunc((Date.parse(to) - Date.parse(from)) / DAY_MS);

function shift(iso: IsoDate, by: number, unit: 'month' | 'year'): IsoDate {
  return dayjs.utc(iso).add(by, unit).format('YYYY-MM-DD');
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow and a list shows hundreds of dates: one per zone is kept. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const two = '2-digit';
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}
