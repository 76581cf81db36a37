import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { ErrorCode } from '../../resources/kit/codes.ts';
import { idText, numberText } from '../../resources/kit/values/ids.ts';
import { parentField } from '../../resources/kit/module.ts';
import { getField } from '../../resources/kit/values/field.ts';
import { EXAMPLE_TRANSPONDER } from '../../resources/kit/values/exampleValue.ts';
import { describe } from '../../resources/kit/values/described.ts';
import { fieldShape } from '../../resources/kit/checks/shapes.ts';
import type { Services } from '../context.ts';
import { findOne } from '../db/db.ts';
import { malformed, notFound } from '../errors.ts';
import type { Route } from '../http/route.ts';
import { parentReasons } from '../write/parents.ts';
import { parentColumn } from '../write/records.ts';
import type { CrudModule } from './hooks.ts';
import { wordsOf } from '../../resources/kit/names.ts';
import { callerOf, noteParentNumber } from './requestContext.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A generated route of a child module as its callers know it. Searches and creation take the parent's own number in
 * place of its id; a call that names one record also answers below the parent: `/animal-licenses/{transponder}/{id}`.
 */
export function routesOfChild(given: Route, services: Services, table: CrudModule): Route[] {
  const { parent, path } = table.module;
  if (!parent || !table.parent) return [given];
  const isLimited = given.method === 'POST' && (table.parent as CrudModule).hooks.beforeLookUp;
  const reasons: readonly ErrorCode[] = [
    'NOT_FOUND',
    ...(isLimited ? (['TOO_MANY_REQUESTS'] as const) : []),
    ...parentReasons(table.module, table.parent),
  ];
  const isWrite = given.method !== 'GET' && !given.path.endsWith('/search');
  const route = isWrite ? { ...given, errors: [...new Set([...(given.errors ?? []), ...reasons])] } : given;
  const one = `/${path}/:id`;
  if (route.path === one || route.path.startsWith(`${one}/`))
    return [route, belowParent(route, services, table, one)];
  if (route.method === 'PUT' && route.path === `/${path}`) return [namingParent(route, services, table)];
  const isSearch = route.path === `/${path}/search`;
  return isSearch || (route.method === 'POST' && route.path === `/${path}`)
    ? [byParentNumber(route, services, table, isSearch)]
    : [route];
}

/** The same route under its parent's id or number. A record of another parent is not found. */
function belowParent(route: Route, services: Services, table: CrudModule, one: string): Route {
  const parent = table.module.parent!;
  const key = parent.by ?? parentField(parent);
  const params = route.params as z.ZodObject;
  return {
    ...route,
    name: `${route.name}Of${capital(parent.module.name)}`,
    path: route.path.replace(one, `/${table.module.path}/:${key}/:id`),
    params: params.extend({ [key]: parent.by ? z.union([idText, numberText]) : idText }),
    summary: `${route.summary}, below its ${wordsOf(parent.module).singular}`,
    handler: async (request, reply) => {
      const { id, [key]: named } = request.params as { id: number; [key: string]: unknown };
      const parentId =
        typeof named === 'string' ? await findParent(services, table, named) : (named as number);
      await requireChild(services, table, id, parentId);
      return route.handler(request, reply);
    },
  };
}

/** The same change by the id in its body, which may name the parent's number as well, as a creation does. */
function namingParent(route: Route, services: Services, table: CrudModule): Route {
  const { by } = table.module.parent!;
  if (by === undefined) return route;
  return {
    ...route,
    body: (route.body as z.ZodObject).extend({ [by]: numberText.optional() }),
    handler: async (request, reply) => {
      const body = request.body as Record<string, unknown>;
      const { [by]: number, id } = body;
      if (typeof number === 'string') {
        delete body[by];
        if (typeof id === 'number')
          await requireChild(services, table, id, await findParent(services, table, number));
      }
      return route.handler(request, reply);
    },
  };
}

/** @throws Refusal 404 for a record of another parent */
async function requireChild(
  { db }: Services,
  { name, module }: CrudModule,
  id: number,
  parentId: number | undefined,
): Promise<void> {
  const found = await findOne(
    db,
    sql`select from ${name} t where t.id = ${id} and ${parentColumn(module.parent!)} = ${parentId ?? null}`,
  );
  if (!found) throw notFound();
}

const unless = (other: string) => ({ owedWhen: `unless \`${other}\` is given` });

/** The same route, which takes the parent's number, where it has one, in place of its id. */
function byParentNumber(route: Route, services: Services, table: CrudModule, isSearch: boolean): Route {
  const parent = table.module.parent!;
  const { by } = parent;
  if (by === undefined) return route;
  const field = parentField(parent);
  const part = route.body ? 'body' : 'query';
  const shape = route[part] as z.ZodObject;
  return {
    ...route,
    [part]: shape.extend({
      // Creation owes one of the two: without either the declaration's own check names the field.
      [by]: isSearch
        ? numberText.optional()
        : describe(numberText.optional(), {
            ...unless(field),
            example: EXAMPLE_TRANSPONDER,
            isInExamples: route.method === 'POST',
          }),
      ...(!isSearch && {
        [field]: describe(fieldShape(field, getField(table.module.fields, field)), unless(by)),
      }),
    }),
    handler: async (request: FastifyRequest, reply) => {
      const given = request[part] as Record<string, unknown>;
      const number = given[by];
      if (typeof number === 'string') {
        if (given[field] !== undefined && given[field] !== null) throw malformed([by]);
        // A search shows what is in the scope, whatever is on record; a creation would say whether the number is.
        if (!isSearch) await countNamed(services, table, request, number);
        const id = await findParent(services, table, number);
        if (id === undefined && !isSearch) throw notFound();
        delete given[by];
        if (!isSearch) noteParentNumber(request, number);
        // No record has the id 0: an unknown number finds nothing.
        given[field] = isSearch ? [id ?? 0] : id;
      }
      return route.handler(request, reply);
    },
  };
}

const countNamed = async (
  services: Services,
  { parent }: CrudModule,
  request: FastifyRequest,
  number: string,
): Promise<void> =>
  (parent as CrudModule | undefined)?.hooks.beforeLookUp?.(services, callerOf(request), number);

const findParent = ({ db }: Services, { parent }: CrudModule, number: string): Promise<number | undefined> =>
  (parent as CrudModule | undefined)?.hooks.findId?.(db, number) ?? Promise.resolve(undefined);
