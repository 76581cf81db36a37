import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows, type Actor } from '../../resources/kit/access.ts';
import type { Permission } from '../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { declaredRoutes, permissionsIn, samplePath, type DeclaredRoute } from './routes.ts';

/** Calls that end or change the very session that makes them: their caller is not used again. */
const ENDS_SESSION = /^\/(?:auth|users\/me)\b/;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Kind {
  readonly permissions: readonly Permission[];
  readonly type: Actor['type'];
  readonly isOperator: boolean;
  readonly isOwner?: boolean;
}

const kept = new Map<string, Person>();
async function personOf(kind: Kind, route: DeclaredRoute): Promise<Person> {
  const key = JSON.stringify(kind);
  const known = kept.get(key);
  if (known && !ENDS_SESSION.test(route.path)) return known;
  const { permissions, type, isOperator, isOwner } = kind;
  const made = await server.person({ permissions, type, profile: isOperator ? { name: 'operator' } : {} });
  if (isOwner) {
    await server.db.query(sql`
      with o as (insert into owner (type, name, vat_number) values ('SINGULAR', 'X', ${`9${String(made.id).padStart(8, '0')}`}) returning id)
      update app_user set owner_id = o.id, entity_id = null, role_id = null from o where app_user.id = ${made.id}`);
  }
  if (!ENDS_SESSION.test(route.path)) kept.set(key, made);
  return made;
}

/** Both kinds of account with nothing, with each permission alone and with all that the route speaks of; operator and owner. */
function kindsFor(route: DeclaredRoute): Kind[] {
  const named = permissionsIn(route.access);
  const sets: Permission[][] = [[], ...named.map((one) => [one]), ...(named.length > 1 ? [named] : [])];
  const kinds: Kind[] = sets.flatMap((permissions) =>
    (['NORMAL', 'VETERINARY'] as const).map((type) => ({ permissions, type, isOperator: false })),
  );
  return [
    ...kinds,
    { permissions: [], type: 'NORMAL', isOperator: true },
    { permissions: named, type: 'NORMAL', isOperator: true },
    { permissions: [], type: 'NORMAL', isOperator: false, isOwner: true },
  ];
}

const asActor = ({ permissions, type, isOperator, isOwner }: Kind): Actor =>
  ({ permissions, type, isOperator, ownerId: isOwner ? 1 : null }) as Actor;

const call = (who: Person, { method, path }: DeclaredRoute) =>
  who.call(method, samplePath(path), method === 'GET' ? undefined : {});

describe('every call of the register', () => {
  it('all of them › are declared, so that these tests include them', async () => {
    const { body } = await server.visitor.call('GET', '/openapi.json');
    const served = Object.entries(body.paths as Record<string, object>)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      .filter((route) => !/^GET \/api\/(?:health|docs|openapi)(?:$|[./])/.test(route));
    const declared = declaredRoutes.map(
      ({ method, path }) => `${method} /api${path.replaceAll(/:[a-zA-Z]+/g, '{}')}`,
    );
    expect(
      [...new Set(served)].map((one) => one.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '')).sort(),
    ).toEqual([...new Set(declared)].map((one) => one.replace(/\/$/, '')).sort());
  });

  it.each(declaredRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers those it is for, and nobody else',
    async (_name, route) => {
      const stranger = await call(server.visitor, route);
      if (route.access === 'PUBLIC') return expect(stranger.status).not.toBe(403);
      expect(stranger).toMatchObject({ status: 401, body: { data: { message: 'UNAUTHORIZED' } } });
      const seen: string[] = [];
      const expected: string[] = [];
      for (const kind of kindsFor(route)) {
        const who = await personOf(kind, route);
        const answer = await call(who, route);
        const label = `${kind.isOwner ? 'OWNER' : kind.isOperator ? 'OPERATOR' : kind.type} [${kind.permissions.join(' ')}]`;
        const isRefused = answer.status === 403 && answer.body.data?.message === 'FORBIDDEN';
        seen.push(
          `${label} ${isRefused ? 'refused' : answer.status === 401 ? 'unknown' : answer.status >= 500 ? String(answer.status) : 'served'}`,
        );
        expected.push(`${label} ${allows(route.access, asActor(kind)) ? 'served' : 'refused'}`);
      }
      return expect(seen).toEqual(expected);
    },
  );
});
