import { noteServerTime } from '../authProvider/clock.ts';
import { meetUnauthorized, noteValidity, sessionToken } from '../authProvider/session.ts';
import { isQuiet } from './background.ts';
import { CallError, codeOf } from './callError.ts';
import { exchanged, exchanging } from './exchanges.ts';
import { forgetKey, keepKey, keyOf } from './repeats.ts';
import { noteStep, plainPath } from './steps.ts';
import { sending, type OnProgress } from './sending.ts';

/** Base path of every call. */
export const API = '/api';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  readonly method?: Method;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** A look that nobody asked for does not keep a session alive. */
  readonly poll?: boolean;
  /** Hands out a token or counts tries: never sent a second time by itself, and without a key. */
  readonly once?: boolean;
  /** A POST that only asks: it needs no key to be sent again. */
  readonly reads?: boolean;
  /** Told how much of the body has left, again from the start when the call is sent again. */
  readonly onProgress?: OnProgress | undefined;
  /** Names the call: sent again under the same name, also much later, the server applies it once. */
  readonly key?: string | undefined;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly json: T;
}

/** Milliseconds before the second, third and fourth sending of a call that got no answer. */
const PAUSES = [300, 1_000, 2_500] as const;
/** A server that is starting or a proxy without one; every other status is an answer. */
const AWAY = new Set([502, 503, 504]);

/**
 * Sends one logical call below the base path (`/vaccines/search?…`). Without an answer, or with 502, 503, 504, it is
 * sent again up to three times under the same key, so that the server applies it once.
 * @throws CallError with the status (-1: no answer came) and the body; AbortError when `signal` says so.
 */
export async function send<T = unknown>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const { method = 'GET', body, once = false, reads = method === 'GET' } = options;
  const poll = options.poll ?? isQuiet();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const key = reads || once ? undefined : (options.key ?? keyOf(method, path, text));
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = once
        ? await exchanging(
            (signal) => sendOnce<T>(path, method, text, key, { ...options, poll, signal }),
            options.signal,
          )
        : await sendOnce<T>(path, method, text, key, { ...options, poll });
      if (key) forgetKey(key);
      if (!reads) noteStep('call', `${method} ${plainPath(path)} ${answer.status}`);
      return answer;
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      noteStep('call', `${method} ${plainPath(path)} ${failure.status} ${failure.message}`);
      const isAway = failure.status === -1 || AWAY.has(failure.status);
      if (key) (isAway ? keepKey : forgetKey)(key);
      const pause = PAUSES[attempt];
      if (!isAway || once || pause === undefined || isOffline()) throw failure;
      await wait(pause, options.signal);
    }
  }
}

async function sendOnce<T>(
  path: string,
  method: Method,
  text: string | undefined,
  key: string | undefined,
  { signal, poll, onProgress, once = false }: CallOptions,
): Promise<Answer<T>> {
  const token = sessionToken();
  const headers: Record<string, string> = { accept: 'application/json' };
  // The page's own language, which need not be the browser's: texts that the server keeps come in it.
  const language = globalThis.document?.documentElement.lang;
  if (language) headers['accept-language'] = language;
  if (text !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  if (poll) headers['x-poll'] = 'true';
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await sending(API + path, {
    method,
    headers,
    body: text ?? null,
    signal: signal ?? null,
    onProgress,
  }).catch((failure: unknown) => {
    throw isAbort(failure) ? failure : new CallError(-1, null);
  });
  noteServerTime(answer.headers.get('date'));
  const json = await readBody(answer);
  if (answer.ok) {
    noteValidity(answer.headers.get('x-session-validity'));
    return { status: answer.status, headers: answer.headers, json: json as T };
  }
  const refused = new CallError(answer.status, json);
  // Wrong credentials are a 401 too; only a call that carried a token says that the session is over.
  // A call that is just exchanging the token for a new one makes the old one worthless before the new one is here.
  if (answer.status === 401 && token && !once) await exchanged();
  if (answer.status === 401 && token && token === sessionToken()) meetUnauthorized(codeOf(refused));
  throw refused;
}

/** A device without a network need not be tried again; tests run where nobody can tell. */
const isOffline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine === false;

const isAbort = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';

/** The body, `null` where there is none. An answer that breaks off halfway is as good as none. */
async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text().catch((failure: unknown) => {
    throw isAbort(failure) ? failure : new CallError(-1, null);
  });
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    };
    if (signal?.aborted) return reject(new DOMException('', 'AbortError'));
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    return signal?.addEventListener('abort', stop, { once: true });
  });
