import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { bodyOf, notFound } from '../errors.ts';
import { packagePath } from '../paths.ts';
import type { Settings } from '../settings/settings.ts';
import { OFFICE_PAGES, PUBLIC_PAGES, readPreloadLinks } from './preloadLinks.ts';
import { isFormsPage, isRoot, SESSION_COOKIE } from '../../resources/common/publicForm/addresses.ts';
import { isCall } from './security.ts';

/** The address of a part of the page, whatever its name. */
const PART = /^\/assets\/[\w-][\w.-]*$/;

/** Whether an address is that of a file; what a page keeps in its query may have a dot too: `/?report=reportDeath.12`. */
const isFile = (url: string): boolean => /\.\w{2,5}$/.test(url.replace(/[?#].*$/, ''));

/** The page of the public forms, with the origins to which it reports its height. */
const readFormPage = (folder: string, embedders: readonly string[]): string =>
  readFileSync(join(folder, 'forms.html'), 'utf8').replace(
    '</head>',
    `<meta name="form-embedders" content="${embedders.join(' ')}" /></head>`,
  );

/** How long a file of the page may be kept: for good where its name changes with its contents; a picture for a day. */
function keptFor(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  // A browser looks for the page's icon again at each new address, beside the calls of the page.
  return /\.(svg|png)$/.test(path.replace(/\.(br|gz)$/, '')) ? 'public, max-age=86400' : 'no-cache';
}

/**
 * Serves the built page: its files for good (their names change with their contents), the page itself fresh, both as the
 * build has packed them.
 */
export async function addPages(app: FastifyInstance, { formEmbedders }: Settings): Promise<void> {
  const folder = packagePath('dist/public');
  if (!existsSync(folder)) {
    app.setNotFoundHandler((_request, reply) => reply.status(404).send(bodyOf(notFound())));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // Which page `/` is depends on who asks.
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.setHeader('Cache-Control', keptFor(path));
      const isPage = /\/index\.html(\.br|\.gz)?$/.test(path);
      void reply.setHeader('Vary', isPage ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
    },
  });
  const officeHints = readPreloadLinks(folder, OFFICE_PAGES);
  const publicHints = readPreloadLinks(folder, PUBLIC_PAGES);
  const formPage = (): string => readFormPage(folder, formEmbedders);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !isCall(request.url) && !isFile(request.url);
    const isVisitor = isRoot(request.url) && request.cookies[SESSION_COOKIE] === undefined;
    const isPublic = isVisitor || isFormsPage(request.url);
    const hints = isPage && (isPublic ? publicHints : officeHints)(request.url);
    if (hints) void reply.header('Link', hints);
    if (isVisitor) void reply.header('Vary', 'Cookie');
    // A page that was built while this process runs asks for files that were not there when it started.
    const [asset] = PART.exec(request.url) ?? [];
    if (request.method === 'GET' && asset && existsSync(join(folder, asset))) return reply.sendFile(asset);
    if (isPage && isPublic)
      return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(formPage());
    return isPage
      ? reply.header('Cache-Control', 'no-cache').sendFile('index.html')
      : reply.status(404).send(bodyOf(notFound()));
  });
}
