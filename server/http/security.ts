import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed } from '../errors.ts';

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

/** The headers that every answer carries, errors included. API answers are never kept. */
export function addSecurityHeaders(app: FastifyInstance, production: boolean): void {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
    'Content-Security-Policy': PAGE_POLICY,
    ...(production ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    if (request.url.startsWith('/api')) void reply.header('Cache-Control', 'no-store');
    done();
  });
}

const hasNul = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

function unclean(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return hasNul(value);
  if (typeof value === 'number') return !Number.isFinite(value);
  if (value === null || typeof value !== 'object') return false;
  if (depth > 12) return true;
  return Array.isArray(value)
    ? value.some((inner) => unclean(inner, depth + 1))
    : Object.entries(value).some(
        ([name, inner]) => name === '__proto__' || hasNul(name) || unclean(inner, depth + 1),
      );
}

const repeatsKey = (request: FastifyRequest): boolean =>
  Object.values((request.query ?? {}) as Record<string, unknown>).some((value) => Array.isArray(value));

/** What no call wants in any field: NUL, lone surrogates, numbers without end, a key given twice. */
export function addCleanliness(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isWrong =
      repeatsKey(request) ||
      unclean(request.query) ||
      unclean(request.params) ||
      unclean(request.body) ||
      request.url.includes('%00');
    done(isWrong ? malformed() : undefined);
  });
}
