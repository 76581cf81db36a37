/** A page that was opened: one trace, whose calls are below it. */
export interface OpenPage {
  readonly address: string;
  readonly traceId: string;
  readonly spanId: string;
  /** When it began to load, or its first call left. */
  readonly startedAt: number;
  isReported: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The first page begins before its scripts are there (public/first-paint.js). */
let current = (globalThis as { coleiraVisit?: OpenPage }).coleiraVisit;

/** The page that is open; each address is another one. */
export function openPage(): OpenPage {
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
