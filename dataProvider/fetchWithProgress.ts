import { forgetBegun, takeBegun } from './begun.ts';

/** Reports the progress of an upload: sent bytes and total bytes of the body. */
export type OnProgress = (sent: number, total: number) => void;

export interface RequestWithProgress {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | null;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Sends a request as `fetch` does. With `onProgress` it uses XMLHttpRequest, since `fetch` does not report the
 * progress of an upload.
 */
export function fetchWithProgress(
  url: string,
  { onProgress, ...request }: RequestWithProgress,
): Promise<Response> {
  // A background call, such as the report that a page is open, does not invalidate prefetched answers.
  if (request.method !== 'GET' && !('x-poll' in request.headers)) forgetBegun();
  const begun = request.method === 'GET' ? takeBegun(url, request.headers, request.signal) : undefined;
  if (begun) return begun;
  return onProgress ? withProgress(url, request, onProgress) : fetch(url, { ...request, cache: 'no-store' });
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
      signal?.removeEventListener('abort', abort);
      then();
    };
    if (signal?.aborted) return reject(new DOMException('', 'AbortError'));
    signal?.addEventListener('abort', abort, { once: true });
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
    request.onabort = end(() => reject(new DOMException('', 'AbortError')));
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
