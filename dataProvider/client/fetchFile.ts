import { CallError } from './callError.ts';
import { API } from './httpClient.ts';
import { sessionToken } from './session.ts';

/** The name of a file as its answer gives it. */
const nameIn = (disposition: string | null): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return name === undefined ? 'download' : decodeURIComponent(name);
};

/**
 * Fetches a file below the base path, as it is: its contents and its name.
 * @throws CallError with the status (-1: no answer came) and the body
 */
export async function fetchFile(path: string): Promise<readonly [contents: Blob, filename: string]> {
  const token = sessionToken();
  try {
    const answer = await fetch(API + path, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      cache: 'no-store',
    });
    if (!answer.ok) throw new CallError(answer.status, await answer.json().catch(() => null), false);
    return [await answer.blob(), nameIn(answer.headers.get('content-disposition'))];
  } catch (failure) {
    throw failure instanceof CallError ? failure : new CallError(-1, null, false);
  }
}
