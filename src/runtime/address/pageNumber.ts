/** No list is leafed through further than this, whatever an address says. */
const LAST = 100_000;

/**
 * Returns the page number in an address (`?page=2`), from 1. Anybody can write an address: an invalid one means the
 * first.
 */
export const pageNumber = (given: string | null): number =>
  Math.max(1, Math.min(LAST, Math.trunc(Number(given)) || 1));
