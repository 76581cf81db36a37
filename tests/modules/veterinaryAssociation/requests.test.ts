import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../helpers/server.ts';
import { signIn, under } from '../../auth/people.ts';
import { associationOf, manager, noticesOf, request, roleWith, told, vet } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const decide = (host: Awaited<ReturnType<typeof manager>>, id: number, validation: string, more = {}) =>
  host.call('PUT', `/veterinary-associations/${id}/decision`, { validation, ...more });

describe('a veterinarian who asks an entity for access', () => {
  it('stands first in the list of whoever staffs it, with name and ballot number, and is announced', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    await request(asking, host);
    const page = await host.call('GET', '/veterinary-associations/search?status=PENDING_ENTITY_RESPONSE');
    expect(page.body).toMatchObject({
      totalItems: 1,
      content: [
        {
          veterinary: { id: asking.veterinaryId, name: asking.name },
          ballotNumber: asking.ballotNumber,
          entity: { id: host.entityId },
          isSubEntity: false,
          isClinicalDirector: false,
          veterinaryActive: true,
          hasAccount: true,
          roleId: null,
        },
      ],
    });
    expect((await host.call('GET', '/veterinary-associations/counts')).body).toEqual({
      PENDING_ENTITY_RESPONSE: 1,
      PENDING_VETERINARY_RESPONSE: 0,
      ACCEPTED: 0,
    });
    expect(await noticesOf(host)).toEqual([
      {
        type: 'ENTITY_VETERINARY_ASSOCIATION_REQUESTED',
        objectId: String(page.body.content[0].id),
        veterinary: asking.name,
      },
    ]);
  });

  it('is found by name and by ballot number, and by nothing else', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    await request(asking, host);
    const found = async (text: string) =>
      (await host.call('GET', `/veterinary-associations/search?universalSearch=${encodeURIComponent(text)}`))
        .body.totalItems;
    await server.db.query(sql`update veterinary set search_text = fold_text(name || ' ' || ballot_number)`);
    expect([await found(asking.name), await found(asking.ballotNumber), await found('Ninguém')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('can enter once accepted, with the role that was given, and hears of it', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    const roleId = await roleWith(server, ['READ_ANIMAL', 'MANAGE_VETERINARIES']);
    const answer = await decide(host, id, 'ACCEPTED', { roleId, version: 1 });
    expect(answer.body).toMatchObject({ id, status: 'ACCEPTED', roleId, version: 2 });
    expect(await noticesOf(asking)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED' }]);
    const entering = await signIn(server, asking.email);
    const chosen = await under(server, entering.body.sessionToken)('PUT', '/auth/select-entity', {
      entityId: host.entityId,
    });
    expect(chosen.body).toMatchObject({
      entity: { id: host.entityId },
      role: { permissions: ['READ_ANIMAL', 'MANAGE_VETERINARIES'] },
    });
    expect(told(await decide(host, id, 'REJECTED'))).toBe('409 ASSOCIATION_NOT_WAITING');
  });

  it('has the role of the own account at the entity when no other is given', async () => {
    const host = await manager(server);
    const asking = await vet(server, ['READ_ANIMAL']);
    const id = await request(asking, host);
    const accepted = await decide(host, id, 'ACCEPTED');
    const own = await server.db.query<{ roleId: number }>(
      sql`select role_id from app_user where id = ${asking.id}`,
    );
    expect(accepted.body.roleId).toBe(own[0]!.roleId);
  });

  it('is not given more than whoever accepts holds, and not taken on without a role', async () => {
    const host = await manager(server);
    const strong = await vet(server, ['READ_ANIMAL', 'WRITE_OWNER']);
    const id = await request(strong, host);
    expect(told(await decide(host, id, 'ACCEPTED'))).toBe('422 roleId CANNOT_GRANT_PERMISSION');
    const roleId = await roleWith(server, ['WRITE_CONFIGURATION']);
    expect(told(await decide(host, id, 'ACCEPTED', { roleId }))).toBe('422 roleId CANNOT_GRANT_PERMISSION');
    expect(told(await decide(host, id, 'ACCEPTED', { roleId: 999_999 }))).toBe('422 roleId INVALID_ROLE');
    await server.db.query(sql`update app_user set role_id = null where id = ${strong.id}`);
    expect(told(await decide(host, id, 'ACCEPTED'))).toBe('422 roleId MISSING_ROLE');
    expect(await associationOf(host, strong)).toMatchObject({
      status: 'PENDING_ENTITY_RESPONSE',
      version: 1,
    });
  });

  it('who is rejected hears of it, and may ask again', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    expect(told(await decide(host, id, 'REJECTED'))).toBe('200 OK');
    expect(await associationOf(host, asking)).toBeUndefined();
    expect(await noticesOf(asking)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_REJECTED' }]);
    expect(told(await decide(host, id, 'ACCEPTED'))).toBe('404 NOT_FOUND');
    expect(await request(asking, host)).not.toBe(id);
  });

  it('who may no longer practise is not accepted, but can be rejected', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    await server.db.query(sql`update veterinary set active = false where id = ${asking.veterinaryId}`);
    expect(told(await decide(host, id, 'ACCEPTED'))).toBe('409 VETERINARY_NOT_AUTHORIZED');
    expect(told(await decide(host, id, 'REJECTED'))).toBe('200 OK');
  });

  it('is decided as it was read: an answer to an earlier version is refused', async () => {
    const host = await manager(server);
    const id = await request(await vet(server), host);
    expect(told(await decide(host, id, 'ACCEPTED', { version: 7 }))).toBe('409 STALE_VERSION');
    expect(told(await decide(host, id, 'MAYBE'))).toBe('422 validation INVALID_VALIDATION');
  });

  it('who takes the request back leaves nothing to answer, and the entity hears of it', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    const { entityId } = host;
    await asking.call('PUT', '/veterinaries/associate-entities', { accepted: false, entityId });
    expect(told(await decide(host, id, 'ACCEPTED'))).toBe('404 NOT_FOUND');
    expect((await noticesOf(host)).map(({ type }) => type)).toContain(
      'ENTITY_VETERINARY_ASSOCIATION_WITHDRAWN',
    );
  });

  it('who also staffs the entity does not answer the own request', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    const roleId = await roleWith(server, ['READ_ANIMAL', 'MANAGE_VETERINARIES']);
    await decide(host, id, 'ACCEPTED', { roleId });
    // Above the entity that it now works for stands none, below it one, and there it asks as well.
    const below = await server.db.query<{ id: number }>(sql`
      insert into entity (name, parent_id, profile_id) select 'Abaixo', id, profile_id from entity where id = ${host.entityId} returning id`);
    await asking.call('POST', '/veterinaries/associate-entities', { entityId: below[0]!.id });
    const entering = await signIn(server, asking.email);
    const chosen = await under(server, entering.body.sessionToken)('PUT', '/auth/select-entity', {
      entityId: host.entityId,
    });
    const call = under(server, chosen.body.sessionToken);
    await call('PUT', '/auth/legalWarning/accept');
    const own = await call('GET', `/veterinary-associations/search?status=PENDING_ENTITY_RESPONSE`);
    expect(own.body.totalItems).toBe(1);
    const at = `/veterinary-associations/${own.body.content[0].id}`;
    expect(told(await call('PUT', `${at}/decision`, { validation: 'ACCEPTED' }))).toBe(
      '409 ASSOCIATION_IS_OWN',
    );
    expect(told(await call('DELETE', `/veterinary-associations/${id}`))).toBe('409 ASSOCIATION_IS_OWN');
    expect(
      told(await call('PUT', `/veterinary-associations/${id}`, { version: 2, isClinicalDirector: true })),
    ).toBe('409 ASSOCIATION_IS_OWN');
    const invitation = { ballotNumber: asking.ballotNumber, entityId: below[0]!.id };
    expect(told(await call('POST', '/veterinary-associations', invitation))).toBe(
      '422 ballotNumber ASSOCIATION_IS_OWN',
    );
  });
});
