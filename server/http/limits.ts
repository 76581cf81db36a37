import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { rateLimitNetwork } from '../auth/rateLimitNetwork.ts';
import type { Db } from '../db/db.ts';
import { Refusal } from '../errors.ts';
import { limitStoreOf } from './limitStore.ts';

/**
 * Calls that declare a limit keep it per account, for visitors per address, over all servers on the same database;
 * the others have none.
 */
export function addLimits(app: FastifyInstance, db: Db): void {
  void app.register(rateLimit, {
    global: false,
    store: limitStoreOf(db),
    // The guard has been here before: who is signed in cannot get round a limit from another address.
    keyGenerator: ({ caller, ip }) => {
      const actor = caller?.actor;
      if (actor?.apiKey) return `key ${actor.apiKey.id}`;
      return actor ? `user ${actor.id}` : rateLimitNetwork(ip);
    },
    errorResponseBuilder: (_request, context) =>
      new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, Math.ceil(context.ttl / 1000)),
  });
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit) {
      route.config = { ...route.config, rateLimit: { max: limit.max, timeWindow: limit.seconds * 1000 } };
    }
  });
}
