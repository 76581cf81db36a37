/**
 * Milliseconds that a call which may hand out a token is given. While one is under way, other calls that are refused
 * wait for it, so that one which hangs (a server killed while it answered, a proxy that keeps the line open) would hold
 * the sign-in page back for ever. The longest that the server takes is a sign-on that reads four answers of the
 * professional order at four seconds each.
 */
export const EXCHANGE_LIMIT = 20_000;
/** Milliseconds until what another tab has just stored is seen in this one too. */
const ARRIVES = 100;

/** Held while a token is on its way, for other tabs to see: they carry the same one. */
const LOCK = 'coleira.exchange';
/** There are none on pages that are not secure; each tab then knows of its own exchanges alone. */
const locks = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

const nothing = (): void => undefined;
const pause = (milliseconds = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Calls of this tab under way that may hand out another token. */
const exchanges = new Set<Promise<unknown>>();

/** Remembers a call for as long as it may come back with another token; past its limit it has failed. */
export function exchanging<T>(
  call: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), EXCHANGE_LIMIT);
  const stop = () => limit.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const exchange = call(limit.signal).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    exchanges.delete(exchange);
  });
  exchanges.add(exchange);
  // Let go of only once whoever asked for the token has taken it.
  const done = exchange.then(nothing, nothing).then(() => pause());
  void locks()
    ?.request(LOCK, { mode: 'shared' }, () => done)
    .catch(nothing);
  return exchange;
}

/** Resolves once no token is on its way, here or in another tab, and whoever asked for it has taken it. */
export async function exchanged(): Promise<void> {
  const own = [...exchanges];
  const elsewhere = await isElsewhere();
  if (own.length === 0 && !elsewhere) return;
  await Promise.allSettled(own);
  await pause();
  if (elsewhere) await letGo();
}

const isElsewhere = async (): Promise<boolean> => {
  const held = (await locks()?.query().catch(nothing))?.held;
  return held?.some(({ name }) => name === LOCK) ?? false;
};

/** Waits for the other tab no longer than for one's own exchanges: it may have been put to sleep. */
async function letGo(): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), EXCHANGE_LIMIT);
  await locks()?.request(LOCK, { signal: limit.signal }, nothing).catch(nothing);
  clearTimeout(timer);
  await pause(ARRIVES);
}
