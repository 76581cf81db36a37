import { CallError } from '../../dataProvider/callError.ts';

/**
 * Makes a call.
 * @throws CallError with the answer's status and body; status -1 without an answer
 */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    credentials: 'omit',
  }).catch(() => {
    throw new CallError(-1, null);
  });
  const read: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new CallError(answer.status, read);
  return read as T;
}
