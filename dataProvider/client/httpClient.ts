import { noteServerTime } from './clock.ts';
import { handleUnauthorized, sessionMark, setSessionEnd, sessionToken } from './session.ts';
import { isBackground } from './backgroundCalls.ts';
import { CallError, codeOf } from './callError.ts';
import { isSilence, SILENCE_MS, whileHeard, type Heard } from './silence.ts';
import { TOKEN_REFRESH_LIMIT_MS, trackTokenRefresh, waitForTokenRefresh } from './tokenRefresh.ts';
import { READ_REASON_HEADER } from '../../resources/kit/readReason.ts';
import { notePosition, position } from './logPosition.ts';
import { POSITION_HEADER } from '../../resources/kit/logPosition.ts';
import { claimKey } from './idempotencyKeys.ts';
import { reasonSentTo } from './readReasons.ts';
import { traceparent } from './visit.ts';
import { recordAction, plainPath } from './userActions.ts';
import { fetchWithProgress, type OnProgress } from './fetchWithProgress.ts';

/** Base path of every call. */
export const API = '/api';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface CallOptions {
  readonly method?: Method;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly file?: Blob | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether this is a background call, which does not extend the session. */
  readonly poll?: boolean;
  /** Whether the call returns a token or counts attempts: it is never repeated automatically and has no key. */
  readonly once?: boolean;
  /** Whether the call only reads, such as a search by POST: it needs no key to be sent again. */
  readonly reads?: boolean;
  /** Called with the progress of the upload, from the start again when the call is sent again. */
  readonly onProgress?: OnProgress | undefined;
  /** The idempotency key: sent again under the same key, also much later, the call is applied once. */
  readonly key?: string | undefined;
  /** The reason for which the call reads a record that its path does not begin with. */
  readonly readReason?: string | undefined;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly json: T;
}

/** Milliseconds before the second, third and fourth attempt of a call without an answer. */
const PAUSES = [300, 1_000, 2_500] as const;
/** Statuses of a server that is starting or a proxy without a server; every other status is an answer. */
const AWAY = new Set([502, 503, 504]);

/**
 * Sends one logical call below the base path (`/vaccines/search?…`). Without an answer, or with 502, 503, 504, it is
 * sent again up to three times under the same key, so that the server applies it once.
 * @throws CallError with the status (-1: no answer came) and the body; AbortError when `signal` says so.
 */
export async function send<T = unknown>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const { method = 'GET', body, once = false, reads = method === 'GET' } = options;
  const poll = options.poll ?? isBackground();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const claimed = reads || once || options.key ? undefined : claimKey(method, path, text);
  const key = reads || once ? undefined : (options.key ?? claimed?.key);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const sent = sendOnce<T>(path, method, text, key, { ...options, poll });
      // eslint-disable-next-line no-await-in-loop
      const answer = await (once ? trackTokenRefresh(sent) : sent);
      claimed?.end(false);
      if (!reads) recordAction('call', `${method} ${plainPath(path)} ${answer.status}`);
      return answer;
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      recordAction('call', `${method} ${plainPath(path)} ${failure.status} ${failure.message}`);
      const isAway = failure.status === -1 || AWAY.has(failure.status);
      claimed?.end(isAway);
      const pause = PAUSES[attempt];
      // After a long silence the user decides: four of them would be minutes without a word.
      if (!isAway || once || failure.isSilence || pause === undefined || isOffline()) throw failure;
      await wait(pause, options.signal);
    }
  }
}

async function sendOnce<T>(
  path: string,
  method: Method,
  text: string | undefined,
  key: string | undefined,
  { signal: outer, poll, onProgress, once = false, readReason, file }: CallOptions,
): Promise<Answer<T>> {
  const token = sessionToken();
  const mark = sessionMark();
  const headers: Record<string, string> = { accept: 'application/json' };
  // The language of the page, which may differ from the browser's: the server returns its texts in it.
  const language = globalThis.document?.documentElement.lang;
  if (language) headers['accept-language'] = language;
  if (text !== undefined) headers['content-type'] = 'application/json';
  if (file) headers['content-type'] = 'application/octet-stream';
  if (key !== undefined) headers['idempotency-key'] = key;
  if (poll) headers['x-poll'] = 'true';
  headers.traceparent = traceparent();
  const written = position();
  if (written > 0) headers[POSITION_HEADER] = String(written);
  const reason = readReason ?? reasonSentTo(path);
  if (reason !== undefined) headers[READ_REASON_HEADER] = encodeURIComponent(reason);
  if (token) headers.authorization = `Bearer ${token}`;
  const limit = once ? TOKEN_REFRESH_LIMIT_MS : SILENCE_MS;
  const [answer, json] = await whileHeard(limit, outer, async (signal, heard) => {
    const request = { method, headers, body: file ?? text ?? null, signal, onProgress };
    const came = await fetchWithProgress(API + path, request, heard);
    return [came, await readBody(came, signal, heard)] as const;
  }).catch((failure: unknown) => {
    throw isAbort(failure) ? failure : new CallError(-1, null, isSilence(failure));
  });
  noteServerTime(answer.headers.get('date'));
  notePosition(answer.headers.get(POSITION_HEADER));
  const traced = answer.headers.get('traceresponse');
  // Only where the operator keeps traces.
  if (traced) void import('./reportVisit.ts').then(({ noteTraced }) => noteTraced(traced));
  if (answer.ok) {
    setSessionEnd(answer.headers.get('x-session-validity'));
    return { status: answer.status, headers: answer.headers, json: json as T };
  }
  const refused = new CallError(answer.status, json);
  // Wrong credentials are a 401 too; only the refusal of a call with a token means that the session has ended.
  // A token refresh in progress invalidates the old token before the new one has arrived.
  if (answer.status === 401 && token && !once) await waitForTokenRefresh();
  if (answer.status === 401 && token && token === sessionToken()) handleUnauthorized(codeOf(refused), mark);
  throw refused;
}

/** Whether the device has no network, so that another attempt is useless; unknown outside a browser. */
const isOffline = (): boolean => (globalThis.navigator as Navigator | undefined)?.onLine === false;

const isAbort = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';

/** Reads the body, `null` where there is none. @throws where it breaks off, which counts as no answer */
async function readBody(answer: Response, signal: AbortSignal, heard: Heard): Promise<unknown> {
  const listen = new TransformStream<Uint8Array<ArrayBuffer>>({
    transform: (part, to) => {
      heard();
      to.enqueue(part);
    },
  });
  const text = answer.body && (await new Response(answer.body.pipeThrough(listen, { signal })).text());
  try {
    return text ? JSON.parse(text) : null;
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
