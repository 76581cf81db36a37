import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { documentOf, writeDocument } from './document.ts';
import { addDevelopersPage } from './developers/page.ts';
import { writeClient, type ApiDocument } from './client/writeClient.ts';
import { Labels } from './labels.ts';
import { keepAnswer, sendKept, type KeptAnswer } from '../keptAnswer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The description of the API, written when it is first asked for. */
    describeApi(): object;
  }
}

const DOCUMENT = '/api/openapi.json';
const CLIENT = '/api/docs/client.ts';

/** Adds the description of the API and the page that shows it. The description is written and compressed once. */
export async function addDocumentation(app: FastifyInstance, modules: readonly AnyModule[]): Promise<void> {
  let document: object | undefined;
  app.decorate(
    'describeApi',
    () => (document ??= documentOf([...app.operations.values()], new Labels(modules))),
  );
  const keepDocument = async (): Promise<KeptAnswer> => {
    document ??= await writeDocument([...app.operations.values()], new Labels(modules));
    return keepAnswer('application/json; charset=utf-8', JSON.stringify(document));
  };
  // The page of the documentation asks for the plugin. The document follows from the register's own declarations, of
  // which Fastify's schemas are a part.
  await app.register(swagger, {
    openapi: {},
    transform: ({ schema, url }) => ({ schema: { ...(schema as object), hide: true }, url }),
  });
  let kept: Promise<KeptAnswer> | undefined;
  app.get(
    DOCUMENT,
    { config: { access: 'PUBLIC', limit: { max: 60, seconds: 60 } }, schema: { hide: true } },
    async (request, reply) => sendKept(request, reply, await (kept ??= keepDocument())),
  );
  let client: Promise<KeptAnswer> | undefined;
  app.get(
    CLIENT,
    { config: { access: 'PUBLIC', limit: { max: 60, seconds: 60 } }, schema: { hide: true } },
    async (request, reply) =>
      sendKept(
        request,
        reply,
        await (client ??= keepAnswer(
          'text/plain; charset=utf-8',
          writeClient(app.describeApi() as ApiDocument),
        )),
      ),
  );
  addDevelopersPage(app);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs/reference',
    staticCSP: true,
    theme: {
      title: 'Coleira: API',
      css: [{ filename: 'coleira.css', content: '.topbar { display: none }' }],
    },
    uiConfig: { docExpansion: 'none', persistAuthorization: false },
    uiHooks: {
      // The page would write the document anew for each of its readers.
      onRequest: (request, reply, done) => {
        if (/\/docs\/reference\/(json|yaml)\/?(\?|$)/.test(request.url)) void reply.redirect(DOCUMENT);
        else done();
      },
    },
  });
}
