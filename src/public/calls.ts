import { CallError, isConnectionLost } from '../../dataProvider/client/callError.ts';
import { claimKey } from '../../dataProvider/client/idempotencyKeys.ts';
import type { OnProgress, RequestWithProgress } from '../../dataProvider/client/fetchWithProgress.ts';
import { SILENCE_MS, whileHeard, type Heard } from '../../dataProvider/client/silence.ts';

/**
 * Makes a call.
 * @throws CallError with the answer's status and body; status -1 without an answer
 */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  return send<T>(method, path, body && JSON.stringify(body));
}

/**
 * Makes a call that the server applies once: made again after a lost connection, it has the answer of the first time.
 * @param onProgress called while files are sent
 * @throws CallError with the answer's status and body; status -1 without an answer
 */
export async function callOnce<T>(path: string, body: object, onProgress?: OnProgress): Promise<T> {
  const text = JSON.stringify(body);
  const { key, end } = claimKey('POST', path, text);
  try {
    const answer = await send<T>('POST', path, text, key, onProgress);
    end(false);
    return answer;
  } catch (failure) {
    end(isConnectionLost(failure));
    throw failure;
  }
}

/** The way of a request to the server. Files bring one that reports their progress (`chosenFiles.ts`). */
export const transport: {
  send: (url: string, request: RequestWithProgress, heard: Heard) => Promise<Response>;
} = { send: (url, request) => fetch(url, request) };

async function send<T>(
  method: string,
  path: string,
  body?: string,
  key?: string,
  onProgress?: OnProgress,
): Promise<T> {
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  };
  const [answer, text] = await whileHeard(SILENCE_MS, undefined, async (signal, heard) => {
    const request = { method, headers, body: body ?? null, credentials: 'omit', signal, onProgress } as const;
    const came = await transport.send(`/api${path}`, request, heard);
    return [came, await came.text()] as const;
  }).catch(() => {
    throw new CallError(-1, null);
  });
  const read = parsed(text);
  if (!answer.ok) throw new CallError(answer.status, read);
  return read as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
