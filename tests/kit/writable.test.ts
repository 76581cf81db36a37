import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows, type Access, type Actor } from '../../resources/kit/access.ts';
import type { Field } from '../../resources/kit/fields.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { PERMISSIONS, type Permission } from '../../resources/kit/permissions.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { ident } from '../../server/db/sql.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { hasRecord, makeRecord } from './records.ts';
import { permissionsIn } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const people = new Map<string, Person>();
async function personWith(permissions: readonly Permission[]): Promise<Person> {
  const key = permissions.join();
  const known = people.get(key);
  if (known) return known;
  const made = await server.person({ permissions, profile: { name: 'operator' } });
  people.set(key, made);
  return made;
}

/** A value of the field's kind that a fresh record does not have. */
function valueOf(field: Field, present: unknown): unknown {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
    case 'reference':
      return 424242;
    case 'boolean':
      return present !== true;
    case 'choice':
      return field.values?.at(-1);
    case 'choices':
      return [field.values?.at(-1)];
    case 'references':
      return [424242];
    case 'date':
      return '2019-02-03';
    case 'timestamp':
      return '2019-02-03T04:05:06.000Z';
    case 'email':
      return 'other@example.test';
    case 'transponder':
      return '620099999999999';
    case 'data':
      return { other: 1 };
    default:
      return 'Outro';
  }
}

interface Locked {
  readonly module: AnyModule;
  readonly name: string;
  readonly field: Field;
  /** Why it may not be changed: always, or for want of these permissions. */
  readonly access: Access | null;
}

/** Every field of every changeable kind of record that not everybody may write who may change the record. */
const locked: Locked[] = modules
  .filter((module) => module.access.update && !module.without?.includes('update') && hasRecord(module.name))
  .flatMap((module) =>
    Object.entries(module.fields as Record<string, Field>).flatMap(([name, field]): Locked[] => {
      const { computed, virtual, createOnly, write } = field.options;
      if (computed || virtual || createOnly) return [{ module, name, field, access: null }];
      return write ? [{ module, name, field, access: write }] : [];
    }),
  );

/** All permissions but those that open the field. */
function without(access: Access | null): readonly Permission[] {
  if (access === null) return PERMISSIONS;
  const named = new Set<string>(permissionsIn(access));
  return PERMISSIONS.filter((one) => !named.has(one));
}

describe('a field that is not for everybody to write', () => {
  it('several modules › have one', () => {
    expect(new Set(locked.map(({ module }) => module.name)).size).toBeGreaterThan(3);
    expect(locked.some(({ access }) => access !== null)).toBe(true);
  });

  it.each(locked.map((one) => [`${one.module.name}.${one.name}`, one] as const))(
    '%s is refused, and record and version stay as they are',
    async (_label, { module, name, field, access }) => {
      const permissions = without(access);
      if (access !== null) {
        const actor = { permissions, type: 'NORMAL', isOperator: true, ownerId: null } as Actor;
        expect(allows(access, actor)).toBe(false);
      }
      const who = await personWith(permissions);
      const id = await makeRecord(server.db, module.name);
      const row = () => getOne<object>(server.db, sql`select * from ${ident(module.table)} where id = ${id}`);
      const before = await row();
      const present = (await who.call('GET', `/${module.path}/${id}`)).body[name];
      const answer = await who.call('PUT', `/${module.path}/${id}`, {
        version: 1,
        [name]: valueOf(field, present),
      });
      expect([400, 403, 409, 422], JSON.stringify(answer.body)).toContain(answer.status);
      if (answer.status === 422)
        expect(answer.body.errors.map(({ property }: { property: string }) => property)).toContain(name);
      expect(await row()).toEqual(before);
    },
  );
});
