import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A calendar day as it travels and is stored: 'YYYY-MM-DD', without a time and a zone. */
export type IsoDate = string;

/**
 * Returns the text of a date field after a keystroke: day, month and year with hyphens, inserted when two digits are
 * complete. `previous` is the text before: a hyphen just deleted does not come back.
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

/** Whether `text` is a complete day, month and year, and the month has no such day: '31-04-2024'. */
export function isImpossibleDay(text: string): boolean {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text) ?? [];
  if (!year) return false;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayjs.utc(iso).format('YYYY-MM-DD') !== iso;
}

/**
 * '01-02-2024 14:30', with seconds or without, on the clocks of a zone → ISO 8601 in UTC; null when there is no such
 * moment. An hour that the clocks pass twice is its first; one that they skip is none.
 */
export function parseTypedMoment(text: string, timezone: string): string | null {
  const match = /^\s*(\S+)\s+(\d{1,2})[:h.](\d{2})(?:[:.](\d{2}))?\s*$/.exec(text);
  const day = parseTypedDate(match?.[1] ?? '');
  if (!match || !day) return null;
  const [hour = 0, minute = 0, second = 0] = [match[2], match[3], match[4]].map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const two = (part: number): string => String(part).padStart(2, '0');
  const shown = `${showDate(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
  const asUtc = Date.parse(`${day}T${two(hour)}:${two(minute)}:${two(second)}Z`);
  // The zone's offset the day before and the day after: where both fit, the clocks pass this hour twice.
  const fitting = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => new Date(asUtc - offsetAt(near, timezone)).toISOString())
    .filter((moment) => showTimestamp(moment, timezone) === shown);
  return fitting.sort()[0] ?? null;
}

/** The moment at which a day begins on the clocks of a zone; where they skip midnight, the first they show. */
export function startOfDay(day: IsoDate, timezone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  const near = asUtc - offsetAt(asUtc, timezone);
  return new Date(asUtc - offsetAt(near - 2 * HOUR_MS, timezone)).toISOString();
}

/** By how many milliseconds a zone's clocks are ahead of UTC at a moment. */
export function offsetAt(moment: number, timezone: string): number {
  const [day = '', time = ''] = showTimestamp(new Date(moment).toISOString(), timezone).split(' ');
  return Date.parse(`${parseTypedDate(day)}T${time}Z`) - Math.trunc(moment / 1000) * 1000;
}

/** Whether `text` is 'YYYY-MM-DD' and a real day, of the years 1900 to 2199. */
export function isIsoDate(text: string): boolean {
  return /^(?:19|2[01])\d\d-\d\d-\d\d$/.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text;
}

/** '2024-02-01' (or a timestamp that starts so) → '01-02-2024'; '' for nothing. */
export function showDate(iso: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  return match ? `${match[3]}-${match[2]}-${match[1]}` : '';
}

/** A timestamp in the reader's zone as 'DD-MM-YYYY HH:mm:ss'; '' for nothing. */
export function showTimestamp(iso: string | null | undefined, timezone: string): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return '';
  const part = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(new Date(iso))
      .map((p) => [p.type, p.value]),
  );
  return `${part['day']}-${part['month']}-${part['year']} ${part['hour']}:${part['minute']}:${part['second']}`;
}

/** A timestamp in the reader's zone as 'DD-MM-YYYY HH:mm', where seconds say nothing; '' for nothing. */
export const showMinute = (iso: string | null | undefined, timezone: string): string =>
  showTimestamp(iso, timezone).slice(0, -3);

/** The time zone of the register, for days that depend on no user. */
export const REGISTER_ZONE = 'Europe/Lisbon';

/** The zones of the country, the register's first. */
export const OWN_ZONES: readonly string[] = [REGISTER_ZONE, 'Atlantic/Madeira', 'Atlantic/Azores'];

/** The last second for which the day of a zone was asked, and that day. */
const lastDays = new Map<string, { readonly second: number; readonly day: IsoDate }>();

/** The calendar day of a moment (default: now) in a zone (default: the register's). */
export function dayIn(timezone = REGISTER_ZONE, moment: Date = new Date()): IsoDate {
  const second = Math.floor(moment.getTime() / 1000);
  const known = lastDays.get(timezone);
  if (known?.second === second) return known.day;
  const part = Object.fromEntries(
    clockOf(timezone)
      .formatToParts(moment)
      .map((p) => [p.type, p.value]),
  );
  const day = `${part['year']}-${part['month']}-${part['day']}`;
  // A server asks for today with each request.
  lastDays.set(timezone, { second, day });
  return day;
}

/** The day of a moment in a zone, as 'DD-MM-YYYY'. */
export const showDay = (moment: string, timezone: string): string =>
  showDate(dayIn(timezone, new Date(moment)));

/** Whether a day lies in the past; today still counts, since things happen today. */
export const isPast = (iso: IsoDate, today: IsoDate = dayIn()): boolean => iso <= today;

/** The latest day that it is anywhere on earth: a later one is in the future in every time zone. */
export const latestToday = (moment: Date = new Date()): IsoDate => dayIn('Pacific/Kiritimati', moment);

/** `days` later; a negative number gives an earlier day. */
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
