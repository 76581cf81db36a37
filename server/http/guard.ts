import type { FastifyInstance, FastifyRequest } from 'fastify';
import { VETERINARIAN_HEADER } from '../../resources/access/apiKey/scopes.ts';
import { allows } from '../../resources/kit/access.ts';
import { findKeyCaller, isApiKey } from '../auth/apiKeys.ts';
import { findSession } from '../auth/session.ts';
import type { Caller, Services } from '../context.ts';
import { conflict, forbidden, Refusal } from '../errors.ts';

/** Characters of what a browser says of itself that are kept. */
const LONGEST_AGENT = 300;

const nobody = (request: FastifyRequest): Caller => ({
  actor: null,
  ip: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, LONGEST_AGENT) ?? null,
  scopeEntityIds: [],
  sessionHash: null,
});

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];

/** The text of a header that is sent once, and is no longer than anything we ask for. */
function headerOf(request: FastifyRequest, name: string): string | undefined {
  const given = request.headers[name];
  return typeof given === 'string' ? given.slice(0, 100) : undefined;
}

/** The key of a program; of calls for programs alone also in the header that they had first. */
function keyOf(request: FastifyRequest): string | undefined {
  const token = bearer(request);
  if (token !== undefined && isApiKey(token)) return token;
  return request.routeOptions.config.call?.apiKey ? headerOf(request, 'x-api-key') : undefined;
}

/**
 * Lets a program in, with the rights of who made its key; false where the call is not one for keys.
 * @throws Refusal 401, 403 or 429 where the key is not accepted for this call
 */
async function admitProgram(services: Services, request: FastifyRequest): Promise<boolean> {
  const { access, call } = request.routeOptions.config;
  const key = keyOf(request);
  if (call?.apiKey && key === undefined) throw new Refusal(401, 'UNAUTHORIZED');
  // What is open to everybody is answered as to a visitor.
  if (key === undefined || call === undefined || access === undefined) return false;
  if (access === 'PUBLIC' && !call.apiKey) return true;
  const ballot = headerOf(request, VETERINARIAN_HEADER);
  request.caller = await findKeyCaller(services, request.caller, key, call, ballot);
  if (!allows(access, request.caller.actor)) throw forbidden();
  return true;
}

/**
 * Stands before every call: who is it, how far has the sign-in come, and may they. A route without a
 * word on who may stops the start.
 */
export function addGuard(app: FastifyInstance, services: Services): void {
  app.decorateRequest<Caller | null>('caller', null);
  app.addHook('onRoute', (route) => {
    const isDocumentation = route.url.startsWith('/api/docs');
    if (
      route.url.startsWith('/api') &&
      !isDocumentation &&
      route.config?.access === undefined &&
      route.method !== 'HEAD'
    ) {
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    request.caller = nobody(request);
    const { access, sessionless, duringSignIn, background, notWhileImpersonating } =
      request.routeOptions.config;
    if (access === undefined || (access === 'PUBLIC' && sessionless)) return;
    if (await admitProgram(services, request)) return;
    const token = bearer(request);
    if (token === undefined) {
      if (access === 'PUBLIC') return;
      throw new Refusal(401, 'UNAUTHORIZED');
    }
    const isPoll = background === true || request.headers['x-poll'] === 'true';
    const session = await findSession(services.db, token, services.settings.productToken, isPoll);
    if (!session) {
      if (access === 'PUBLIC') return;
      throw new Refusal(401, 'UNAUTHORIZED');
    }
    request.caller = {
      ...request.caller,
      actor: session.actor,
      scopeEntityIds: session.scopeEntityIds,
      sessionHash: session.hash,
    };
    void reply.header('X-Session-Validity', session.validUntil);
    if (access === 'PUBLIC') return;
    if (!duringSignIn && session.step === 'ENTITY') throw new Refusal(401, 'ENTITY_REQUIRED');
    if (!duringSignIn && session.step === 'LEGAL_WARNING') throw new Refusal(401, 'LEGAL_WARNING_REQUIRED');
    if (!allows(access, session.actor)) throw forbidden();
    if (notWhileImpersonating && session.actor.impersonatorId !== null)
      throw conflict('NOT_WHILE_IMPERSONATING');
  });
}
