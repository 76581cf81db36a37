import { HttpError } from 'react-admin';
import type { FieldError } from '../resources/kit/codes.ts';
import { formPath } from '../resources/kit/names.ts';
import { CallError } from './callError.ts';

/** What the server's refusals carry; see docs of the calls. */
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

/**
 * The one place where a refusal becomes what react-admin and the forms understand. Field errors come flat, their
 * codes as translation keys; the first error of a field stands.
 */
export function toHttpError(failure: CallError): HttpError {
  const { errors, ...rest } = (failure.body ?? {}) as RefusalBody;
  const flat: Record<string, string> = {};
  for (const { property, error } of errors ?? []) flat[formPath(property)] ??= `errors.${error}`;
  const body: ErrorBody = { ...rest, ...(Object.keys(flat).length > 0 && { errors: flat }) };
  return new HttpError(`errors.${failure.message}`, failure.status, body);
}

/** Runs a call; what fails is thrown as an `HttpError`. */
export async function converting<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (failure) {
    throw failure instanceof CallError ? toHttpError(failure) : failure;
  }
}
