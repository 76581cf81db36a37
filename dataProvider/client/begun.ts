/** A call that the page began before its scripts were there (public/first-paint.js). */
interface Begun {
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
  /** When it began, as `performance.now()` says it. */
  readonly at: number;
}

/** Milliseconds after which an answer may be older than what the page wants to know. */
const FRESH_MS = 20_000;

/** Whether two calls ask the same; the trace that they are in is no part of what they ask. */
const isSame = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => name === 'traceparent' || a[name] === b[name]);

const begunCalls = (): Record<string, Begun> | undefined =>
  (globalThis as { coleiraBegun?: Record<string, Begun> }).coleiraBegun;

/** Whether a call whose address begins like this has begun already and is not handed out yet. */
export const hasBegun = (start: string): boolean =>
  Object.keys(begunCalls() ?? {}).some((url) => url.startsWith(start));

/** Discards an answer: an unread one occupies a connection, of which the browser has few. */
const drop = ({ answer }: Begun): void =>
  void answer.then(
    ({ body }) => body?.cancel(),
    () => undefined,
  );

/** The answer to a call that has begun already, once; a call with other headers is another call. */
export function takeBegun(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const all = begunCalls();
  const begun = all?.[url];
  if (!all || !begun) return undefined;
  delete all[url];
  if (performance.now() - begun.at > FRESH_MS || !isSame(begun.headers, headers) || signal.aborted) {
    drop(begun);
    return undefined;
  }
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(signal.reason as Error);
      drop(begun);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    begun.answer
      .then(resolve, reject)
      // Who has the answer gives it up by its body.
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Discards unused answers before a change. */
export function forgetBegun(): void {
  Object.values(begunCalls() ?? {}).forEach(drop);
  delete (globalThis as { coleiraBegun?: unknown }).coleiraBegun;
}
