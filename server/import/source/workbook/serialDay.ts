const DAY_MS = 86_400_000;
/** The first day that each way of counting calls 0. */
const DAY_0_1900 = Date.UTC(1899, 11, 31);
const DAY_0_1904 = Date.UTC(1904, 0, 1);
/** Spreadsheets count a 29 February 1900, which there was not. */
const NO_DAY = 60;
/** 31-12-9999. */
const MAX_SERIAL = 2_958_465;

/**
 * The day, and the time where there is one, of a number that a spreadsheet shows as a day: '2023-10-31',
 * '2023-10-31 14:30'. Day 0 is written as programs show it, '1900-01-00', and is none.
 * @returns null for a number that no spreadsheet shows as a day
 */
export function serialDay(serial: number, has1904Days: boolean): string | null {
  if (!(serial >= 0 && serial < MAX_SERIAL + 1)) return null;
  let days = Math.floor(serial);
  const minutes = Math.round((serial - days) * 1440);
  if (!has1904Days) {
    if (days === 0) return '1900-01-00';
    if (days === NO_DAY) return '1900-02-29';
    if (days > NO_DAY) days -= 1;
  }
  const moment = new Date((has1904Days ? DAY_0_1904 : DAY_0_1900) + days * DAY_MS + minutes * 60_000);
  const [day = '', time = ''] = moment.toISOString().split('T');
  return minutes === 0 ? day : `${day} ${time.slice(0, 5)}`;
}
