import { plainPath } from './userActions.ts';

/** A page that was opened: one trace, whose calls are below it. */
export interface Visit {
  readonly traceId: string;
  readonly spanId: string;
  /** Its path without numbers and names. */
  readonly path: string;
  /** Milliseconds since its first call left. */
  readonly ago: number;
  /** Milliseconds from then to the last answer that it waited for. */
  readonly took: number;
}

/** Milliseconds without an answer after which a page has opened. */
const QUIET_MS = 2_000;

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

interface OpenPage {
  readonly address: string;
  readonly traceId: string;
  readonly spanId: string;
  /** When its first call left. */
  readonly startedAt: number;
  isReported: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

let current: OpenPage | undefined;

/** The page that is open; each address is another one. */
function openPage(): OpenPage {
  const address = globalThis.location?.pathname ?? '/';
  if (current?.address !== address)
    current = { address, traceId: hex(16), spanId: hex(8), startedAt: Date.now(), isReported: false };
  return current;
}

/** `traceparent` of a call: it belongs to the page that is open. */
export function traceparent(): string {
  const { traceId, spanId } = openPage();
  return `00-${traceId}-${spanId}-01`;
}

/** Where the server keeps the trace of an answer: has the page reported, once, when it has opened. */
export function noteTraced(traceresponse: string | null, report: (visit: Visit) => void): void {
  const page = openPage();
  const { traceId, spanId, address, startedAt } = page;
  if (page.isReported || !traceresponse?.startsWith(`00-${traceId}-`)) return;
  const took = Date.now() - startedAt;
  clearTimeout(page.timer);
  page.timer = setTimeout(() => {
    page.isReported = true;
    report({ traceId, spanId, path: plainPath(address), ago: Date.now() - startedAt, took });
  }, QUIET_MS);
}
