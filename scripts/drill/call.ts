import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which a caller gives an answer up, and between two attempts. */
const PATIENCE_MS = 15_000;
const AGAIN_MS = 250;

/** A call that writes, with the key under which it is repeated. */
export interface WriteCall {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
  readonly token: string;
  readonly key: string;
}

/** What was answered, word for word. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What callers met that was no result. */
export interface Troubles {
  /** Answers that say "not now", with when to come again. */
  refused: number;
  /** Connections that ended without an answer, and those of the proxy. */
  cut: number;
  /** Answers that say "not now" without saying when. */
  withoutRetryAfter: number;
  /** Answers that must not be: 5xx that is no "not now". */
  readonly faults: string[];
}

export const newTroubles = (): Troubles => ({ refused: 0, cut: 0, withoutRetryAfter: 0, faults: [] });

const NOT_NOW = new Set([429, 503, 507]);

/** Sends a call once; undefined where there is no result yet, which `troubles` then counts. */
export async function attempt(
  origin: string,
  {
    method,
    path,
    body,
    token,
    key,
  }: Omit<WriteCall, 'method' | 'body' | 'key'> & { method: string; body?: object; key?: string },
  troubles: Troubles,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const isOurs = response.headers.get('content-type')?.includes('json') ?? false;
    if (!isOurs && response.status >= 500) troubles.cut += 1;
    else if (NOT_NOW.has(response.status)) {
      troubles.refused += 1;
      if (!response.headers.has('retry-after')) troubles.withoutRetryAfter += 1;
    } else if (response.status >= 500)
      troubles.faults.push(`${method} ${path} ${response.status} ${text.slice(0, 200)}`);
    else return { status: response.status, text };
  } catch {
    troubles.cut += 1;
  }
  return undefined;
}

/** Sends a call under its key until it has a result; undefined once `isOver`. */
export async function insist(
  origin: string,
  call: WriteCall,
  troubles: Troubles,
  isOver: () => boolean,
): Promise<Answer | undefined> {
  while (!isOver()) {
    // eslint-disable-next-line no-await-in-loop
    const answer = await attempt(origin, call, troubles);
    if (answer) return answer;
    // eslint-disable-next-line no-await-in-loop
    await pause(AGAIN_MS);
  }
  return undefined;
}
