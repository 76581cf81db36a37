import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { isEqualSecret } from '../auth/equalSecrets.ts';
import { notFound } from '../errors.ts';
import { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Headers by which a proxy says that it asks for another machine: that is no call of this machine. */
const OF_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const isLoopback = (address: string): boolean =>
  address === '::1' ||
  (isIPv4(address.replace(/^::ffff:/, '')) && address.replace(/^::ffff:/, '').startsWith('127.'));

/** Whether a request came from this machine itself, whatever its headers say. */
const isFromHere = ({ raw, headers }: FastifyRequest): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') && OF_A_PROXY.every((name) => headers[name] === undefined);

/**
 * Adds what watches a server: `/metrics` for Prometheus, from this machine or with the token of the settings, and `/health`,
 * which answers as long as the process does: what restarts servers that do not answer must spare one whose database
 * is away. Whether calls can be served says `/ready` (server/http/health.ts).
 */
export function addMonitoring(app: FastifyInstance, { db, standby, settings }: Services): void {
  const metrics = new Metrics(db, standby);
  app.decorate('metrics', metrics);
  metrics.watch(app);
  const { token } = settings.monitoring;
  const mayCollect = (request: FastifyRequest): boolean => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    return (token !== undefined && given !== undefined && isEqualSecret(token, given)) || isFromHere(request);
  };
  app.get(
    '/metrics',
    { config: { access: 'PUBLIC', sessionless: true }, schema: { hide: true } },
    async (request, reply) => {
      // As a page that is not there: who may not collect learns nothing of it.
      if (!mayCollect(request)) throw notFound();
      const { type, text } = await metrics.read();
      return reply.header('Cache-Control', 'no-store').type(type).send(text);
    },
  );
  app.get(
    '/health',
    { config: { access: 'PUBLIC', sessionless: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('alive'),
  );
}
