import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;
let manager: Person;
let entityId: number;
let roleId: number;
let strongRoleId: number;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({
    profile: { name: 'operator' },
    permissions: ['READ_USER', 'WRITE_USER', 'READ_VERSIONS'],
  });
  manager = await server.person({ permissions: ['READ_USER', 'WRITE_USER', 'READ_ANIMAL'] });
  entityId = (
    await getOne<{ id: number }>(
      server.db,
      sql`select entity_id as id from app_user where id = ${manager.id}`,
    )
  ).id;
  roleId = (
    await getOne<{ id: number }>(
      server.db,
      sql`insert into role (name, permissions) values ('Leitor', '{READ_ANIMAL}') returning id`,
    )
  ).id;
  strongRoleId = (
    await getOne<{ id: number }>(
      server.db,
      sql`insert into role (name, permissions) values ('Auditor', '{READ_AUDIT_LOG}') returning id`,
    )
  ).id;
});
afterAll(() => server.close());

let counter = 0;
const values = (more: Record<string, unknown> = {}) => {
  counter += 1;
  return { name: `Nova Pessoa ${counter}`, email: `Nova${counter}@Example.test`, entityId, roleId, ...more };
};
const create = (more: Record<string, unknown> = {}, by = manager) => by.call('POST', '/users/', values(more));
const codes = (answer: { body: { errors?: { property: string; error: string }[] } }) =>
  (answer.body.errors ?? []).map((one) => `${one.property} ${one.error}`);

describe('a user', () => {
  it('a new one › gets an activation link by mail, and no answer has a password', async () => {
    const made = await create();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      type: 'NORMAL',
      status: 'ACTIVE',
      language: 'pt-PT',
      timezone: 'Europe/Lisbon',
      entity: { id: entityId },
      role: { name: 'Leitor' },
    });
    const mails = await server.db.query<{ payload: { to: string; text: string } }>(
      sql`select payload from outbox where kind = 'MAIL'`,
    );
    const mail = mails.find(({ payload }) => payload.to === made.body.email);
    expect(mail?.payload.text).toContain(`/auth/activate/${made.body.id}/`);
    await server.db.query(sql`update app_user set password_hash = 'secret-hash' where id = ${made.body.id}`);
    const read = await manager.call('GET', `/users/${made.body.id}`);
    const versions = await operator.call('GET', `/users/${made.body.id}/versions`);
    expect(JSON.stringify([made.body, read.body, versions.body])).not.toMatch(/password|secret-hash/i);
    expect((await create({ password: 'Abc123!' })).status).toBe(400);
  });

  it('an address in use › is refused', async () => {
    const { body } = await create();
    expect(codes(await create({ email: body.email.toUpperCase() }))).toEqual(['email DUPLICATE_EMAIL']);
    expect(codes(await create({ email: 'nobody' }))).toEqual(['email INVALID_EMAIL']);
  });

  it('without entity and role, or ballot number › is refused', async () => {
    expect(codes(await create({ entityId: null, roleId: null }))).toEqual([
      'entityId MISSING_ENTITY',
      'roleId MISSING_ROLE',
    ]);
    expect(codes(await create({ type: 'VETERINARY', entityId: null }))).toEqual([
      'veterinaryId MISSING_VETERINARY',
    ]);
    expect(codes(await create({ status: 'GONE' }))).toEqual(['status INVALID_STATUS']);
    expect(codes(await create({ language: 'tlh', timezone: 'Moon/Base' }))).toEqual([
      'language INVALID_LANGUAGE',
      'timezone INVALID_TIMEZONE',
    ]);
  });

  it('a role with more than the author has, or an entity beyond the author’s › is refused', async () => {
    const stranger = await server.person({});
    const other = (
      await getOne<{ id: number }>(
        server.db,
        sql`select entity_id as id from app_user where id = ${stranger.id}`,
      )
    ).id;
    expect(codes(await create({ roleId: strongRoleId }))).toEqual(['roleId CANNOT_GRANT_PERMISSION']);
    expect(codes(await create({ entityId: other }))).toEqual(['entityId INVALID_ENTITY']);
    expect(codes(await create({ entitiesAccessList: [other] }))).toEqual([
      'entitiesAccessList INVALID_ENTITIES_ACCESS_LIST',
    ]);
    expect(
      (await create({ roleId: strongRoleId, entityId: other, entitiesAccessList: [entityId] }, operator))
        .status,
    ).toBe(201);
  });

  it('an entity or a role that does not exist › is refused to the operator too', async () => {
    expect(codes(await create({ entitiesAccessList: [entityId, 999_999] }, operator))).toEqual([
      'entitiesAccessList INVALID_ENTITIES_ACCESS_LIST',
    ]);
    expect(codes(await create({ roleId: 999_999 }, operator))).toEqual(['roleId INVALID_ROLE']);
  });

  it('with more rights than the editor › cannot be changed by the editor', async () => {
    const { body } = await create({ roleId: strongRoleId }, operator);
    const refused = await manager.call('PUT', `/users/${body.id}`, {
      version: 1,
      email: 'mine@example.test',
    });
    expect(refused.body.data.message).toBe('CANNOT_GRANT_PERMISSION');
  });

  it('who is a veterinarian belongs to no single entity: only those who manage veterinarians make or change one', async () => {
    const veterinarian = await server.person({ type: 'VETERINARY', entityId });
    const seen = await manager.call('GET', `/users/${veterinarian.id}`);
    expect(seen.body.ballotNumber).toBeTruthy();
    const refused = await manager.call('PUT', `/users/${veterinarian.id}`, {
      version: 1,
      email: 'mine2@example.test',
    });
    expect(refused.body.data.message).toBe('NO_PERMISSION');
    const ballot = await getOne<{ id: number }>(
      server.db,
      sql`insert into veterinary (name, ballot_number) values ('Nova', '4321') returning id`,
    );
    const account = { type: 'VETERINARY', veterinaryId: ballot.id, entityId: undefined, roleId: undefined };
    expect(codes(await create(account))).toEqual(['type NO_PERMISSION']);
    expect((await create(account, operator)).status).toBe(201);
    expect(codes(await create(account, operator))).toEqual(['veterinaryId DUPLICATE_VALUE']);
  });

  it('its answer › has the permissions of the role', async () => {
    const { body } = await create();
    expect((await manager.call('GET', `/users/${body.id}`)).body.rolePermissions).toEqual(['READ_ANIMAL']);
  });

  it('with access to entities beyond the editor’s › cannot be changed by the editor', async () => {
    const { body } = await create();
    const stranger = await server.person({});
    await server.db.query(
      sql`update app_user set entities_access_list = (select array[entity_id] from app_user where id = ${stranger.id}) where id = ${body.id}`,
    );
    const refused = await manager.call('PUT', `/users/${body.id}`, {
      version: 1,
      email: 'mine3@example.test',
    });
    expect(refused.body.data.message).toBe('CANNOT_GRANT_PERMISSION');
  });

  it('made inactive is out at once', async () => {
    const colleague = await server.person({ permissions: ['READ_ANIMAL'], entityId });
    const { body } = await manager.call('GET', `/users/${colleague.id}`);
    await manager.call('PUT', `/users/${colleague.id}`, { version: body.version, status: 'INACTIVE' });
    expect((await colleague.call('GET', '/breeds/search')).status).toBe(401);
    expect(await server.db.query(sql`select 1 from session where user_id = ${colleague.id}`)).toHaveLength(0);
  });

  it('cannot lock itself out or give itself another role', async () => {
    const { body } = await manager.call('GET', `/users/${manager.id}`);
    expect(
      codes(await manager.call('PUT', `/users/${manager.id}`, { version: body.version, status: 'INACTIVE' })),
    ).toEqual(['status CANNOT_CHANGE_OWN_STATUS']);
    expect(
      codes(await manager.call('PUT', `/users/${manager.id}`, { version: body.version, roleId })),
    ).toEqual(['roleId CANNOT_CHANGE_OWN_ROLE']);
  });

  it('a changed address › is notified at the old one', async () => {
    const { body } = await create();
    await manager.call('PUT', `/users/${body.id}`, { version: 1, email: 'moved@example.test' });
    const mails = await server.db.query<{ payload: { to: string; subject: string } }>(
      sql`select payload from outbox where kind = 'MAIL' order by id desc limit 1`,
    );
    expect(mails[0]!.payload).toMatchObject({
      to: body.email,
      subject: 'O endereço de e-mail da conta foi alterado',
    });
  });

  it('filters by entity with sub-entities, role, status and type › find others, not the caller', async () => {
    const sub = await getOne<{ id: number }>(
      server.db,
      sql`insert into entity (name, parent_id, profile_id) select 'Filial', id, profile_id from entity where id = ${entityId} returning id`,
    );
    const { body: made } = await create({ entityId: sub.id });
    const ids = async (query: string) =>
      (await manager.call('GET', `/users/search?itemsPerPage=50&${query}`)).body.content.map(
        (one: { id: number }) => one.id,
      );
    expect(await ids(`entityId=${entityId}`)).not.toContain(made.id);
    expect(await ids(`entityId=${entityId}&includeChildrenEntities=true`)).toContain(made.id);
    expect(await ids('excludeSelf=true')).not.toContain(manager.id);
    expect(await ids(`roleId=${roleId}&status=ACTIVE&type=NORMAL`)).toContain(made.id);
    expect(await ids('type=VETERINARY')).not.toContain(made.id);
    expect(await ids('')).not.toContain(operator.id);
    expect((await operator.call('GET', '/users/search')).body.totalItems).toBeGreaterThan(3);
  });

  it('a list › needs the permission to read users or to impersonate, a change WRITE_USER', async () => {
    expect(
      (
        await (
          await server.person({ permissions: ['IMPERSONATE_USER'] })
        ).call('GET', '/users/search?excludeSelf=true&status=ACTIVE&itemsPerPage=5')
      ).status,
    ).toBe(200);
    const reader = await server.person({ permissions: ['READ_USER'] });
    expect((await reader.call('POST', '/users/', values())).status).toBe(403);
    expect((await (await server.person({})).call('GET', '/users/search')).status).toBe(403);
  });
});
