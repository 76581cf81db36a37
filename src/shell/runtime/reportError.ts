import { lastActions, logSessionId } from '../../../dataProvider/userActions.ts';
import { sessionToken } from '../../../authProvider/session.ts';

/** One and the same error is told once per page. */
const told = new Set<string>();

/** Tells the operator's log of an error of the page: its text, place, stack and the last steps; no contents of the page. */
export function reportError(error: unknown): void {
  const log = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (told.has(log)) return;
  told.add(log);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const token = sessionToken();
  void fetch('/api/fe-debug/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({
      log: log.slice(0, 2_000),
      logSessionId: logSessionId(),
      location: location.pathname,
      stack: stack.slice(0, 8_000),
      steps: lastActions(),
    }),
    keepalive: true,
  }).catch(() => undefined);
}
