import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { idText, numberText } from '../../resources/kit/values/ids.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Services } from '../context.ts';
import { malformed, notFound } from '../errors.ts';
import { addRoute, type Route } from '../http/route.ts';
import type { CrudModule } from './hooks.ts';
import type { OperationHandlers } from './operationHandler.ts';
import { operationRoutes } from './operationRoutes.ts';
import { routesOfChild } from './parentRoutes.ts';
import { getRoute, searchRoutes, versionRoutes } from './readRoutes.ts';
import { variantRoutes } from './variantRoutes.ts';
import { createRoute, removeRoutes, updateRoutes } from './writeRoutes.ts';

/** Registers the generated calls of a module: search, get, create, update, remove, versions, operations. */
export function addModuleRoutes(
  app: FastifyInstance,
  services: Services,
  table: CrudModule,
  operationHandlers: OperationHandlers,
): void {
  const routes = moduleRoutes(services, table).flatMap((route) =>
    routesOfChild(byNumberToo(route, services, table), services, table),
  );
  for (const route of [...routes, ...variantRoutes(routes, services, table)]) addRoute(app, route);
  for (const route of operationRoutes(services, table, operationHandlers)) addRoute(app, route);
}

/** The same route, whose path takes the records' own number in place of the id, where the module has one. */
function byNumberToo(route: Route, { db }: Services, { hooks: { findId } }: CrudModule): Route {
  if (!findId || !(route.params instanceof z.ZodObject)) return route;
  return {
    ...route,
    params: route.params.extend({ id: z.union([idText, numberText]) }),
    handler: async (request, reply) => {
      const params = request.params as { id: number | string };
      if (typeof params.id === 'string') {
        const id = await findId(db, params.id);
        if (id === undefined) throw notFound();
        const inBody = (request.body as { id?: number } | null | undefined)?.id;
        if (inBody !== undefined && inBody !== id) throw malformed(['id']);
        params.id = id;
      }
      return route.handler(request, reply);
    },
  };
}

function moduleRoutes(services: Services, table: CrudModule): Route[] {
  const { without = [], access } = table.module;
  const has = (call: NonNullable<AnyModule['without']>[number]): boolean => !without.includes(call);
  return [
    ...(has('search') ? searchRoutes(services, table) : []),
    ...(has('get') ? [getRoute(services, table)] : []),
    ...(has('versions') ? versionRoutes(services, table) : []),
    ...(access.create && has('create') ? [createRoute(services, table, access.create)] : []),
    ...(access.update && has('update') ? updateRoutes(services, table, access.update) : []),
    ...(access.remove && has('remove') ? removeRoutes(services, table, access.remove) : []),
  ];
}
