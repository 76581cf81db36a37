import {
  writes,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
} from '../resources/kit/call.ts';
import { convertErrors } from './errors.ts';
import { send } from './client/httpClient.ts';
import { queryString } from './query.ts';
import type { OnProgress } from './client/fetchWithProgress.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : undefined extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

/** The input of a declared call: only the parts that it declares, each of its own type. */
export type GivenTo<C> = Part<'params', ParamsOf<C>> & Part<'query', QueryOf<C>> & Part<'body', BodyOf<C>>;

export interface CallWith {
  readonly signal?: AbortSignal | undefined;
  /** Whether this is a background call, which does not extend the session. */
  readonly poll?: boolean;
  /** The file that a call takes as its body. */
  readonly file?: Blob | undefined;
  /** Called with the progress of the upload. */
  readonly onProgress?: OnProgress | undefined;
  /** The idempotency key: sent again under the same key, the call is applied once. */
  readonly key?: string | undefined;
  /** The reason for which the call reads a record that its path does not begin with. */
  readonly readReason?: string | undefined;
}

/** Returns the path with its placeholders filled: `/animals/:transponder/lock` → `/animals/620…/lock`. */
export function pathOf(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * Makes a declared call and returns its answer.
 * @throws HttpError with `status` and `body` (see `ErrorBody`); the code is `body.data.message`.
 */
export async function callApi<C extends Call>(
  call: C,
  ...[given, options]: Record<string, never> extends GivenTo<C>
    ? [given?: GivenTo<C>, options?: CallWith]
    : [given: GivenTo<C>, options?: CallWith]
): Promise<AnswerOf<C>> {
  const { params, query, body } = (given ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const path = pathOf(call.path, params) + queryString(query ?? {});
  const answer = await convertErrors(
    send(path, {
      method: call.method,
      // A file that is sent again is another one, which nothing takes.
      reads: !writes(call) || call.raw !== undefined,
      ...(call.body !== undefined && { body: body ?? {} }),
      ...(call.once !== undefined && { once: call.once }),
      ...(call.background && { poll: true }),
      ...options,
    }),
    call.failure,
  );
  return answer.json as AnswerOf<C>;
}
