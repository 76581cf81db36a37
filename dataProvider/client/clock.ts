/** Milliseconds by which the server's clock is ahead of this device's. Sessions and codes end by the server's. */
let ahead = 0;

/** Learns the server's time from the `Date` header of an answer. */
export function noteServerTime(date: string | null): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  // The header has whole seconds: smaller differences are noise.
  if (!Number.isNaN(server)) ahead = Math.abs(server - Date.now()) > 2_000 ? server - Date.now() : 0;
}

/** The server's time now, in milliseconds since 1970. */
const serverNow = (): number => Date.now() + ahead;

/** Milliseconds until `timestamp` (ISO 8601) by the server's clock; negative once it has passed. */
export const untilServerTime = (timestamp: string): number => Date.parse(timestamp) - serverNow();
