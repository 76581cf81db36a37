import type { FastifyRequest } from 'fastify';
import type { IdempotentRequest } from './pipeline.ts';
import { malformed } from '../errors.ts';

/** The repeat protection that a call came with; none without the header. */
export function readIdempotencyKey(request: FastifyRequest): IdempotentRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw malformed(['Idempotency-Key']);
  return { key, method: request.method, url: request.url, body: request.body };
}
