import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';

/** Milliseconds that calls in progress have to end once the server shuts down. */
const GRACE = 3_000;
/** Seconds after which another server, or this one once it has started again, may answer. */
const RETRY_SECONDS = 5;

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
  }
}

/** A server that is about to end: it still answers, and has its clients go elsewhere. */
export class Draining {
  isDraining = false;
}

/**
 * A server that shuts down waits for its connections. Browsers open some in advance, without a request, and Node
 * does not count those as idle: after a while the rest are cut. What is asked on one of them in the meantime is
 * refused like everything else that is refused for now; the framework's own words are switched off
 * (`return503OnClosing`).
 */
export function addShutdown(app: FastifyInstance): void {
  const draining = new Draining();
  app.decorate('draining', draining);
  let isClosing = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    // The next call of this client opens a connection, which a proxy leads to another server.
    if (draining.isDraining) void reply.header('Connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), GRACE);
    app.server.once('close', () => clearTimeout(timer));
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new Refusal(503, 'SERVER_BUSY', [], {}, RETRY_SECONDS) : undefined);
  });
}
