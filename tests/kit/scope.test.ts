import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyModule } from '../../resources/kit/module.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { modules } from '../../resources/schemas.ts';
import type { SignedInCaller } from '../../server/context.ts';
import { getOne } from '../../server/db/db.ts';
import { ident } from '../../server/db/sql.ts';
import { buildRegistry } from '../../server/registry.ts';
import { callerOf } from '../helpers/caller.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { bodyOf } from './bodies.ts';
import { hasRecord, makeRecord } from './records.ts';
import { declaredRoutes } from './routes.ts';

let server: TestServer;
let stranger: Person;
let caller: SignedInCaller;

beforeAll(async () => {
  server = await testServer();
  stranger = await server.person({ permissions: PERMISSIONS, profile: { isBillable: true } });
  caller = await callerOf(server.db, stranger);
});
afterAll(() => server.close());

const tables = new Map(buildRegistry().tables.map((table) => [table.module.name, table]));
/** The scope of a module's records: its own, within its parent's. */
const scopeOf = ({ name }: AnyModule) => tables.get(name)?.hooks.scope;

/** An animal is found by anybody who has its exact number: its calls have tests of their own. */
const FOUND_BY_NUMBER = new Set(['animal']);

describe('with every permission, but of another entity', () => {
  const scoped = modules.filter(
    (module) => hasRecord(module.name) && scopeOf(module) !== undefined && !FOUND_BY_NUMBER.has(module.name),
  );

  it.each(scoped.map((module) => [module.name, module] as const))(
    'no call reaches a record of %s, and it stays as it is',
    async (name, module) => {
      if (scopeOf(module)!(caller) === null) return;
      const id = await makeRecord(server.db, name);
      const row = () => getOne<object>(server.db, sql`select * from ${ident(module.table)} where id = ${id}`);
      const before = await row();
      const reached: string[] = [];
      const paths = [module.path, ...(module.variants ?? []).map((one) => `${module.path}/${one.path}`)];
      for (const route of declaredRoutes.filter(
        ({ path }) => paths.some((one) => path.startsWith(`/${one}/:`)) && /:id\b/.test(path),
      )) {
        const { method, path } = route;
        const url = path
          .replace(':id', String(id))
          .replace(':transponder', '620000000000007')
          .replace(':ownerId', '1')
          .replace(':documentId', '1')
          .replace(':reviewId', String(id))
          .replace(':revisionId', '1')
          .replace(':revisionTimestamp', '2026-01-01T00:00:00.000Z');
        const body =
          method === 'GET' || method === 'DELETE'
            ? undefined
            : ((await bodyOf(server.db, route)) ?? (method === 'PUT' ? { version: 1 } : {}));
        const answer = await stranger.call(method, url, body);
        if (answer.status !== 404 && answer.status !== 403)
          reached.push(`${method} ${path} ${answer.status}`);
      }
      expect(reached).toEqual([]);
      expect(await row()).toEqual(before);
      const found = await stranger.call('GET', `/${module.path}/search?ids=${id}`);
      expect(found.body.totalItems).toBe(0);
      expect((await stranger.call('PUT', `/${module.path}`, { id, version: 1 })).status).not.toBe(200);
      expect(await row()).toEqual(before);
    },
  );

  it('owners, entities and users › are tested at least', () => {
    const names = scoped.filter((module) => scopeOf(module)!(caller) !== null).map((module) => module.name);
    expect(names).toEqual(expect.arrayContaining(['owner', 'entity', 'user']));
  });
});
