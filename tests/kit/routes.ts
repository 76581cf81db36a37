import type { Access } from '../../resources/kit/access.ts';
import { allOf } from '../../resources/kit/access.ts';
import type { Method } from '../../resources/kit/call.ts';
import { parentField, type AnyModule } from '../../resources/kit/module.ts';
import type { Permission } from '../../resources/kit/permissions.ts';
import { calls, modules, operationCalls } from '../../resources/schemas.ts';

/** A route as its declaration has it. */
export interface DeclaredRoute {
  readonly method: Method;
  /** With Fastify's placeholders. */
  readonly path: string;
  readonly access: Access;
  /** Only programs call it, with a key: a session is not looked at. */
  readonly isForPrograms?: boolean;
}

/** The calls that a module's declaration stands for. */
export function routesOf(module: AnyModule): DeclaredRoute[] {
  const { access } = module;
  const base = `/${module.path}`;
  const one = `${base}/:id`;
  const has = (call: NonNullable<AnyModule['without']>[number]): boolean => !module.without?.includes(call);
  const routes: (DeclaredRoute | false | undefined)[] = [
    has('search') && { method: 'GET', path: `${base}/search`, access: access.read },
    has('search') && { method: 'POST', path: `${base}/search`, access: access.read },
    has('get') && { method: 'GET', path: one, access: access.read },
    has('versions') && {
      method: 'GET',
      path: `${one}/versions`,
      access: allOf(access.read, 'READ_VERSIONS'),
    },
    has('versions') && {
      method: 'GET',
      path: `${one}/versions/:revisionId/:revisionTimestamp`,
      access: allOf(access.read, 'READ_VERSIONS'),
    },
    has('create') && access.create && { method: 'POST', path: base, access: access.create },
    has('update') && access.update && { method: 'PUT', path: one, access: access.update },
    has('update') && access.update && { method: 'PUT', path: base, access: access.update },
    has('remove') && access.remove && { method: 'DELETE', path: one, access: access.remove },
    has('remove') && access.remove && { method: 'DELETE', path: base, access: access.remove },
  ];
  const declared = routes.filter((route): route is DeclaredRoute => Boolean(route));
  const { parent } = module;
  if (!parent) return declared;
  const below = `${base}/:${parent.by ?? parentField(parent)}/:id`;
  const ofOne = declared.filter(({ path }) => path.startsWith(one));
  const routesOfAll = [
    ...declared,
    ...ofOne.map((route) => ({ ...route, path: route.path.replace(one, below) })),
  ];
  return [...routesOfAll, ...routesOfVariants(module, routesOfAll)];
}

/** The writes that a module has once more for records of certain values. */
const routesOfVariants = (
  { path: base, variants = [] }: AnyModule,
  routes: readonly DeclaredRoute[],
): DeclaredRoute[] =>
  variants.flatMap(({ path, access }) =>
    routes
      .filter(
        (route) =>
          (route.method === 'POST' && route.path === `/${base}`) ||
          (route.method === 'PUT' && route.path !== `/${base}/:id`),
      )
      .map((route) => ({
        ...route,
        path: route.path.replace(`/${base}`, `/${base}/${path}`),
        access: access === undefined ? route.access : allOf(route.access, access),
      })),
  );

/** Every route that the declarations stand for, the generated ones and the calls. */
export const declaredRoutes: readonly DeclaredRoute[] = [
  ...modules.flatMap(routesOf),
  ...[...calls, ...operationCalls].map(({ method, path, access, ...call }) => ({
    method,
    path,
    access,
    ...('apiKey' in call && call.apiKey && { isForPrograms: true }),
  })),
];

/** Every permission that an access speaks of. */
export function permissionsIn(access: Access): Permission[] {
  if (typeof access === 'string') return access === 'SIGNED_IN' || access === 'PUBLIC' ? [] : [access];
  if ('any' in access) return [...new Set(access.any.flatMap(permissionsIn))];
  if ('all' in access) return [...new Set(access.all.flatMap(permissionsIn))];
  return 'not' in access ? permissionsIn(access.not) : [];
}

/** A path with values that have the right form and mean nothing. */
export const samplePath = (path: string): string =>
  path
    .replace(':revisionTimestamp', '2026-01-01T00:00:00.000Z')
    .replace(':transponder', '620000000000000')
    .replaceAll(/:[a-zA-Z]*[iI]d\b/g, '99999999')
    .replaceAll(/:[a-zA-Z]+/g, '1');
