import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  operator = await server.person({
    profile: { name: 'operator' },
    permissions: ['READ_ROLE', 'WRITE_ROLE', 'READ_USER', 'WRITE_USER'],
  });
});
afterAll(() => server.close());

const roleOf = (person: Person) =>
  getOne<{ id: number; version: number; name: string }>(
    server.db,
    sql`select r.id, r.version, r.name from app_user u join role r on r.id = u.role_id where u.id = ${person.id}`,
  );
const preview = (changes: object[], by = operator) => by.call('POST', '/roles/bulk/preview', { changes });
const save = (changes: object[], seen?: string, by = operator) =>
  by.call('PUT', '/roles/bulk', { changes, ...(seen && { preview: seen }) });

describe('the permissions of all roles', () => {
  it('a permission › says which roles grant it and how many people have it', async () => {
    const holder = await server.person({ permissions: ['MERGE_ANIMALS'] });
    const { body } = await operator.call('GET', '/roles/permissions');
    const own = await roleOf(holder);
    expect(body.roles).toContainEqual({
      id: own.id,
      name: own.name,
      permissions: ['MERGE_ANIMALS'],
      people: 1,
    });
    const merging = body.permissions.find(
      (one: { permission: string }) => one.permission === 'MERGE_ANIMALS',
    );
    expect(merging.people).toBe(1);
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${holder.id}`);
    const later = (await operator.call('GET', '/roles/permissions')).body.permissions;
    expect(later).toContainEqual({ permission: 'MERGE_ANIMALS', people: 0 });
  });

  it('those who have it › are named to readers of users, within their scope', async () => {
    const inside = await server.person({ permissions: ['LOCK_OWNER', 'READ_ROLE', 'READ_USER'] });
    const outside = await server.person({ permissions: ['LOCK_OWNER'] });
    const ids = async (by: Person) =>
      (await by.call('GET', '/roles/permissions/LOCK_OWNER/users')).body.content.map(
        (one: { id: number }) => one.id,
      );
    expect(await ids(operator)).toEqual(expect.arrayContaining([inside.id, outside.id]));
    expect(await ids(inside)).toEqual([inside.id]);
    const reader = await server.person({ permissions: ['READ_ROLE'] });
    expect((await reader.call('GET', '/roles/permissions/LOCK_OWNER/users')).status).toBe(403);
    expect((await operator.call('GET', '/roles/permissions/FLY/users')).status).toBe(404);
  });
});

describe('a preview of changed roles', () => {
  it('the people of the roles › are counted, and named as far as the caller sees them', async () => {
    const one = await server.person({ permissions: ['READ_OWNER', 'READ_ANIMAL'] });
    const { id, version, name } = await roleOf(one);
    const { body } = await preview([
      { id, version, add: ['READ_BALANCE', 'READ_OWNER'], remove: ['READ_ANIMAL'] },
    ]);
    expect(body).toMatchObject({
      people: 1,
      ownLosses: [],
      roles: [
        { id, name, add: ['READ_BALANCE'], remove: ['READ_ANIMAL'], people: 1, names: [{ id: one.id }] },
      ],
    });
    const manager = await server.person({
      permissions: ['WRITE_ROLE', 'READ_OWNER', 'READ_ANIMAL', 'READ_BALANCE', 'READ_USER'],
    });
    const seen = await preview([{ id, version, remove: ['READ_ANIMAL'] }], manager);
    expect(seen.body.roles[0]).toMatchObject({ people: 1, names: [] });
  });

  it('the last holder of a permission and the caller’s own losses › are named', async () => {
    const last = await server.person({ permissions: ['SEE_ORDER_NUMBER'] });
    const role = await roleOf(last);
    const own = await roleOf(operator);
    const { body } = await preview([
      { id: role.id, version: role.version, remove: ['SEE_ORDER_NUMBER'] },
      { id: own.id, version: own.version, remove: ['WRITE_USER'] },
    ]);
    expect(body.vanishing).toContain('SEE_ORDER_NUMBER');
    expect(body.ownLosses).toEqual(['WRITE_USER']);
    await server.person({ permissions: ['SEE_ORDER_NUMBER'] });
    const again = await preview([{ id: role.id, version: role.version, remove: ['SEE_ORDER_NUMBER'] }]);
    expect(again.body.vanishing).toEqual([]);
  });

  it('a save after another user got the role › is refused, and changes nothing', async () => {
    const { id, version } = await roleOf(await server.person({ permissions: ['READ_AGGRESSIONS'] }));
    const changes = [{ id, version, name: 'Renamed', add: ['READ_BALANCE'] }];
    const seen = (await preview(changes)).body.preview;
    const another = await server.person({});
    await server.db.query(sql`update app_user set role_id = ${id} where id = ${another.id}`);
    expect((await save(changes, seen)).body.data.message).toBe('PREVIEW_OUTDATED');
    expect((await operator.call('GET', `/roles/${id}`)).body).toMatchObject({
      version,
      permissions: ['READ_AGGRESSIONS'],
    });
    expect((await save(changes, (await preview(changes)).body.preview)).status).toBe(200);
    expect((await operator.call('GET', `/roles/${id}`)).body).toMatchObject({ name: 'Renamed' });
  });

  it('what a save would refuse › is refused as well', async () => {
    const { id, version } = await roleOf(await server.person({ permissions: ['READ_AUDIT_LOG'] }));
    const own = await roleOf(operator);
    const manager = await server.person({ permissions: ['WRITE_ROLE'] });
    const code = async (...args: Parameters<typeof preview>) => (await preview(...args)).body.data.message;
    expect(await code([{ id, version, remove: ['READ_AUDIT_LOG'] }], manager)).toBe(
      'CANNOT_GRANT_PERMISSION',
    );
    expect(await code([{ id, version: 9, add: ['READ_ANIMAL'] }])).toBe('STALE_VERSION');
    expect(await code([{ id: 99_999, version: 1 }])).toBe('NOT_FOUND');
    expect(await code([{ id: own.id, version: own.version, remove: ['WRITE_ROLE'] }])).toBe(
      'CANNOT_CHANGE_OWN_ROLE',
    );
    expect((await preview([{ id, version, add: ['FLY'] }])).body.errors[0].error).toBe('INVALID_PERMISSIONS');
  });
});

describe('changes of permissions since a day', () => {
  const since = '2026-01-01';
  it('a changed role and an account with another role › say what was gained and lost, and by whom', async () => {
    const person = await server.person({ permissions: ['READ_OWNER'] });
    const { id, version } = await roleOf(person);
    await server.db.query(sql`select keep_first_versions_of_access()`);
    await save([{ id, version, add: ['READ_BALANCE'], remove: ['READ_OWNER'] }]);
    const { id: next } = (
      await operator.call('POST', '/roles/', { name: 'Next', permissions: ['LOCK_ANIMAL'] })
    ).body;
    await operator.call('PUT', `/users/${person.id}`, { version: 1, roleId: next });
    const { body } = await operator.call('GET', `/roles/permission-changes?since=${since}`);
    expect(body.roles).toContainEqual(
      expect.objectContaining({ id, gained: ['READ_BALANCE'], lost: ['READ_OWNER'], event: 'CHANGED' }),
    );
    expect(body.roles.find((one: { id: number }) => one.id === next)).toMatchObject({ event: 'CREATED' });
    expect(body.people.find((one: { id: number }) => one.id === person.id)).toMatchObject({
      gained: ['LOCK_ANIMAL'],
      lost: ['READ_BALANCE'],
      roleBefore: { id },
      roleAfter: { id: next },
      by: { id: operator.id },
    });
    const future = await operator.call('GET', '/roles/permission-changes?since=2099-01-01');
    expect(future.body).toEqual({ roles: [], people: [], hasMore: false });
    const reader = await server.person({ permissions: ['READ_ROLE'] });
    expect((await reader.call('GET', `/roles/permission-changes?since=${since}`)).body.people).toEqual([]);
  });

  it('a role that was changed and changed back › is no change', async () => {
    const { id, version } = await roleOf(await server.person({ permissions: ['READ_OWNER'] }));
    await server.db.query(sql`select keep_first_versions_of_access()`);
    await save([{ id, version, add: ['READ_BALANCE'] }]);
    await save([{ id, version: version + 1, remove: ['READ_BALANCE'] }]);
    const { body } = await operator.call('GET', `/roles/permission-changes?since=${since}`);
    expect(body.roles.map((one: { id: number }) => one.id)).not.toContain(id);
  });
});
