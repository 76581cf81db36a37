import { CallError, codeOrFailure } from '../dataProvider/client/callError.ts';
import { send, type Method } from '../dataProvider/client/httpClient.ts';
import type { CatalogueCode } from '../resources/kit/codes.ts';

interface SignInCallOptions {
  readonly poll?: boolean;
  /** The code for what could not be done, where the answer names none. */
  readonly failure?: CatalogueCode;
}

/** Waits for an answer; a failure whose answer names no code gets that of what could not be done. */
async function withFailure<T>(
  answer: Promise<{ readonly json: T }>,
  failure: CatalogueCode | undefined,
): Promise<T> {
  try {
    return (await answer).json;
  } catch (failed) {
    if (!(failed instanceof CallError)) throw failed;
    const message = codeOrFailure(failed, failure);
    throw message === failed.message ? failed : new CallError(failed.status, { data: { message } });
  }
}

/** Makes a call below the base path; repeats it automatically without an answer. */
export const call = <T>(
  method: Method,
  path: string,
  body?: unknown,
  { failure, ...options }: SignInCallOptions = {},
): Promise<T> => withFailure(send<T>(path, { method, body, ...options }), failure);

/** Makes a sign-in call that returns a token or counts attempts: it is never repeated automatically. */
export const callOnce = <T>(
  method: Method,
  path: string,
  body?: unknown,
  failure?: CatalogueCode,
): Promise<T> => withFailure(send<T>(path, { method, body, once: true }), failure);
