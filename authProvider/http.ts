import { noteServerTime } from './clock.ts';
import { meetUnauthorized, noteValidity, sessionToken } from './session.ts';

/** A refused or failed call. Status -1: no answer came at all. */
export class CallError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(codeOf({ status, body }));
    this.name = 'CallError';
    this.status = status;
    this.body = body;
  }
}

/** The code that a failed call names, or the one its status stands for. */
export function codeOf(error: unknown): string {
  const { status, body } = (error ?? {}) as {
    status?: number;
    body?: { data?: { message?: unknown } } | null;
  };
  const message = body?.data?.message;
  if (typeof message === 'string' && message !== '') return message;
  if (status === undefined || status <= 0) return 'NETWORK_ERROR';
  if (status === 401) return 'SESSION_EXPIRED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  return status >= 500 ? 'PLATFORM_ERROR' : 'ERROR';
}

/** The status of a failed call; -1 when there was no answer. */
export const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? -1;

/** A call of the way in. Never repeated by itself: most of these hand out a token or count tries. */
export async function authCall<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { poll = false } = {},
): Promise<T> {
  const token = sessionToken();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  // A look that nobody asked for does not keep a session alive.
  if (poll) headers['x-poll'] = 'true';
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    cache: 'no-store',
  }).catch(() => {
    throw new CallError(-1, null);
  });
  noteServerTime(answer.headers.get('date'));
  const given: unknown = await answer.json().catch(() => null);
  if (answer.ok) {
    noteValidity(answer.headers.get('x-session-validity'));
    return given as T;
  }
  // Wrong credentials are a 401 too; only a call that carried a token says that the session is over.
  const refused = new CallError(answer.status, given);
  if (answer.status === 401 && token && token === sessionToken()) meetUnauthorized(codeOf(refused));
  throw refused;
}
