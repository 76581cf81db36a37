import { forgetBegun, takeBegun } from './begun.ts';
import { FILES_SILENCE_MS, type Heard } from './silence.ts';
import { LARGE_BODY, noteUpload } from './uploads.ts';

/** Reports the progress of an upload: sent bytes and total bytes of the body. */
export type OnProgress = (sent: number, total: number) => void;

export interface RequestWithProgress {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | null;
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Sends a request as `fetch` does, and calls `heard` whenever something moves. A large body and one with `onProgress`
 * are sent by XMLHttpRequest, since `fetch` does not report the progress of an upload.
 */
export function fetchWithProgress(
  url: string,
  { onProgress, ...request }: RequestWithProgress,
  heard: Heard,
): Promise<Response> {
  const { method, headers, body, signal } = request;
  // A background call, such as the report that a page is open, does not invalidate prefetched answers.
  if (method !== 'GET' && !('x-poll' in headers)) forgetBegun();
  const begun = method === 'GET' ? takeBegun(url, headers, signal) : undefined;
  if (begun) return begun;
  if (!onProgress && !(body && (typeof body === 'string' ? body.length : body.size) > LARGE_BODY))
    return fetch(url, { ...request, cache: 'no-store' });
  return withProgress(url, request, (sent, total) => {
    heard(sent < total ? undefined : FILES_SILENCE_MS);
    (onProgress ?? ((some, all) => noteUpload(some / all)))(sent, total);
  }).finally(() => {
    if (!onProgress) noteUpload(null);
  });
}

function withProgress(
  url: string,
  { method, headers, body, signal }: Omit<RequestWithProgress, 'onProgress'>,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (then: () => void) => () => {
      signal.removeEventListener('abort', abort);
      then();
    };
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) =>
      onProgress(event.loaded, event.lengthComputable ? event.total : event.loaded);
    request.onload = end(() =>
      resolve(
        new Response([204, 205, 304].includes(request.status) ? null : request.responseText, {
          status: request.status,
          headers: headersOf(request.getAllResponseHeaders()),
        }),
      ),
    );
    request.onerror = end(() => reject(new TypeError('no answer')));
    request.onabort = end(() => reject(signal.reason as Error));
    return request.send(body);
  });
}

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
