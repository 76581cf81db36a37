/**
 * Time limit of a call that may return a new token. While one is in progress, other refused calls wait for it, so
 * that one without an answer (a server killed meanwhile, a proxy that keeps the connection open) would block the
 * sign-in page for ever. The longest call is a sign-on that reads four answers of the professional order at four
 * seconds each.
 */
export const TOKEN_REFRESH_LIMIT_MS = 20_000;
/** Milliseconds until this tab sees what another tab has stored. */
const STORAGE_DELAY_MS = 100;

/** The lock held during a token refresh; other tabs, which use the same token, wait for it. */
const LOCK = 'coleira.exchange';
/** The locks of the browser; pages without TLS have none, and each tab then waits for its own refreshes only. */
const locks = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

const nothing = (): void => undefined;
const pause = (milliseconds = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The calls in progress in this tab that may return a new token. */
const refreshes = new Set<Promise<unknown>>();

/** Tracks a call until it may no longer return a new token. */
export function trackTokenRefresh<T>(call: Promise<T>): Promise<T> {
  const refresh = call.finally(() => refreshes.delete(refresh));
  refreshes.add(refresh);
  // Released only once the caller has stored the token.
  const done = refresh.then(nothing, nothing).then(() => pause());
  void locks()
    ?.request(LOCK, { mode: 'shared' }, () => done)
    .catch(nothing);
  return refresh;
}

/** Resolves once no token refresh is in progress, here or in another tab, and new tokens are stored. */
export async function waitForTokenRefresh(): Promise<void> {
  const own = [...refreshes];
  const elsewhere = await isElsewhere();
  if (own.length === 0 && !elsewhere) return;
  await Promise.allSettled(own);
  await pause();
  if (elsewhere) await waitForOtherTab();
}

const isElsewhere = async (): Promise<boolean> => {
  const held = (await locks()?.query().catch(nothing))?.held;
  return held?.some(({ name }) => name === LOCK) ?? false;
};

/** Waits for the other tab no longer than for a refresh of this one: the browser may have suspended it. */
async function waitForOtherTab(): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TOKEN_REFRESH_LIMIT_MS);
  await locks()?.request(LOCK, { signal: limit.signal }, nothing).catch(nothing);
  clearTimeout(timer);
  await pause(STORAGE_DELAY_MS);
}
