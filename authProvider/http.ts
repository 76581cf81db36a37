import { send, type Method } from '../dataProvider/client/httpClient.ts';

/** Makes a call below the base path; repeats it automatically without an answer. */
export const call = async <T>(
  method: Method,
  path: string,
  body?: unknown,
  options: { poll?: boolean } = {},
): Promise<T> => (await send<T>(path, { method, body, ...options })).json;

/** Makes a sign-in call that returns a token or counts attempts: it is never repeated automatically. */
export const callOnce = async <T>(method: Method, path: string, body?: unknown): Promise<T> =>
  (await send<T>(path, { method, body, once: true })).json;
