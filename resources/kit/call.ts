import type { z } from 'zod';
import type { AuditAction } from '../common/audit/actions.ts';
import type { Access } from './access.ts';
import type { CatalogueCode } from './codes.ts';
import type { RefusalStatus } from './calls/refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Personal data of other people in an answer: the audit row names this kind of object. */
export interface PersonalRead {
  readonly objectType: string;
  /** `READ` by default. */
  readonly action?: AuditAction;
  /** An empty list leaves no row: for counts that pages ask for again and again. */
  readonly onlyFound?: true;
}

/**
 * The personal data that a call reads. Only a `PersonalRead` leaves an audit row. `NOTHING_PERSONAL` is for an answer
 * that could hold a person by its shape, and does not: what its shape says itself needs no word.
 */
export type Reads = PersonalRead | 'NOTHING_PERSONAL' | 'OWN_DATA';

/** That a call ends, at least half a year after it was announced in `docs/api-changelog.md`. */
export interface Deprecation {
  /** The day since which it should no longer be used, `YYYY-MM-DD`. */
  readonly since: string;
  /** The day from which on it is no longer there. */
  readonly ends: string;
  /** What takes its place, in one sentence. */
  readonly instead: string;
}

/** A call that no declaration of fields could generate. Handled below `server/modules`, in the module's folder. */
export interface Call<
  Name extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Code extends CatalogueCode = CatalogueCode,
> {
  readonly name: Name;
  readonly method: Method;
  /** Below the base, with Fastify's placeholders: `/animals/:transponder/mark-dead`. */
  readonly path: string;
  readonly access: Access;
  /**
   * The code of the sentence for a failure that no rule foresaw (500): what could not be done. `ERROR_READ` where a
   * reading call names none.
   */
  readonly failure?: CatalogueCode;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer?: Answer;
  /**
   * Personal data in the answer. Must be given where the answer's shape can hold a person: the start fails otherwise. The
   * shape follows from fields, or says it by `personal` and `impersonal` (kit/values/personal.ts).
   */
  readonly reads?: Reads;
  /** Every code that the handler may refuse with; no other compiles. */
  readonly errors?: readonly Code[];
  /** The status of a code that has another one here than elsewhere (`refusals.ts`). */
  readonly statuses?: { readonly [C in Code]?: RefusalStatus };
  /** The media types of an answer that is no JSON. */
  readonly media?: readonly string[];
  /** `read` runs without a transaction and writes nothing but its audit row. GET reads by default. */
  readonly effect?: 'read' | 'write';
  /**
   * What it reads may be a few seconds old for who has not just written: a standby of the database answers it, where
   * there is one.
   */
  readonly standby?: true;
  /** Answered anew each time: calls that hand out a token are neither replayed nor retried. */
  readonly once?: boolean;
  /** The largest body in bytes (64 KiB by default). */
  readonly bodyLimit?: number;
  /** At most so many calls of one address in so many seconds. */
  readonly limit?: { readonly max: number; readonly seconds: number };
  /** Of a public call for programs: it is refused without a key that has its scope. */
  readonly apiKey?: true;
  /** No key of a program makes it, for it opens accounts or moves their rights. */
  readonly needsPerson?: true;
  /** Its handler verifies a signature over the bytes of the body, which are kept as they came (`request.bodyBytes`). */
  readonly signed?: true;
  /**
   * Its body is one file as it is (`application/octet-stream`), of at most so many bytes, which its handler reads as a
   * stream (`request.body`): for files too large for JSON.
   */
  readonly raw?: { readonly maxBytes: number };
  /** Sent by the page automatically, never by a person: does not keep a session alive. */
  readonly background?: boolean;
  /** Only for the account's own user: refused with NOT_WHILE_IMPERSONATING during an impersonation. */
  readonly notWhileImpersonating?: boolean;
  /** Ends: its answers say since when and until when, the documentation what takes its place. */
  readonly deprecated?: Deprecation;
  /** Part of the sign-in: open before the legal warning is accepted or the entity is chosen. */
  readonly duringSignIn?: boolean;
}

/** Declares a call. */
export function defineCall<
  const Name extends string,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  const Code extends CatalogueCode = never,
>(call: Call<Name, Params, Query, Body, Answer, Code>): Call<Name, Params, Query, Body, Answer, Code> {
  return call;
}

/** Whether a call changes something. */
export const writes = (call: Pick<Call, 'method' | 'effect'>): boolean =>
  (call.effect ?? (call.method === 'GET' ? 'read' : 'write')) === 'write';

export type ParamsOf<C> = C extends Call<string, infer P> ? z.output<P> : never;
export type QueryOf<C> = C extends Call<string, z.ZodType, infer Q> ? z.output<Q> : never;
export type BodyOf<C> = C extends Call<string, z.ZodType, z.ZodType, infer B> ? z.output<B> : never;
export type AnswerOf<C> =
  C extends Call<string, z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;
export type CodeOf<C> =
  C extends Call<string, z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer E> ? E : never;
