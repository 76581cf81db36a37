import { codeOf, isConnectionLost, moreErrorsOf, statusOf } from '../../../dataProvider/client/callError.ts';

type Refused =
  readonly { readonly property: string; readonly error: string }[] | Readonly<Record<string, string>>;

/**
 * The refused fields of a call with their codes; empty where the refusal was about something else. A declared call
 * has them by their path, each with its text's key; the calls of the sign-in have them as the server sends them.
 */
function fieldErrors(refused: unknown): Readonly<Record<string, string>> {
  const errors = (refused as { body?: { errors?: Refused } | null } | null)?.body?.errors ?? {};
  return Array.isArray(errors)
    ? Object.fromEntries(errors.map(({ property, error }) => [property, error]))
    : Object.fromEntries(
        Object.entries(errors).map(([property, key]) => [property, key.replace(/^errors\./, '')]),
      );
}

/** The record as another user has saved it meanwhile. */
export interface Current {
  readonly current: Readonly<Record<string, unknown>>;
  /** The user who saved it, and when, as far as the server says. */
  readonly savedBy?: string | undefined;
  readonly savedAt?: string | undefined;
}

/** The reason why a submission failed. */
export type Trouble =
  /** No answer: it is unknown whether it was applied, and a repeat applies it once. */
  | { readonly kind: 'lost'; readonly code: string; readonly failure: unknown }
  /** Another user has saved the record meanwhile. */
  | ({ readonly kind: 'stale'; readonly code: string; readonly failure: unknown } & Current)
  /** Codes by field path; `more` counts the errors that the server did not name. */
  | {
      readonly kind: 'fields';
      readonly code: string;
      readonly failure: unknown;
      readonly errors: Readonly<Record<string, string>>;
      readonly more: number;
    }
  | { readonly kind: 'refused'; readonly code: string; readonly failure: unknown };

/** The state of a submission; `of` names the button or record that it was started from. */
export type SubmissionState =
  { readonly kind: 'idle' } | { readonly kind: 'busy'; readonly of?: string | undefined } | Trouble;

export const IDLE: SubmissionState = { kind: 'idle' };

/** Returns which kind of trouble a failed call is. */
export function troubleOf(failure: unknown): Trouble {
  const code = typeof failure === 'string' ? failure : codeOf(failure);
  if (isConnectionLost(failure)) return { kind: 'lost', code, failure };
  const { data } = ((failure as { body?: { data?: Partial<Current> } | null } | null)?.body ?? {}) as {
    data?: Partial<Current>;
  };
  if (statusOf(failure) === 409 && data?.current) {
    const { current, savedBy, savedAt } = data;
    return { kind: 'stale', code, failure, current, savedBy, savedAt };
  }
  const errors = fieldErrors(failure);
  if (Object.keys(errors).length === 0) return { kind: 'refused', code, failure };
  return { kind: 'fields', code, failure, errors, more: moreErrorsOf(failure) };
}

/** Whether a call failed because the session of a signed-in user had ended: the sign-in opens over the page. */
export const hasSessionEnded = (failure: unknown, wasSignedIn: boolean): boolean =>
  wasSignedIn && statusOf(failure) === 401 && Object.keys(fieldErrors(failure)).length === 0;
