import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows, type Access, type Actor } from '../../resources/kit/access.ts';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { PERMISSIONS, type Permission } from '../../resources/kit/permissions.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { ident } from '../../server/db/sql.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { hasRecord, makeRecord } from './records.ts';
import { permissionsIn } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Two values of a field's form, so that one of them differs from what is there; nothing for kinds with a shape of their own. */
function samples(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'decimal':
    case 'money':
    case 'reference':
    case 'photo':
      return [3, 4];
    case 'choice':
      return field.values!.slice(0, 2);
    case 'choices':
      return [field.values!.slice(0, 1), field.values!.slice(0, 2)];
    case 'references':
      return [[1], [2]];
    case 'date':
      return ['2001-01-01', '2001-01-02'];
    case 'timestamp':
      return ['2001-01-01T00:00:00.000Z', '2001-01-02T00:00:00.000Z'];
    case 'email':
      return ['one@example.test', 'two@example.test'];
    case 'phone':
      return ['+351912345678', '+351912345679'];
    case 'country':
      return ['FR', 'DE'];
    case 'postalCode':
      return ['1000-001', '1000-002'];
    case 'timezone':
      return ['Europe/Lisbon', 'Atlantic/Azores'];
    case 'transponder':
      return ['620098100000001', '620098100000002'];
    case 'data':
    case 'lines':
    case 'schedule':
      return [];
    default:
      return ['AB12', 'CD34'];
  }
}

const changeable = modules.filter((module) => module.access.update && !module.without?.includes('update'));

/** Who changes records of this kind, as the operator and with every permission but some. */
const editor = (without: readonly Permission[] = []) =>
  server.person({
    profile: { name: 'operator' },
    permissions: PERMISSIONS.filter((one) => !without.includes(one)),
  });

const rowOf = (module: AnyModule, id: number) =>
  getOne<Record<string, unknown>>(server.db, sql`select * from ${ident(module.table)} where id = ${id}`);

/** Each closed field by name, and the permissions without which it is closed. */
function closedFields(module: AnyModule): (readonly [string, Field, readonly Permission[]])[] {
  return Object.entries(module.fields).flatMap(
    ([name, field]): (readonly [string, Field, readonly Permission[]])[] => {
      const { computed, virtual, createOnly, write } = field.options;
      if (samples(field).length === 0) return [];
      if (computed || virtual || createOnly) return [[name, field, []]];
      return write === undefined ? [] : [[name, field, permissionsIn(write)]];
    },
  );
}

describe('a field that is not theirs to change', () => {
  it('every kind of record that can be changed › is tested', () => {
    expect(changeable.map((module) => module.name).filter((name) => !hasRecord(name))).toEqual([]);
  });

  it.each(changeable.map((module) => [module.name, module] as const))(
    'refuses them in %s, and the row and its version stay',
    async (_name, module) => {
      const id = await makeRecord(server.db, module.name);
      for (const [name, field, lacking] of closedFields(module)) {
        const who = await editor(lacking);
        const before = await rowOf(module, id);
        const [shown] = (await who.call('GET', `/${module.path}/search?ids=${id}`)).body.content;
        const value = samples(field).find((one) =>
          [before[name], shown[name]].every((now) => JSON.stringify(one) !== JSON.stringify(now)),
        );
        const answer = await who.call('PUT', `/${module.path}/${id}`, {
          version: before.version,
          [name]: value,
        });
        expect([name, answer.status, answer.body.errors]).toEqual([
          name,
          422,
          expect.arrayContaining([{ property: name, error: 'UNWRITABLE_FIELD' }]),
        ]);
        expect([name, await rowOf(module, id)]).toEqual([name, before]);
      }
    },
  );

  it.each(changeable.map((module) => [module.name, module] as const))(
    'opens in %s to those with its permission',
    async (_name, module) => {
      for (const [name, field, needed] of closedFields(module).filter(
        ([, , permissions]) => permissions.length > 0,
      )) {
        const id = await makeRecord(server.db, module.name);
        const before = await rowOf(module, id);
        const value = samples(field).find((one) => JSON.stringify(one) !== JSON.stringify(before[name]));
        const answer = await (
          await editor()
        ).call('PUT', `/${module.path}/${id}`, { version: before.version, [name]: value });
        expect([name, needed, answer.status, answer.body.errors]).toEqual([name, needed, 200, undefined]);
        expect((await rowOf(module, id)).version).toBe(2);
      }
    },
  );

  it.each(changeable.map((module) => [module.name, module] as const))(
    'is everything in %s without the right to change it',
    async (_name, module) => {
      const id = await makeRecord(server.db, module.name);
      const before = await rowOf(module, id);
      const reader = await editor(permissionsIn(module.access.update!));
      const actor = {
        permissions: PERMISSIONS.filter((one) => !permissionsIn(module.access.update!).includes(one)),
        type: 'NORMAL',
        isOperator: true,
      } as unknown as Actor;
      expect(allows(module.access.update!, actor)).toBe(false);
      expect((await reader.call('PUT', `/${module.path}/${id}`, { version: 1 })).status).toBe(403);
      expect(await rowOf(module, id)).toEqual(before);
    },
  );
});

describe('a field that not every reader may see', () => {
  const hidden = modules.flatMap((module) =>
    Object.entries(module.fields)
      .filter(([, field]) => field.options.read !== undefined)
      .map(([name, field]) => [module, name, field.options.read as Access] as const),
  );

  it.each(hidden.map(([module, name, read]) => [`${module.name}.${name}`, module, name, read] as const))(
    '%s is in no answer to the others, and cannot be sorted or filtered by',
    async (_label, module, name, read) => {
      await makeRecord(server.db, module.name);
      const who = await editor(permissionsIn(read));
      const list = await who.call('GET', `/${module.path}/search`);
      expect(list.body.content.length).toBeGreaterThan(0);
      for (const record of list.body.content) expect(record).not.toHaveProperty(name);
      expect((await who.call('GET', `/${module.path}/search?sortProperty=${name}`)).status).toBe(400);
      expect((await who.call('GET', `/${module.path}/search?${name}=1`)).status).toBe(400);
    },
  );
});
