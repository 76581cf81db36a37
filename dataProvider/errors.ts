import { HttpError } from 'react-admin';
import { hasErrorText, loadErrorTexts } from '../i18n/index.ts';
import type { FieldError } from '../resources/kit/codes.ts';
import { formPath } from '../resources/kit/names.ts';
import { CallError, codeOrFailure, isConnectionLost } from './client/callError.ts';

/** The body of a refusal; see docs of the calls. */
interface RefusalBody {
  readonly hasErrors?: boolean;
  readonly errors?: readonly FieldError[];
  readonly data?: { readonly message?: string; readonly [detail: string]: unknown };
}

/** The body of an `HttpError` as forms read it: flat paths, each with a translation key. */
export interface ErrorBody {
  readonly errors?: Readonly<Record<string, string>>;
  readonly hasErrors?: boolean;
  /** `message` is the refusal's code; the rest are its details, as the current record of a stale save. */
  readonly data?: { readonly message?: string; readonly [detail: string]: unknown };
}

/** Their sentences say that nothing was saved, which is not known where a proxy answers for the server. */
const SAYS_NOTHING_WAS_SAVED = /^ERROR_(?:CREATE|UPDATE)$/;

/**
 * Converts a refusal to the error of react-admin and its forms. Field errors are flat, their codes are translation
 * keys; the first error of a field counts. `what` is the code for what could not be done, for an answer without a code.
 */
export function toHttpError(failure: CallError, what?: string): HttpError {
  const { errors, ...rest } = (failure.body ?? {}) as RefusalBody;
  const isUnknown = isConnectionLost(failure) && SAYS_NOTHING_WAS_SAVED.test(what ?? '');
  const code = codeOrFailure(failure, isUnknown ? undefined : what);
  const flat: Record<string, string> = {};
  for (const { property, error } of errors ?? []) flat[formPath(property)] ??= `errors.${error}`;
  const body: ErrorBody = {
    ...rest,
    ...(Object.keys(flat).length > 0 && { errors: flat }),
    ...(code !== failure.message && { data: { ...rest.data, message: code } }),
  };
  return new HttpError(`errors.${code}`, failure.status, body);
}

/** Waits until the codes of a refusal have their sentences, of which a page has only those that it knows of. */
async function withSentences(refused: HttpError): Promise<HttpError> {
  const { errors = {}, data } = refused.body as ErrorBody;
  const codes = [refused.message, ...Object.values(errors), ...(data?.message ? [data.message] : [])];
  if (!codes.every((code) => hasErrorText(code.replace(/^errors\./, '')))) await loadErrorTexts();
  return refused;
}

/** Waits for a call and throws its failure as an `HttpError`; `what` as in `toHttpError`. */
export async function convertErrors<T>(call: Promise<T>, what?: string): Promise<T> {
  try {
    return await call;
  } catch (failure) {
    throw failure instanceof CallError ? await withSentences(toHttpError(failure, what)) : failure;
  }
}
