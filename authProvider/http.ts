import { send, type Method } from '../dataProvider/httpClient.ts';

export { codeOf, statusOf } from '../dataProvider/callError.ts';

/** A call below the base path, and what it answers; sent again by itself when no answer came. */
export const call = async <T>(
  method: Method,
  path: string,
  body?: unknown,
  options: { poll?: boolean } = {},
): Promise<T> => (await send<T>(path, { method, body, ...options })).json;

/** A call of the way in that hands out a token or counts tries: never repeated by itself. */
export const callOnce = async <T>(method: Method, path: string, body?: unknown): Promise<T> =>
  (await send<T>(path, { method, body, once: true })).json;
