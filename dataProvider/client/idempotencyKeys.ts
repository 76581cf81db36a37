/** Milliseconds within which a call that is made again after a lost answer takes the same key. */
const REUSE_MS = 15 * 60_000;

/** The keys of calls whose answers were lost, by what the call was. */
const kept = new Map<string, { readonly key: string; readonly until: number }>();

/** The idempotency key of a call, and what is to be said of its end. */
export interface ClaimedKey {
  readonly key: string;
  /** Keeps the key where the answer was lost, for the same call made again; otherwise that is a new call. */
  readonly end: (isLost: boolean) => void;
}

/**
 * Returns the idempotency key of a call: a new one, unless the same call was sent before and its answer was lost. Then
 * the key is reused, so that the user's second attempt is applied once.
 */
export function claimKey(method: string, path: string, body = ''): ClaimedKey {
  const call = `${method} ${path} ${body}`;
  const now = Date.now();
  for (const [one, { until }] of kept) if (until < now) kept.delete(one);
  const key = kept.get(call)?.key ?? crypto.randomUUID();
  return {
    key,
    end: (isLost) => {
      if (isLost) kept.set(call, { key, until: Date.now() + REUSE_MS });
      else if (kept.get(call)?.key === key) kept.delete(call);
    },
  };
}
