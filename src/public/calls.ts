import { CallError, isConnectionLost } from '../../dataProvider/callError.ts';
import {
  discardIdempotencyKey,
  getIdempotencyKey,
  reuseIdempotencyKey,
} from '../../dataProvider/idempotencyKeys.ts';

/**
 * Makes a call.
 * @throws CallError with the answer's status and body; status -1 without an answer
 */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  return send<T>(method, path, body && JSON.stringify(body));
}

/**
 * Makes a call that the server applies once: made again after a lost connection, it has the answer of the first time.
 * @throws CallError with the answer's status and body; status -1 without an answer
 */
export async function callOnce<T>(path: string, body: object): Promise<T> {
  const text = JSON.stringify(body);
  const key = getIdempotencyKey('POST', path, text);
  try {
    const answer = await send<T>('POST', path, text, key);
    discardIdempotencyKey(key);
    return answer;
  } catch (failure) {
    (isConnectionLost(failure) ? reuseIdempotencyKey : discardIdempotencyKey)(key);
    throw failure;
  }
}

async function send<T>(method: string, path: string, body?: string, key?: string): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body }),
    credentials: 'omit',
  }).catch(() => {
    throw new CallError(-1, null);
  });
  const read: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new CallError(answer.status, read);
  return read as T;
}
