import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { KeyCall } from '../../resources/access/apiKey/scopes.ts';
import type { Access } from '../../resources/kit/access.ts';
import type { Deprecation, Method, Reads } from '../../resources/kit/call.ts';
import type { ErrorCode } from '../../resources/kit/codes.ts';
import type { Refusing } from '../../resources/kit/calls/refusals.ts';
import type { Caller, Services } from '../context.ts';
import { malformed } from '../errors.ts';
import { deprecationHeaders } from './deprecation.ts';
import { requireReads, withAudit, withRefusalAudit } from './personalReads.ts';
import { knownBounds } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The services of the running register; jobs that write as a user need all of them. */
    services: Services;
    /** Every route of the API, by the name of its operation. */
    operations: Map<string, Route>;
  }
  interface FastifyRequest {
    caller: Caller;
    /** The body of a call that is signed, as it came. */
    bodyBytes?: Buffer;
  }
  interface FastifyContextConfig {
    /** The name of the call in the API's description. */
    operation?: string;
    access?: Access;
    sessionless?: boolean;
    duringSignIn?: boolean;
    background?: boolean;
    notWhileImpersonating?: boolean;
    /** The call, as keys of programs are compared with it. */
    call?: KeyCall;
    limit?: { readonly max: number; readonly seconds: number };
    /** The code of a failure that no rule foresaw. */
    failure?: ErrorCode;
    /** The most values that a body of the call has. */
    bodyNodes?: number;
    /** It may have changed something. */
    writes?: boolean;
    /** The bytes of its body are kept. */
    signed?: true;
    /** Its body is a file, read as a stream. */
    raw?: true;
  }
}

/** A route as the register knows it: nothing is reachable without a word on who may. */
export interface Route extends Refusing {
  /** The operation's name in the API's description: the call's own, or one that follows from the module's. */
  readonly name: string;
  readonly method: Method;
  /** Below `/api`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** The code of the sentence for a failure that no rule foresaw: what could not be done. */
  readonly failure?: ErrorCode | undefined;
  readonly tag: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  /** The status of that answer, 200 by default. */
  readonly status?: 201;
  /** The media types of an answer that is no JSON. */
  readonly media?: readonly string[];
  /** The personal data of the answer: its audit row is written before the answer is sent. */
  readonly reads?: Reads;
  readonly errors?: readonly ErrorCode[];
  /** A GET that writes: it is not answered to HEAD, which is safe by definition. */
  readonly writes?: boolean;
  /** Takes an `Idempotency-Key`, and answers a repeat as it answered first. */
  readonly isRepeatable?: boolean;
  /** Needs a key in `X-API-Key`. */
  readonly apiKey?: true | undefined;
  /** No key makes it. */
  readonly needsPerson?: true | undefined;
  /** Its handler verifies a signature over the bytes of the body. */
  readonly signed?: true | undefined;
  /** Its body is a file of at most so many bytes, read as a stream. */
  readonly raw?: { readonly maxBytes: number } | undefined;
  readonly bodyLimit?: number;
  /** Looks up no session, also where a token is sent. */
  readonly sessionless?: true;
  readonly duringSignIn?: boolean;
  readonly background?: boolean;
  readonly notWhileImpersonating?: boolean;
  readonly limit?: { readonly max: number; readonly seconds: number };
  readonly deprecated?: Deprecation | undefined;
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Largest body unless a call says otherwise, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** The code for a failure of this route that no rule foresaw. */
export const failureOf = ({ failure, method }: Pick<Route, 'failure' | 'method'>): ErrorCode =>
  failure ?? (method === 'GET' ? 'ERROR_READ' : 'INTERNAL_ERROR');

/** The most values of a body. Every part of what a call takes has a declared maximum, or the start fails. */
function nodesOf({ method, path, params, query, body }: Route): number {
  const parts = Object.entries({ params, query, body }).flatMap(([name, shape]) =>
    shape ? [[name, knownBounds(shape, `${method} ${path} ${name}`)] as const] : [],
  );
  const faults = parts.flatMap(([, bounds]) => bounds.faults);
  if (faults.length > 0) throw new Error(`These have no declared maximum:\n  ${faults.join('\n  ')}`);
  return parts.find(([name]) => name === 'body')?.[1].nodes ?? 0;
}

/** An id in a body says nothing that the path does not say already: another one is a mistake. */
async function refuseOtherId({ params, body }: FastifyRequest): Promise<void> {
  const inPath = (params as { id?: unknown } | null)?.id;
  const inBody = (body as { id?: unknown } | null | undefined)?.id;
  // A number in a path is not an id yet: the module that knows it compares.
  if (
    typeof inPath === 'number' &&
    inBody !== undefined &&
    inBody !== null &&
    String(inPath) !== String(inBody)
  )
    throw malformed(['id']);
}

/** Registers a route. GET routes take no body; the others take JSON only. */
export function addRoute(app: FastifyInstance, route: Route): void {
  requireReads(route);
  if (app.operations.has(route.name)) throw new Error(`two operations have the name ${route.name}`);
  app.operations.set(route.name, route);
  const empty = z.strictObject({});
  const { reads, deprecated } = route;
  const ending = deprecated && deprecationHeaders(route.name, deprecated);
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    ...(route.writes && { exposeHeadRoute: false }),
    bodyLimit: route.bodyLimit ?? BODY_LIMIT,
    config: {
      operation: route.name,
      access: route.access,
      ...(route.sessionless && { sessionless: true }),
      duringSignIn: route.duringSignIn,
      background: route.background,
      notWhileImpersonating: route.notWhileImpersonating,
      call: route,
      limit: route.limit,
      failure: failureOf(route),
      bodyNodes: nodesOf(route),
      writes: route.writes === true || route.isRepeatable === true,
      ...(route.signed && { signed: true }),
      ...(route.raw && { raw: true }),
    },
    ...(ending && {
      // Refusals say it as well, those of the guard included: a program may see nothing else.
      onSend: async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        void reply.headers(ending);
        return payload;
      },
    }),
    ...(route.params && route.body ? { preHandler: refuseOtherId } : {}),
    schema: {
      ...(route.params ? { params: route.params } : {}),
      querystring: route.query ?? empty,
      ...(route.body ? { body: route.body } : {}),
    },
    handler:
      typeof reads === 'object'
        ? withAudit(app.services.audit, reads, route.handler)
        : withRefusalAudit(app.services.audit, route.handler),
  });
}
