import type { Deprecation } from '../../resources/kit/call.ts';

/** Days that a call stays after it was announced that it ends: programs of others need time. */
export const MIN_DEPRECATION_DAYS = 180;

const DAY_MS = 24 * 3600 * 1000;
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The headers of an answer of a call that ends: `Deprecation` (RFC 9745) since when it should no longer be used, `Sunset`
 * (RFC 8594) from when on it is no longer there.
 * @throws Error where the days are none, or too near to each other
 */
export function deprecationHeaders(
  name: string,
  { since, ends }: Deprecation,
): { readonly Deprecation: string; readonly Sunset: string } {
  const days = (momentOf(ends) - momentOf(since)) / DAY_MS;
  if (!(days >= MIN_DEPRECATION_DAYS))
    throw new Error(`${name} ends less than ${MIN_DEPRECATION_DAYS} days after it was deprecated`);
  return {
    Deprecation: `@${momentOf(since) / 1000}`,
    Sunset: new Date(momentOf(ends)).toUTCString(),
  };
}
