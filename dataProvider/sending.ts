import { forgetBegun, takeBegun } from './begun.ts';

/** How much of a body has left this device, of how much, in bytes as they go over the wire. */
export type OnProgress = (sent: number, total: number) => void;

export interface Sending {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | null;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Sends a request as `fetch` does. Where its progress is asked for it goes by the older way: `fetch` does not tell
 * how much of a body has left.
 */
export function sending(url: string, { onProgress, ...request }: Sending): Promise<Response> {
  // What is sent behind somebody's back, as that a page is open, changes nothing that was begun.
  if (request.method !== 'GET' && !('x-poll' in request.headers)) forgetBegun();
  const begun = request.method === 'GET' ? takeBegun(url, request.headers, request.signal) : undefined;
  if (begun) return begun;
  return onProgress ? withProgress(url, request, onProgress) : fetch(url, { ...request, cache: 'no-store' });
}

function withProgress(
  url: string,
  { method, headers, body, signal }: Omit<Sending, 'onProgress'>,
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
