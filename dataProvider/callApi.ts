import {
  writes,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
} from '../resources/kit/call.ts';
import { converting } from './errors.ts';
import { send } from './httpClient.ts';
import { queryString } from './query.ts';
import type { OnProgress } from './sending.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : undefined extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

/** What a declared call is given: only the parts that it declares, each of its own type. */
export type GivenTo<C> = Part<'params', ParamsOf<C>> & Part<'query', QueryOf<C>> & Part<'body', BodyOf<C>>;

export interface CallWith {
  readonly signal?: AbortSignal | undefined;
  /** A look that nobody asked for, by a call that others ask for: does not keep the session alive. */
  readonly poll?: boolean;
  /** Told how much of the body has left. */
  readonly onProgress?: OnProgress | undefined;
  /** Names the call: sent again under the same name, the server applies it once. */
  readonly key?: string | undefined;
}

/** The path with its placeholders filled: `/animals/:transponder/lock` → `/animals/620…/lock`. */
function pathOf(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * Makes a declared call and gives its answer.
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
  const answer = await converting(
    send(path, {
      method: call.method,
      reads: !writes(call),
      ...(call.body !== undefined && { body: body ?? {} }),
      ...(call.once !== undefined && { once: call.once }),
      ...(call.background && { poll: true }),
      ...options,
    }),
  );
  return answer.json as AnswerOf<C>;
}
