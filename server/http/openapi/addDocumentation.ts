import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { documentOf } from './document.ts';
import { keepAnswer, sendKept, type KeptAnswer } from '../keptAnswer.ts';

const DOCUMENT = '/api/openapi.json';

/** Adds the description of the API and the page that shows it. The description is written and compressed once. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {},
    // The document follows from the register's own declarations, of which Fastify's schemas are a part.
    transform: ({ schema, url }) => ({ schema: { ...(schema as object), hide: true }, url }),
    transformObject: () => documentOf([...app.operations.values()]),
  });
  let kept: Promise<KeptAnswer> | undefined;
  app.get(
    DOCUMENT,
    { config: { access: 'PUBLIC', limit: { max: 60, seconds: 60 } }, schema: { hide: true } },
    async (request, reply) =>
      sendKept(
        request,
        reply,
        await (kept ??= keepAnswer('application/json; charset=utf-8', JSON.stringify(app.swagger()))),
      ),
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: {
      title: 'Coleira: API',
      css: [{ filename: 'coleira.css', content: '.topbar { display: none }' }],
    },
    uiConfig: { docExpansion: 'none', persistAuthorization: false },
    uiHooks: {
      // The page would write the document anew for each of its readers.
      onRequest: (request, reply, done) => {
        if (/\/docs\/(json|yaml)\/?(\?|$)/.test(request.url)) void reply.redirect(DOCUMENT);
        else done();
      },
    },
  });
}
