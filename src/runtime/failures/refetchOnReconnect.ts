import type { Query, QueryClient } from '@tanstack/react-query';
import { isConnectionLost } from '../../../dataProvider/client/callError.ts';

/** Milliseconds between two checks whether the server answers again. */
const POLL_INTERVAL_MS = 5_000;

/** Whether the server can be reached and can serve calls. */
export const isServerAvailable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(POLL_INTERVAL_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Runs `work` as soon as the server answers again: at once when the device is online again, else after the next check.
 * @returns a function that stops the checks
 */
export function whenServerAnswers(work: () => void): () => void {
  let isDone = false;
  const check = async () => {
    if (isDone || !navigator.onLine || document.hidden || !(await isServerAvailable())) return;
    if (isDone) return;
    stop();
    work();
  };
  const timer = setInterval(() => void check(), POLL_INTERVAL_MS);
  const now = () => void check();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  function stop() {
    isDone = true;
    clearInterval(timer);
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
  }
  return stop;
}

export const wasLost = ({ state }: Query): boolean =>
  state.status === 'error' && isConnectionLost(state.error);

/** Refetches the active queries that failed without an answer. */
export const refetchLostQueries = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: wasLost });

/** Refetches automatically, once the server answers again, what failed without a connection. */
export function refetchOnReconnect(client: QueryClient): void {
  let stop: (() => void) | undefined;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || stop) return;
    if (!isConnectionLost(event.action.error)) return;
    stop = whenServerAnswers(() => {
      stop = undefined;
      void refetchLostQueries(client);
    });
  });
}

/**
 * Keeps the error of a lost query on the page while it is fetched again: otherwise each attempt would replace the
 * error page by a skeleton.
 */
export function keepFailures(client: QueryClient): void {
  const failures = new WeakMap<Query, unknown>();
  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    // A page opened anew starts with its skeleton.
    if (event.type === 'observerRemoved' && query.getObserversCount() === 0) failures.delete(query);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') failures.delete(query);
    if (event.action.type === 'error' && isConnectionLost(event.action.error))
      failures.set(query, event.action.error);
    if (event.action.type === 'fetch' && query.state.data === undefined && failures.has(query))
      query.setState({ status: 'error', error: failures.get(query) });
  });
}
