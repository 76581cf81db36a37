/** A refused or failed call. Status -1: no answer came at all. */
export class CallError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** Whether the server was connected and said nothing until the call was given up. */
  readonly isSilence: boolean;

  constructor(status: number, body: unknown, isSilence = false) {
    super(codeOf({ status, body }));
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.isSilence = isSilence;
  }
}

/** Returns the code that the answer of a failed call names itself. */
function namedCode(error: unknown): string | undefined {
  const { body } = (error ?? {}) as { body?: { data?: { message?: unknown } } | null };
  const message = body?.data?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** The code that a failed call names, or the one its status stands for. */
export function codeOf(error: unknown): string {
  const { status } = (error ?? {}) as { status?: number };
  const named = namedCode(error);
  if (named !== undefined) return named;
  // What has no status was no call: something in the page went wrong.
  if (status === undefined) return 'ERROR';
  if (status <= 0) return 'NETWORK_ERROR';
  if (status === 401) return 'SESSION_EXPIRED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  return status >= 500 ? 'PLATFORM_ERROR' : 'ERROR';
}

/**
 * Returns the code of a failed call. Where the answer names none, as that of a proxy, it is `failure`, which says what
 * could not be done, unless the status has a sentence of its own.
 */
export function codeOrFailure(error: unknown, failure: string | undefined): string {
  const code = codeOf(error);
  if (failure === undefined || namedCode(error) !== undefined) return code;
  return statusOf(error) > 0 && ['PLATFORM_ERROR', 'ERROR'].includes(code) ? failure : code;
}

/** The status of a failed call: -1 when there was no answer, 0 when it was no call that failed. */
export const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

/** Returns the number of faults that a refusal counts and does not name. */
export function moreErrorsOf(error: unknown): number {
  const { body } = (error ?? {}) as { body?: { data?: { moreErrors?: unknown } } | null };
  const more = body?.data?.moreErrors;
  return typeof more === 'number' ? more : 0;
}

/** Whether a call failed without an answer, so that it is unknown whether it was applied. */
export const isConnectionLost = (error: unknown): boolean => [-1, 502, 503, 504].includes(statusOf(error));
