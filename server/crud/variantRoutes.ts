import sql, { join } from 'sql-template-tag';
import type { z } from 'zod';
import { allOf } from '../../resources/kit/access.ts';
import { invalidCode } from '../../resources/kit/codes.ts';
import type { Variant } from '../../resources/kit/module.ts';
import { getField } from '../../resources/kit/values/field.ts';
import { describe, descriptionOf } from '../../resources/kit/values/described.ts';
import { fieldShape } from '../../resources/kit/checks/shapes.ts';
import type { Services } from '../context.ts';
import { findOne } from '../db/db.ts';
import { columnIdent } from '../db/sql.ts';
import { formError, malformed, notFound } from '../errors.ts';
import type { Route } from '../http/route.ts';
import type { CrudModule } from './hooks.ts';

/** Creation and changes of a module once more for each of its variants: `PUT /health-interventions/rabies/…`. */
export function variantRoutes(routes: readonly Route[], services: Services, table: CrudModule): Route[] {
  const { path, variants = [] } = table.module;
  const isWrite = ({ method, path: own }: Route): boolean =>
    (method === 'POST' && own === `/${path}`) ||
    // By the id alone the record is the same under every path.
    (method === 'PUT' && own !== `/${path}/:id`);
  return variants.flatMap((variant) =>
    routes.filter(isWrite).map((route) => routeOfVariant(route, services, table, variant)),
  );
}

const exampleOf = ({ body }: Route): object =>
  (body && (descriptionOf(body).example as object | undefined)) ?? {};

const inCamelCase = (path: string): string =>
  path.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function routeOfVariant(route: Route, services: Services, table: CrudModule, variant: Variant): Route {
  const { path, fields } = table.module;
  const names = Object.keys(variant.fixed);
  const optional = Object.fromEntries(names.map((name) => [name, fieldShape(name, getField(fields, name))]));
  return {
    ...route,
    name: route.name + inCamelCase(variant.path),
    path: route.path.replace(`/${path}`, `/${path}/${variant.path}`),
    access: variant.access === undefined ? route.access : allOf(route.access, variant.access),
    summary: `${route.summary}: ${variant.path}`,
    failure: variant.failure ?? route.failure,
    body: describe((route.body as z.ZodObject).extend(optional), {
      example: { ...exampleOf(route), ...(route.method === 'POST' && variant.example) },
    }),
    handler: async (request, reply) => {
      const body = request.body as Record<string, unknown>;
      const wrong = names.filter((name) => (body[name] ?? variant.fixed[name]) !== variant.fixed[name]);
      if (wrong.length > 0)
        throw formError(
          wrong.map((name) => ({
            property: name,
            error: fields[name]?.options.invalid ?? invalidCode(name),
          })),
        );
      if (route.method === 'POST') Object.assign(body, variant.fixed);
      else await requireVariant(services, table, variant, idIn(request.params, body));
      return route.handler(request, reply);
    },
  };
}

function idIn(params: unknown, body: Record<string, unknown>): number {
  const id = (params as { id?: number } | null | undefined)?.id ?? body.id;
  if (typeof id !== 'number') throw malformed(['id']);
  return id;
}

/** @throws Refusal 404 for a record of other values */
async function requireVariant(
  { db }: Services,
  { name }: CrudModule,
  { fixed }: Variant,
  id: number,
): Promise<void> {
  const conditions = Object.entries(fixed).map(([field, value]) => sql`t.${columnIdent(field)} = ${value}`);
  const found = await findOne(
    db,
    sql`select from ${name} t where t.id = ${id} and ${join(conditions, ' and ')}`,
  );
  if (!found) throw notFound();
}
