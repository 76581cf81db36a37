import type { FastifyInstance } from 'fastify';

/** Milliseconds that calls under way have to end once the server is told to go. */
const GRACE = 3_000;

/**
 * A server that goes waits for its connections. Browsers open some ahead, on which nothing is ever asked, and Node
 * does not count those as idle: after a while the rest are cut.
 */
export function addShutdown(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setTimeout(() => app.server.closeAllConnections(), GRACE);
    app.server.once('close', () => clearTimeout(timer));
    done();
  });
}
