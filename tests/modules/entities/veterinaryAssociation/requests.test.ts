import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { signIn, under } from '../../../auth/people.ts';
import { associationOf, manager, notificationsOf, request, roleWith, outcomeOf, vet } from './fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const decide = (host: Awaited<ReturnType<typeof manager>>, id: number, validation: string, more = {}) =>
  host.call('PUT', `/veterinary-associations/${id}/decision`, { validation, ...more });

describe('a veterinarian who asks an entity for access', () => {
  it('the list of those who manage the entity › has them first, with name and ballot number, and is announced', async () => {
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
    expect(await notificationsOf(host)).toEqual([
      {
        type: 'ENTITY_VETERINARY_ASSOCIATION_REQUESTED',
        objectId: String(page.body.content[0].id),
        veterinary: asking.name,
      },
    ]);
  });

  it('a search › finds them by name and by ballot number, and by nothing else', async () => {
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

  it('once accepted › can enter, with the given role, and is notified', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    const roleId = await roleWith(server, ['READ_ANIMAL', 'MANAGE_VETERINARIES']);
    const answer = await decide(host, id, 'ACCEPTED', { roleId, version: 1 });
    expect(answer.body).toMatchObject({ id, status: 'ACCEPTED', roleId, version: 2 });
    expect(await notificationsOf(asking)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED' }]);
    const entering = await signIn(server, asking.email);
    const chosen = await under(server, entering.body.sessionToken)('PUT', '/auth/select-entity', {
      entityId: host.entityId,
    });
    expect(chosen.body).toMatchObject({
      entity: { id: host.entityId },
      role: { permissions: ['READ_ANIMAL', 'MANAGE_VETERINARIES'] },
    });
    expect(outcomeOf(await decide(host, id, 'REJECTED'))).toBe('409 ASSOCIATION_NOT_WAITING');
  });

  it('without a given role › has the role of the own account at the entity', async () => {
    const host = await manager(server);
    const asking = await vet(server, ['READ_ANIMAL']);
    const id = await request(asking, host);
    const accepted = await decide(host, id, 'ACCEPTED');
    const own = await server.db.query<{ roleId: number }>(
      sql`select role_id from app_user where id = ${asking.id}`,
    );
    expect(accepted.body.roleId).toBe(own[0]!.roleId);
  });

  it('a role with more than the acceptor holds, or no role › is refused', async () => {
    const host = await manager(server);
    const strong = await vet(server, ['READ_ANIMAL', 'WRITE_OWNER']);
    const id = await request(strong, host);
    expect(outcomeOf(await decide(host, id, 'ACCEPTED'))).toBe('422 roleId CANNOT_GRANT_PERMISSION');
    const roleId = await roleWith(server, ['WRITE_CONFIGURATION']);
    expect(outcomeOf(await decide(host, id, 'ACCEPTED', { roleId }))).toBe(
      '422 roleId CANNOT_GRANT_PERMISSION',
    );
    expect(outcomeOf(await decide(host, id, 'ACCEPTED', { roleId: 999_999 }))).toBe(
      '422 roleId INVALID_ROLE',
    );
    await server.db.query(sql`update app_user set role_id = null where id = ${strong.id}`);
    expect(outcomeOf(await decide(host, id, 'ACCEPTED'))).toBe('422 roleId MISSING_ROLE');
    expect(await associationOf(host, strong)).toMatchObject({
      status: 'PENDING_ENTITY_RESPONSE',
      version: 1,
    });
  });

  it('a rejected one › is notified, and may ask again', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    expect(outcomeOf(await decide(host, id, 'REJECTED'))).toBe('200 OK');
    expect(await associationOf(host, asking)).toBeUndefined();
    expect(await notificationsOf(asking)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_REJECTED' }]);
    expect(outcomeOf(await decide(host, id, 'ACCEPTED'))).toBe('404 NOT_FOUND');
    expect(await request(asking, host)).not.toBe(id);
  });

  it('who may no longer practise is not accepted, but can be rejected', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    await server.db.query(sql`update veterinary set active = false where id = ${asking.veterinaryId}`);
    expect(outcomeOf(await decide(host, id, 'ACCEPTED'))).toBe('409 VETERINARY_NOT_AUTHORIZED');
    expect(outcomeOf(await decide(host, id, 'REJECTED'))).toBe('200 OK');
  });

  it('an answer to an earlier version › is refused', async () => {
    const host = await manager(server);
    const id = await request(await vet(server), host);
    expect(outcomeOf(await decide(host, id, 'ACCEPTED', { version: 7 }))).toBe('409 STALE_VERSION');
    expect(outcomeOf(await decide(host, id, 'MAYBE'))).toBe('422 validation INVALID_VALIDATION');
  });

  it('a withdrawn request › cannot be answered, and the entity is notified', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const id = await request(asking, host);
    const { entityId } = host;
    await asking.call('PUT', '/veterinaries/associate-entities', { accepted: false, entityId });
    expect(outcomeOf(await decide(host, id, 'ACCEPTED'))).toBe('404 NOT_FOUND');
    expect((await notificationsOf(host)).map(({ type }) => type)).toContain(
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
    expect(outcomeOf(await call('PUT', `${at}/decision`, { validation: 'ACCEPTED' }))).toBe(
      '409 ASSOCIATION_IS_OWN',
    );
    expect(outcomeOf(await call('DELETE', `/veterinary-associations/${id}`))).toBe('409 ASSOCIATION_IS_OWN');
    expect(
      outcomeOf(
        await call('PUT', `/veterinary-associations/${id}`, { version: 2, isClinicalDirector: true }),
      ),
    ).toBe('409 ASSOCIATION_IS_OWN');
    const invitation = { ballotNumber: asking.ballotNumber, entityId: below[0]!.id };
    expect(outcomeOf(await call('POST', '/veterinary-associations', invitation))).toBe(
      '422 ballotNumber ASSOCIATION_IS_OWN',
    );
  });
});
