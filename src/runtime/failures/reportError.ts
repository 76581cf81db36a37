import { SILENCE_MS } from '../../../dataProvider/client/silence.ts';
import { lastActions, logSessionId } from '../../../dataProvider/client/userActions.ts';
import { sessionToken } from '../../../dataProvider/client/session.ts';

/** The reported errors: each is reported once per page. */
const told = new Set<string>();

/** Reports an error of the page to the operator's log: text, place, stack and last actions; no contents of the page. */
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
    signal: AbortSignal.timeout(SILENCE_MS),
  }).catch(() => undefined);
}
