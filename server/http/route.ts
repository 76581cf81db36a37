import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Access } from '../../resources/kit/access.ts';
import type { Method } from '../../resources/kit/call.ts';
import type { Caller } from '../context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    access?: Access;
    duringSignIn?: boolean;
    background?: boolean;
    limit?: { readonly max: number; readonly seconds: number };
  }
}

/** A route as the register knows it: nothing is reachable without a word on who may. */
export interface Route {
  readonly method: Method;
  /** Below `/api`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  readonly errors?: readonly string[];
  readonly bodyLimit?: number;
  readonly duringSignIn?: boolean;
  readonly background?: boolean;
  readonly limit?: { readonly max: number; readonly seconds: number };
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Largest body unless a call says otherwise, in bytes. */
export const BODY_LIMIT = 64 * 1024;

const describe = (route: Route): string | undefined =>
  route.errors && route.errors.length > 0 ? `Refuses with: ${route.errors.join(', ')}.` : undefined;

/** Registers a route. GET routes take no body; the others take JSON only. */
export function addRoute(app: FastifyInstance, route: Route): void {
  const empty = z.strictObject({});
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    bodyLimit: route.bodyLimit ?? BODY_LIMIT,
    config: {
      access: route.access,
      duringSignIn: route.duringSignIn,
      background: route.background,
      limit: route.limit,
    },
    schema: {
      tags: [route.tag],
      summary: route.summary,
      description: describe(route),
      ...(route.params ? { params: route.params } : {}),
      querystring: route.query ?? empty,
      ...(route.body ? { body: route.body } : {}),
      ...(route.answer ? { response: { 200: route.answer } } : {}),
      ...(route.access === 'PUBLIC' ? {} : { security: [{ bearer: [] }] }),
    },
    handler: route.handler,
  });
}
