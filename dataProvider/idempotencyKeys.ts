/** Milliseconds within which a call that is made again after a lost answer takes the same key. */
const REUSE_MS = 15 * 60_000;

interface Kept {
  readonly fingerprint: string;
  readonly until: number;
}

/** The keys of calls whose answers were lost. */
const kept = new Map<string, Kept>();
const fingerprints = new Map<string, string>();

/**
 * Returns the idempotency key of a call: a new one, unless the same call was sent before and its answer was lost. Then
 * the key is reused, so that the user's second attempt is applied once.
 */
export function getIdempotencyKey(method: string, path: string, body: string | undefined): string {
  const fingerprint = `${method} ${path} ${body ?? ''}`;
  const now = Date.now();
  for (const [key, { fingerprint: other, until }] of kept) {
    if (until < now) kept.delete(key);
    else if (other === fingerprint) return key;
  }
  const key = crypto.randomUUID();
  fingerprints.set(key, fingerprint);
  return key;
}

/** Stores the key of a call whose answer was lost, for the same call made again. */
export function reuseIdempotencyKey(key: string): void {
  const fingerprint = kept.get(key)?.fingerprint ?? fingerprints.get(key);
  if (fingerprint !== undefined) kept.set(key, { fingerprint, until: Date.now() + REUSE_MS });
}

/** Discards the key of an answered call: the same call made again is a new one. */
export function discardIdempotencyKey(key: string): void {
  kept.delete(key);
  fingerprints.delete(key);
}
