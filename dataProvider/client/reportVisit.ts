import { send } from './httpClient.ts';
import { plainPath } from './userActions.ts';
import { openPage } from './visit.ts';

/** Milliseconds without an answer after which a page has opened. */
const QUIET_MS = 2_000;

/**
 * Has a page report to the operator's traces, once, how long it took to open: from its beginning to the last answer that
 * it waited for. A report that is lost is of no concern.
 * @param traceresponse what an answer says of the trace that the server keeps it in
 */
export function noteTraced(traceresponse: string): void {
  const page = openPage();
  const { traceId, spanId, address, startedAt } = page;
  if (page.isReported || !traceresponse.startsWith(`00-${traceId}-`)) return;
  const took = Date.now() - startedAt;
  clearTimeout(page.timer);
  page.timer = setTimeout(() => {
    page.isReported = true;
    // Its clock is not the register's: durations are the same for both.
    const body = { traceId, spanId, path: plainPath(address), ago: Date.now() - startedAt, took };
    void send('/fe-debug/page-visits', { method: 'POST', body, poll: true, reads: true }).catch(
      () => undefined,
    );
  }, QUIET_MS);
}
