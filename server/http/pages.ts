import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { bodyOf, notFound } from '../errors.ts';
import { packagePath } from '../paths.ts';
import type { Settings } from '../settings/settings.ts';
import { readPreloadLinks } from './preloadLinks.ts';

/** The address of a part of the page, whatever its name. */
const PART = /^\/assets\/[\w-][\w.-]*$/;

/**
 * Serves the built page: its files for good (their names change with their contents), the page itself fresh, both as the
 * build has packed them.
 */
export async function addPages(app: FastifyInstance, _settings: Settings): Promise<void> {
  const folder = packagePath('dist/public');
  if (!existsSync(folder)) {
    app.setNotFoundHandler((_request, reply) => reply.status(404).send(bodyOf(notFound())));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.setHeader(
        'Cache-Control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      void reply.setHeader('Vary', 'Accept-Encoding');
    },
  });
  const hintsFor = readPreloadLinks(folder);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api') && !/\.\w{2,5}(\?|$)/.test(request.url);
    const hints = isPage && hintsFor(request.url);
    if (hints) void reply.header('Link', hints);
    // A page that was built while this process runs asks for files that were not there when it started.
    const [asset] = PART.exec(request.url) ?? [];
    if (request.method === 'GET' && asset && existsSync(join(folder, asset))) return reply.sendFile(asset);
    return isPage
      ? reply.header('Cache-Control', 'no-cache').sendFile('index.html')
      : reply.status(404).send(bodyOf(notFound()));
  });
}
