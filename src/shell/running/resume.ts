import type { Query, QueryClient } from '@tanstack/react-query';
import { isConnectionLost } from '../../../dataProvider/callError.ts';

/** Milliseconds between looks whether the server answers again. */
const EVERY = 5_000;

/** Whether the server can be reached and can serve calls. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Runs `work` as soon as the server answers again: at once when the device's network comes back, else at the next
 * look. Answers how to stop looking.
 */
export function whenBack(work: () => void): () => void {
  let isDone = false;
  const look = async () => {
    if (isDone || !navigator.onLine || document.hidden || !(await isServerThere())) return;
    if (isDone) return;
    stop();
    work();
  };
  const timer = setInterval(() => void look(), EVERY);
  const now = () => void look();
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

/** Asks again for everything on the page that got no answer. */
export const askAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: wasLost });

/** What the page could not read for want of a connection is read by itself once there is one again. */
export function resumeReads(client: QueryClient): void {
  let stop: (() => void) | undefined;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || stop) return;
    if (!isConnectionLost(event.action.error)) return;
    stop = whenBack(() => {
      stop = undefined;
      void askAgain(client);
    });
  });
}

/**
 * Keeps the failure of a lost query on the page while it is asked again: the page that says so would otherwise give
 * way to a skeleton at each try, and come back after it.
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
      query.setState({ status: 'error', error: failures.get(query) as Error });
  });
}
