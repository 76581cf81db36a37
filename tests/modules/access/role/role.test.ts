import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
let manager: Person;
beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ profile: { name: 'operator' }, permissions: ['READ_ROLE', 'WRITE_ROLE'] });
  manager = await server.person({ permissions: ['READ_ROLE', 'WRITE_ROLE', 'READ_ANIMAL'] });
});
afterAll(() => server.close());

const make = async (name: string, permissions: string[], by = operator) =>
  by.call('POST', '/roles/', { name, permissions });

describe('a role', () => {
  it('a name in use or an unknown permission › is refused', async () => {
    expect((await make('Leitura', ['READ_ANIMAL', 'READ_OWNER'])).body).toMatchObject({
      permissions: ['READ_ANIMAL', 'READ_OWNER'],
    });
    expect((await make('LEITURA', [])).body.errors).toEqual([{ property: 'name', error: 'DUPLICATE_NAME' }]);
    expect((await make('Outro', ['FLY'])).body.errors).toEqual([
      { property: 'permissions', error: 'INVALID_PERMISSIONS' },
    ]);
    expect((await operator.call('POST', '/roles/', {})).body.errors[0]).toEqual({
      property: 'name',
      error: 'MISSING_NAME',
    });
  });

  it('a permission that its author lacks › is refused, except for the operator', async () => {
    expect((await make('Grande', ['READ_AUDIT_LOG'], manager)).body.errors).toEqual([
      { property: 'permissions', error: 'CANNOT_GRANT_PERMISSION' },
    ]);
    expect((await make('Pequeno', ['READ_ANIMAL'], manager)).status).toBe(201);
    expect((await make('Maior', ['READ_AUDIT_LOG'])).status).toBe(201);
  });

  it('that can do more than its editor is not the editor’s to change', async () => {
    const { body } = await make('Auditor', ['READ_AUDIT_LOG', 'READ_ANIMAL']);
    const refused = await manager.call('PUT', `/roles/${body.id}`, {
      version: 1,
      permissions: ['READ_ANIMAL'],
    });
    expect(refused.body.data.message).toBe('CANNOT_GRANT_PERMISSION');
    expect((await manager.call('GET', `/roles/${body.id}`)).body).toMatchObject({
      version: 1,
      permissions: ['READ_AUDIT_LOG', 'READ_ANIMAL'],
    });
  });

  it('of one’s own keeps the permission to change roles', async () => {
    const own = await getOne<{ id: number }>(
      server.db,
      sql`select role_id as id from app_user where id = ${operator.id}`,
    );
    const answer = await operator.call('PUT', `/roles/${own.id}`, { version: 1, permissions: ['READ_ROLE'] });
    expect(answer.body.errors).toEqual([{ property: 'permissions', error: 'CANNOT_CHANGE_OWN_ROLE' }]);
  });

  it('in a choice for users › is offered only if the caller could give it', async () => {
    const giver = await server.person({ permissions: ['WRITE_USER', 'READ_ANIMAL'] });
    const offered = await giver.call('GET', '/roles/search-for-user?itemsPerPage=100');
    const names = offered.body.content.map((one: { name: string }) => one.name);
    expect(names).toContain('Pequeno');
    expect(names).not.toContain('Auditor');
    expect(offered.body.content[0]).not.toHaveProperty('permissions');
    const listed = (await giver.call('GET', '/roles/search?itemsPerPage=100')).body.content.map(
      (one: { name: string }) => one.name,
    );
    expect(listed).not.toContain('Auditor');
    expect((await (await server.person({})).call('GET', '/roles/search-for-user')).status).toBe(403);
  });

  it('for a new user of an entity › the role of its profile is proposed, else what most have, if the caller could give it', async () => {
    const role = (await make('Balcão', ['READ_ANIMAL'])).body;
    const greater = (await make('Balcão maior', ['READ_ANIMAL', 'READ_AUDIT_LOG'])).body;
    const inside = await server.person({ permissions: ['WRITE_USER', 'READ_ANIMAL'] });
    const { entityId, profileId } = await getOne<{ entityId: number; profileId: number }>(
      server.db,
      sql`select e.id as entity_id, e.profile_id from app_user u join entity e on e.id = u.entity_id where u.id = ${inside.id}`,
    );
    const proposed = async () =>
      (await inside.call('GET', `/roles/search-for-user?entityId=${entityId}`)).body.proposedId;
    const own = await proposed();
    const setRole = (id: number) =>
      server.db.query(sql`update entity_profile set role_id = ${id} where id = ${profileId}`);
    await setRole(role.id);
    expect(await proposed()).toBe(role.id);
    await setRole(greater.id);
    expect(await proposed()).toBe(own);
    expect((await inside.call('GET', '/roles/search-for-user')).body.proposedId).toBeNull();
  });

  it('several in one request › are changed each by its own list, all or none', async () => {
    const a = (await make('A', ['READ_ANIMAL'])).body;
    const b = (await make('B', ['READ_OWNER', 'READ_ANIMAL'])).body;
    const bulk = (changes: object[], by = operator) => by.call('PUT', '/roles/bulk', { changes });
    const permissionsOf = async (id: number) =>
      (await operator.call('GET', `/roles/${id}`)).body.permissions as string[];
    const done = await bulk([
      { id: b.id, version: 1, add: ['READ_BALANCE'], remove: ['READ_ANIMAL'] },
      { id: a.id, version: 1, add: ['READ_USER'] },
    ]);
    expect(done.body.ids).toEqual([a.id, b.id]);
    expect(await permissionsOf(a.id)).toEqual(['READ_ANIMAL', 'READ_USER']);
    expect(await permissionsOf(b.id)).toEqual(['READ_OWNER', 'READ_BALANCE']);
    const mine = { id: a.id, version: 2, add: ['READ_VERSIONS'] };
    expect((await bulk([mine, { id: 99_999, version: 1, add: ['READ_ANIMAL'] }])).status).toBe(404);
    const stale = await bulk([mine, { id: b.id, version: 1, add: ['READ_ANIMAL'] }]);
    expect(stale).toMatchObject({ status: 409, body: { data: { message: 'STALE_VERSION' } } });
    expect(await permissionsOf(a.id)).toEqual(['READ_ANIMAL', 'READ_USER']);
    expect((await bulk([{ ...mine, add: ['FLY'] }])).body.errors).toEqual([
      { property: 'changes[0].add', error: 'INVALID_PERMISSIONS' },
    ]);
    expect((await bulk([mine, mine])).body.errors).toEqual([
      { property: 'changes', error: 'DUPLICATE_VALUE' },
    ]);
    expect((await bulk([])).body.errors).toEqual([{ property: 'changes', error: 'EMPTY_SELECTION' }]);
    expect((await bulk([mine], manager)).body.data.message).toBe('CANNOT_GRANT_PERMISSION');
  });

  it('a change › takes effect at the next call of its users', async () => {
    const reader = await server.person({ permissions: ['READ_ROLE'] });
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`select role_id as id from app_user where id = ${reader.id}`,
    );
    expect((await reader.call('GET', '/roles/search')).status).toBe(200);
    await operator.call('PUT', '/roles/bulk', { changes: [{ id, version: 1, remove: ['READ_ROLE'] }] });
    expect((await reader.call('GET', '/roles/search')).status).toBe(403);
  });
});
