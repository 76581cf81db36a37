import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { allows, all, type Access } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { bodyShape } from '../../resources/kit/shapes.ts';
import type { Services, SignedInCaller } from '../context.ts';
import { malformed } from '../errors.ts';
import { addRoute, type Route } from '../http/route.ts';
import { repeatOf } from '../http/repeat.ts';
import type { Hooks } from './hooks.ts';
import { runWrite } from './pipeline.ts';
import { presented, presentRecord } from './read.ts';
import { recordShape, pageShape, versionShape } from './answerShapes.ts';
import { search } from './search.ts';
import { queryIds, searchShape, type SearchQuery } from './searchShape.ts';
import type { Table } from './table.ts';
import { getVersion, hiddenFields, listVersions } from './versions.ts';
import { createRecord, removeRecord, updateRecord } from './write.ts';

const idParams = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,14}$/)
    .transform(Number),
});
const versionParams = idParams.extend({
  revisionId: z
    .string()
    .regex(/^\d{1,14}$/)
    .transform(Number),
  revisionTimestamp: z.iso.datetime(),
});

const signedIn = (request: FastifyRequest): SignedInCaller => request.caller as SignedInCaller;
const idOf = (request: FastifyRequest): number => (request.params as { id: number }).id;

/** Registers the generated calls of a module: search, get, create, update, remove, versions. */
export function addModuleRoutes(app: FastifyInstance, services: Services, table: Table, hooks: Hooks): void {
  for (const route of moduleRoutes(services, table, hooks)) addRoute(app, route);
}

function moduleRoutes(services: Services, table: Table, hooks: Hooks): Route[] {
  const { module } = table;
  const { db, audit } = services;
  const base = `/${module.path}`;
  const has = (call: NonNullable<AnyModule['without']>[number]): boolean => !module.without?.includes(call);
  const common = { tag: module.path, errors: module.errors };
  const query = searchShape(module, hooks);
  const record = recordShape(module);
  const routes: Route[] = [];

  const find = async (request: FastifyRequest, given: unknown): Promise<unknown> => {
    const caller = signedIn(request);
    const page = await search(db, table, hooks, given as SearchQuery, caller);
    if (module.personal) {
      await audit.record(caller, {
        action: 'SEARCH',
        objectType: module.name,
        details: given as Record<string, unknown>,
      });
    }
    return page;
  };
  if (has('search')) {
    const answer = pageShape(record);
    const shared = { ...common, access: module.access.read, answer, path: `${base}/search` };
    routes.push(
      {
        ...shared,
        method: 'GET',
        query,
        summary: 'Finds records',
        handler: (request) => find(request, request.query),
      },
      {
        ...shared,
        method: 'POST',
        body: query,
        summary: 'Finds records, the filters in the body',
        handler: (request) => find(request, request.body),
      },
    );
  }
  if (has('get')) {
    routes.push({
      ...common,
      method: 'GET',
      path: `${base}/:id`,
      access: module.access.read,
      params: idParams,
      answer: record,
      summary: 'Reads one record',
      handler: async (request) => {
        const caller = signedIn(request);
        const found = await presentRecord(db, table, hooks, idOf(request), caller);
        if (module.personal)
          await audit.record(caller, { action: 'READ', objectType: module.name, objectId: idOf(request) });
        return found;
      },
    });
  }
  if (has('versions')) {
    const access: Access = all(module.access.read, 'READ_VERSIONS');
    const hidden = (caller: SignedInCaller) =>
      hiddenFields(module, caller, (read, who) => allows(read, who.actor));
    routes.push(
      {
        ...common,
        method: 'GET',
        path: `${base}/:id/versions`,
        access,
        params: idParams,
        answer: z.array(versionShape(record)),
        summary: 'Lists the versions of a record, the newest first',
        handler: async (request) => {
          const caller = signedIn(request);
          await presentRecord(db, table, hooks, idOf(request), caller);
          return listVersions(db, module.name, idOf(request), hidden(caller));
        },
      },
      {
        ...common,
        method: 'GET',
        path: `${base}/:id/versions/:revisionId/:revisionTimestamp`,
        access,
        params: versionParams,
        answer: versionShape(record),
        summary: 'Reads one version of a record',
        handler: async (request) => {
          const caller = signedIn(request);
          const { id, revisionId, revisionTimestamp } = request.params as z.output<typeof versionParams>;
          await presentRecord(db, table, hooks, id, caller);
          return getVersion(db, module.name, id, revisionId, revisionTimestamp, hidden(caller));
        },
      },
    );
  }
  return [...routes, ...writeRoutes(services, table, hooks, record)];
}

function writeRoutes(services: Services, table: Table, hooks: Hooks, record: z.ZodType): Route[] {
  const { module } = table;
  const base = `/${module.path}`;
  const common = {
    tag: module.path,
    errors: ['FORM_ERROR_MSG', 'STALE_VERSION', ...(module.errors ?? [])],
    answer: record,
  };
  const has = (call: 'create' | 'update' | 'remove'): boolean => !module.without?.includes(call);
  const present = (written: Readonly<Record<string, unknown>>, caller: SignedInCaller) =>
    presented(table, hooks, written, caller);
  const routes: Route[] = [];

  if (module.access.create && has('create')) {
    routes.push({
      ...common,
      method: 'POST',
      path: base,
      access: module.access.create,
      body: bodyShape(module.fields, 'create'),
      summary: 'Creates a record',
      handler: async (request, reply) => {
        const caller = signedIn(request);
        const answer = await runWrite(services, caller, repeatOf(request), async (write) => ({
          status: 201,
          body: present(
            await createRecord(table, hooks, write, request.body as Record<string, unknown>),
            caller,
          ),
        }));
        void reply.status(answer.status);
        return answer.body;
      },
    });
  }
  if (module.access.update && has('update')) {
    const update = async (request: FastifyRequest, id: number): Promise<unknown> => {
      const caller = signedIn(request);
      const answer = await runWrite(services, caller, repeatOf(request), async (write) => ({
        status: 200,
        body: present(
          await updateRecord(table, hooks, write, id, request.body as Record<string, unknown>),
          caller,
        ),
      }));
      return answer.body;
    };
    const shared = {
      ...common,
      method: 'PUT' as const,
      access: module.access.update,
      body: bodyShape(module.fields, 'update'),
    };
    routes.push(
      {
        ...shared,
        path: `${base}/:id`,
        params: idParams,
        summary: 'Changes a record',
        handler: (request) => update(request, idOf(request)),
      },
      {
        ...shared,
        path: base,
        summary: 'Changes a record whose id is in the body',
        handler: (request) => {
          const { id } = request.body as { id?: number };
          if (id === undefined) throw malformed(['id']);
          return update(request, id);
        },
      },
    );
  }
  if (module.access.remove && has('remove')) {
    const remove = (request: FastifyRequest, ids: readonly number[]) =>
      runWrite(services, signedIn(request), repeatOf(request), async (write) => {
        for (const id of ids) await removeRecord(table, hooks, write, id);
        return { status: 200, body: ids.length === 1 ? { id: ids[0] } : { ids } };
      });
    routes.push(
      {
        ...common,
        method: 'DELETE',
        path: `${base}/:id`,
        access: module.access.remove,
        params: idParams,
        answer: z.object({ id: z.number() }),
        summary: 'Removes a record',
        handler: async (request) => (await remove(request, [idOf(request)])).body,
      },
      {
        ...common,
        method: 'DELETE',
        path: base,
        access: module.access.remove,
        query: z.strictObject({ ids: queryIds() }),
        answer: z.object({ ids: z.array(z.number()) }),
        summary: 'Removes several records, all or none',
        handler: async (request) => {
          const ids = (request.query as { ids?: number[] }).ids ?? [];
          if (ids.length === 0) throw malformed(['ids']);
          await remove(
            request,
            [...new Set(ids)].sort((a, b) => a - b),
          );
          return { ids };
        },
      },
    );
  }
  return routes;
}
