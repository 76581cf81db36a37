import type { FastifyInstance } from 'fastify';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Services } from '../context.ts';
import { addRoute, type Route } from '../http/route.ts';
import type { Hooks } from './hooks.ts';
import { getRoute, searchRoutes, versionRoutes } from './readRoutes.ts';
import type { Table } from './table.ts';
import { createRoute, removeRoutes, updateRoutes } from './writeRoutes.ts';

/** Registers the generated calls of a module: search, get, create, update, remove, versions. */
export function addModuleRoutes(app: FastifyInstance, services: Services, table: Table, hooks: Hooks): void {
  for (const route of moduleRoutes(services, table, hooks)) addRoute(app, route);
}

function moduleRoutes(services: Services, table: Table, hooks: Hooks): Route[] {
  const { without = [], access } = table.module;
  const has = (call: NonNullable<AnyModule['without']>[number]): boolean => !without.includes(call);
  return [
    ...(has('search') ? searchRoutes(services, table, hooks) : []),
    ...(has('get') ? [getRoute(services, table, hooks)] : []),
    ...(has('versions') ? versionRoutes(services, table, hooks) : []),
    ...(access.create && has('create') ? [createRoute(services, table, hooks, access.create)] : []),
    ...(access.update && has('update') ? updateRoutes(services, table, hooks, access.update) : []),
    ...(access.remove && has('remove') ? removeRoutes(services, table, hooks, access.remove) : []),
  ];
}
