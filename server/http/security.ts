import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, malformed, notFound } from '../errors.ts';
import type { Settings } from '../settings/settings.ts';
import { MAX_DEPTH, readJson } from './readJson.ts';
import { isEmbeddable, isFormsPage } from '../../resources/common/publicForm/addresses.ts';

const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The worker that reads codes from the camera's pictures (src/scan/codeWorker.ts) runs WebAssembly; pages do not. A
 * worker has the policy of its own file, not that of the page: this one may compute, and reach nothing.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
const isCodeWorker = (url: string): boolean => /^\/assets\/codeWorker-[\w-]+\.js$/.test(url);

/** The policy of the public forms: that of any page, embedded by the given origins. */
const formPolicy = (embedders: readonly string[]): string =>
  embedders.length === 0
    ? PAGE_POLICY
    : PAGE_POLICY.replace("frame-ancestors 'none'", `frame-ancestors ${embedders.join(' ')}`);

/** The headers that every answer carries, errors included. */
export const headersOf = (production: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
  'Content-Security-Policy': PAGE_POLICY,
  ...(production ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** What the public pages may ask a visitor for: the position, by which the municipality is chosen on the device. */
const PUBLIC_PERMISSIONS = 'camera=(self), geolocation=(self), microphone=()';

/** Whether an address is that of a call, not of a page: `/api-key` is a page. */
export const isCall = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Gives every answer its headers. API answers are never kept. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { production, formEmbedders }: Pick<Settings, 'production' | 'formEmbedders'>,
): void {
  const headers = headersOf(production);
  const embedded = formPolicy(formEmbedders);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    if (isFormsPage(request.url)) void reply.header('Permissions-Policy', PUBLIC_PERMISSIONS);
    if (isEmbeddable(request.url)) void reply.header('Content-Security-Policy', embedded);
    if (isCodeWorker(request.url)) void reply.header('Content-Security-Policy', WORKER_POLICY);
    if (isCall(request.url)) void reply.header('Cache-Control', 'no-store');
    done();
  });
}

/**
 * Where a page's address leads that no router can decode: to the same with its percent signs as plain text, which
 * the page then says it does not have. Nothing for a call.
 */
const readableAddress = ({ method, url }: FastifyRequest): string | undefined =>
  method === 'GET' && !isCall(url) && url.startsWith('/') && !url.startsWith('//')
    ? url.replaceAll('%', '%25')
    : undefined;

/**
 * Answers what the router gives up on before any hook has run: an address with half an escape in it, or with a part
 * longer than any of ours.
 */
export const answerUnroutable =
  (production: boolean) =>
  ({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const address = code === 'FST_ERR_BAD_URL' ? readableAddress(request) : undefined;
    if (address !== undefined) {
      void reply.headers({ ...headersOf(production), 'Cache-Control': 'no-store' }).redirect(address);
      return;
    }
    const refusal = code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound() : malformed();
    void reply
      .headers({ ...headersOf(production), 'Cache-Control': 'no-store' })
      .status(refusal.status)
      .send(bodyOf(refusal));
  };

const hasNul = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

function unclean(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return hasNul(value);
  if (typeof value === 'number') return !Number.isFinite(value);
  if (value === null || typeof value !== 'object') return false;
  if (depth > MAX_DEPTH) return true;
  return Array.isArray(value)
    ? value.some((inner) => unclean(inner, depth + 1))
    : Object.entries(value).some(
        ([name, inner]) => name === '__proto__' || hasNul(name) || unclean(inner, depth + 1),
      );
}

/** Whether there is something in a body. `{}` says no more than none. */
const saysSomething = (body: unknown): boolean =>
  body !== undefined &&
  body !== null &&
  (typeof body !== 'object' || Array.isArray(body) || Object.keys(body).length > 0);

/** A body given to a call that takes none would be dropped without a word. */
function isUnwanted(request: FastifyRequest): boolean {
  if (request.is404 || request.routeOptions.schema?.body !== undefined) return false;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  // The framework reads no body of these two methods.
  if (request.method === 'GET' || request.method === 'HEAD') return length !== '0' || encoding !== undefined;
  return saysSomething(request.body);
}

const isStream = (body: unknown): boolean => body instanceof Readable;

/** Whether an address has bytes that no browser puts there unescaped. */
const isRaw = (url: string): boolean => /[^\x21-\x7e]/.test(url);

/**
 * Refuses input that no call accepts: NUL, lone surrogates, bytes that are not UTF-8, infinite numbers, a body where
 * none is declared, or one with more values than its call declares. Bodies are JSON.
 */
export function addInputChecks(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      if (request.routeOptions.config.signed) request.bodyBytes = bytes;
      done(null, readJson(bytes, request.routeOptions.config.bodyNodes ?? 0));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    if (request.routeOptions.config.raw) done(null, payload);
    else done(Object.assign(new Error('no call of files'), { statusCode: 415 }));
  });
  app.addHook('preValidation', (request, reply, done) => {
    const address = request.is404 && unclean(request.params) ? readableAddress(request) : undefined;
    if (address !== undefined) {
      void reply.header('Cache-Control', 'no-store').redirect(address);
      return;
    }
    const isRawFile = request.routeOptions.config.raw === true;
    const isWrong =
      (!isRawFile && isUnwanted(request)) ||
      unclean(request.query) ||
      unclean(request.params) ||
      (isRawFile ? !isStream(request.body) : unclean(request.body)) ||
      request.url.includes('%00') ||
      isRaw(request.url);
    done(isWrong ? malformed() : undefined);
  });
}
