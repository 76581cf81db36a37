import { offsetAt } from '../../../resources/numbers/dates.ts';

/** Clocks are put forward and back at full quarters of an hour. */
const QUARTER_MS = 900_000;
const MOST_KEPT = 50_000;

/**
 * Returns a function that reads moments on the clocks of a zone, as milliseconds as if they showed UTC. Asking the zone
 * for each of a million moments would take longer than all the rest of a report.
 */
export function zoneClock(timezone: string): (iso: string) => number {
  const offsets = new Map<number, number>();
  return (iso) => {
    const moment = Date.parse(iso);
    const quarter = Math.floor(moment / QUARTER_MS);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      if (offsets.size >= MOST_KEPT) offsets.clear();
      offset = offsetAt(quarter * QUARTER_MS, timezone);
      offsets.set(quarter, offset);
    }
    return moment + offset;
  };
}
