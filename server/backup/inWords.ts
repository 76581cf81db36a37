const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const STEP = 1000;

/** A count with separators. */
export const inNumbers = (count: number): string => count.toLocaleString('en');

/** A size with its unit, in three digits. */
export function inBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  return `${Number((bytes / STEP ** power).toPrecision(3))} ${UNITS[power]}`;
}
