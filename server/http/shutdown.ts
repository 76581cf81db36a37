import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';

/** Milliseconds that calls in progress have to end once the server shuts down. */
const GRACE = 3_000;
/** Seconds after which another server, or this one once it has started again, may answer. */
const RETRY_SECONDS = 5;

/**
 * A server that shuts down waits for its connections. Browsers open some in advance, without a request, and Node
 * does not count those as idle: after a while the rest are cut. What is asked on one of them in the meantime is
 * refused like everything else that is refused for now; the framework's own words are switched off
 * (`return503OnClosing`).
 */
export function addShutdown(app: FastifyInstance): void {
  let isClosing = false;
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
