/** A lost call that is tried again within this time, in milliseconds, counts as the same one. */
const SAME_CALL = 15 * 60_000;

interface Kept {
  readonly fingerprint: string;
  readonly until: number;
}

/** Keys of calls whose answer never came. */
const kept = new Map<string, Kept>();
const fingerprints = new Map<string, string>();

/**
 * The idempotency key of a logical call: a new one, unless the very same call was sent before and its answer was
 * lost. Then the key is used again, so that a person's own second try applies it once.
 */
export function keyOf(method: string, path: string, body: string | undefined): string {
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

/** The answer to this call was lost: the same call made again takes the same key. */
export function keepKey(key: string): void {
  const fingerprint = kept.get(key)?.fingerprint ?? fingerprints.get(key);
  if (fingerprint !== undefined) kept.set(key, { fingerprint, until: Date.now() + SAME_CALL });
}

/** The call was answered: the same call made again is a new one. */
export function forgetKey(key: string): void {
  kept.delete(key);
  fingerprints.delete(key);
}
