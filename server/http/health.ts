import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import { isReadOnly } from '../db/whenWritable.ts';
import type { DiskSpace } from './errors.ts';
import { addRoute } from './route.ts';

/** Milliseconds after which a database that has said nothing counts as away: who asks waits two seconds. */
const PATIENCE_MS = 1_500;

/** Rejects with `DatabaseUnavailable` once the time is up. */
async function within<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable(new Error('no answer in time'))), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Adds `GET /api/health` and `GET /ready`: 200 while calls can be served, 503 within two seconds where the database does not
 * answer. They look up no session, which would wait for the database as long as a call does. `/ready` also answers 503 as
 * soon as this server begins to end, while it still serves: a proxy sends its calls elsewhere then.
 */
export function addHealth(app: FastifyInstance, db: Db, disk: DiskSpace): void {
  let asking: Promise<boolean> | undefined;
  // However often it is asked, a database that hangs holds one connection for it.
  const ask = (): Promise<boolean> =>
    (asking ??= isReadOnly(db).finally(() => {
      asking = undefined;
    }));
  addRoute(app, {
    name: 'readHealth',
    method: 'GET',
    path: '/health',
    access: 'PUBLIC',
    sessionless: true,
    tag: 'health',
    summary:
      'Says whether calls can be served; with a full disk or a database that takes no writes, reading calls alone',
    answer: z.object({ status: z.enum(['ok', 'disk full', 'read only']) }),
    handler: async () => {
      if (await within(ask(), PATIENCE_MS)) return { status: 'read only' };
      return { status: disk.isFull ? 'disk full' : 'ok' };
    },
  });
  app.get(
    '/ready',
    { config: { access: 'PUBLIC', sessionless: true }, schema: { hide: true } },
    async (_request, reply) => {
      void reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8');
      if (app.draining.isDraining) return reply.status(503).send('ending');
      const state = await within(ask(), PATIENCE_MS).then(
        (reads) => (reads ? 'ready for reads' : 'ready'),
        () => undefined,
      );
      return state === undefined ? reply.status(503).send('no database') : reply.send(state);
    },
  );
}
