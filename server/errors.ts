import type { ErrorCode, FieldError } from '../resources/kit/codes.ts';
import { MAX_ISSUES } from '../resources/kit/checks/issues.ts';
import { fixedStatusOf, type Refusing } from '../resources/kit/calls/refusals.ts';

/** A refusal: the server answers it instead of a result; `answerError` alone turns it into a body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly errors: readonly FieldError[] = [],
    /** More for the page: the current record of a stale save, the id of a pending request. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** Seconds after which another try makes sense. */
    readonly retryAfter?: number,
    /** The record with personal data that the details show: its reading leaves an audit row. */
    readonly shows?: { readonly objectType: string; readonly objectId: string },
  ) {
    super(code);
  }
}

/** 422: fields are wrong or missing; 403 where all that is wrong is what the caller may not do. */
export function formError(errors: readonly FieldError[]): Refusal {
  const [first] = errors;
  const isRight = first !== undefined && errors.every(({ error }) => fixedStatusOf({}, error) === 403);
  return isRight ? new Refusal(403, first.error, errors) : new Refusal(422, 'FORM_ERROR_MSG', errors);
}
/** 409: the state of things does not allow it; 403 by a code that says what the caller may not do. */
export const conflict = (code: ErrorCode, errors: readonly FieldError[] = [], details = {}): Refusal =>
  new Refusal(fixedStatusOf({}, code) ?? 409, code, errors, details);
/** 404: not there, or not for this user to see. */
export const notFound = (): Refusal => new Refusal(404, 'NOT_FOUND');
/** 403, and nothing else said. */
export const forbidden = (): Refusal => new Refusal(403, 'FORBIDDEN');
/** 400: not a request at all; `properties` say where. */
export const malformed = (properties: readonly string[] = []): Refusal =>
  new Refusal(
    400,
    'MALFORMED_REQUEST',
    properties.map((property) => ({ property, error: 'MALFORMED_REQUEST' })),
  );

/** A code as a call refuses with it: in the status that is declared for it, else 422 with fields and 409 without. */
export const refusalOf = (
  call: Refusing,
  code: ErrorCode,
  errors: readonly FieldError[] = [],
  details: Refusal['details'] = {},
  retryAfter?: number,
): Refusal =>
  new Refusal(
    fixedStatusOf(call, code) ?? (errors.length > 0 ? 422 : 409),
    code,
    errors,
    details,
    retryAfter,
  );

/**
 * The body of a refusal. With `hasErrors` the page keeps the input; of many faults the first are named, and
 * `moreErrors` counts the rest.
 */
export function bodyOf(refusal: Refusal): object {
  const { status, code, errors, details } = refusal;
  const isExplained = status === 403 && code !== 'FORBIDDEN';
  const hasErrors = status === 422 || status === 409 || isExplained || errors.length > 0;
  const more = errors.length - MAX_ISSUES;
  return {
    ...(hasErrors ? { hasErrors, errors: errors.slice(0, MAX_ISSUES) } : {}),
    data: { message: code, ...(more > 0 && { moreErrors: more }), ...details },
  };
}
