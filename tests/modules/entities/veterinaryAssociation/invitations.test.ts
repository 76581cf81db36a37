import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import {
  associationOf,
  manager,
  notificationsOf,
  request,
  roleWith,
  outcomeOf,
  vet,
  type Manager,
} from './fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // The first entity is the root of the register, which has no veterinarians.
  await server.person();
});
afterAll(() => server.close());

const invite = (host: Manager, ballotNumber: string, more = {}) =>
  host.call('POST', '/veterinary-associations', { ballotNumber, ...more });

describe('an invitation', () => {
  it('reaches the veterinarian by ballot number, who accepts it and works there with the role agreed on', async () => {
    const host = await manager(server);
    const wanted = await vet(server);
    const roleId = await roleWith(server, ['READ_ANIMAL']);
    const made = await invite(host, ` ${wanted.ballotNumber.toLowerCase()} `, { roleId });
    expect(made.body).toMatchObject({
      status: 'PENDING_VETERINARY_RESPONSE',
      entityId: host.entityId,
      roleId,
    });
    expect(await notificationsOf(wanted)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_INVITED' }]);
    const { entityId } = host;
    await wanted.call('PUT', '/veterinaries/associate-entities', { accepted: true, entityId });
    expect(await associationOf(host, wanted)).toMatchObject({ status: 'ACCEPTED', roleId, version: 2 });
    expect(await notificationsOf(host)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED' }]);
    expect((await wanted.call('PUT', '/auth/select-entity', { entityId })).status).toBe(200);
  });

  it('after a rejection › is deleted, and the entity is notified', async () => {
    const host = await manager(server);
    const wanted = await vet(server);
    await invite(host, wanted.ballotNumber);
    const { entityId } = host;
    await wanted.call('PUT', '/veterinaries/associate-entities', { accepted: false, entityId });
    expect(await associationOf(host, wanted)).toBeUndefined();
    expect(await notificationsOf(host)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_REJECTED' }]);
  });

  it('of an entity that was made inactive since › cannot be accepted', async () => {
    const host = await manager(server);
    const wanted = await vet(server);
    await invite(host, wanted.ballotNumber);
    await server.db.query(sql`update entity set active = false where id = ${host.entityId}`);
    const answer = { accepted: true, entityId: host.entityId };
    expect(outcomeOf(await wanted.call('PUT', '/veterinaries/associate-entities', answer))).toBe(
      '409 ERROR_ACCEPT_ASSOCIATION',
    );
  });

  it('while open › can be withdrawn, and not afterwards', async () => {
    const host = await manager(server);
    const wanted = await vet(server);
    const { id } = (await invite(host, wanted.ballotNumber)).body;
    const cancel = (one: number) => host.call('PUT', `/veterinary-associations/${one}/cancel`);
    expect(outcomeOf(await cancel(id))).toBe('200 OK');
    expect(outcomeOf(await cancel(id))).toBe('404 NOT_FOUND');
    const answer = { accepted: true, entityId: host.entityId };
    expect(outcomeOf(await wanted.call('PUT', '/veterinaries/associate-entities', answer))).toBe(
      '409 ERROR_ACCEPT_ASSOCIATION',
    );
    expect((await notificationsOf(wanted)).map(({ type }) => type)).toContain(
      'ENTITY_VETERINARY_ASSOCIATION_WITHDRAWN',
    );
    const again = (await invite(host, wanted.ballotNumber)).body;
    await wanted.call('PUT', '/veterinaries/associate-entities', answer);
    expect(outcomeOf(await cancel(again.id))).toBe('409 ASSOCIATION_NOT_WAITING');
  });

  it('by the side that sent it › cannot be answered', async () => {
    const host = await manager(server);
    const { id } = (await invite(host, (await vet(server)).ballotNumber)).body;
    for (const validation of ['ACCEPTED', 'REJECTED']) {
      const answer = await host.call('PUT', `/veterinary-associations/${id}/decision`, { validation });
      expect(outcomeOf(answer)).toBe('409 ASSOCIATION_NOT_WAITING');
    }
    expect(outcomeOf(await host.call('DELETE', `/veterinary-associations/${id}`))).toBe(
      '409 ASSOCIATION_NOT_ACCEPTED',
    );
  });

  it('for two that have an association or an open request › is refused', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    await request(asking, host);
    expect(outcomeOf(await invite(host, asking.ballotNumber))).toBe('409 ASSOCIATION_ALREADY_EXISTS');
    const wanted = await vet(server);
    await invite(host, wanted.ballotNumber);
    expect(outcomeOf(await invite(host, wanted.ballotNumber))).toBe('409 ASSOCIATION_ALREADY_EXISTS');
  });

  it('without a number of a veterinarian who may practise › is refused', async () => {
    const host = await manager(server);
    expect(outcomeOf(await invite(host, '000-NOBODY'))).toBe('422 ballotNumber UNKNOWN_BALLOT_NUMBER');
    expect(outcomeOf(await invite(host, '  '))).toBe('422 ballotNumber MISSING_BALLOT_NUMBER');
    const gone = await vet(server);
    await server.db.query(sql`update veterinary set active = false where id = ${gone.veterinaryId}`);
    expect(outcomeOf(await invite(host, gone.ballotNumber))).toBe(
      '422 ballotNumber VETERINARY_NOT_AUTHORIZED',
    );
  });

  it('a role with more than the host holds › is refused', async () => {
    const host = await manager(server);
    const roleId = await roleWith(server, ['WRITE_OWNER']);
    const wanted = await vet(server);
    expect(outcomeOf(await invite(host, wanted.ballotNumber, { roleId }))).toBe(
      '422 roleId CANNOT_GRANT_PERMISSION',
    );
    const strong = await vet(server, ['WRITE_OWNER']);
    expect(outcomeOf(await invite(host, strong.ballotNumber))).toBe('422 roleId CANNOT_GRANT_PERMISSION');
  });

  it('waits for a veterinarian who has no account yet, which the list says', async () => {
    const host = await manager(server);
    const made = await server.db.query<{ id: number }>(
      sql`insert into veterinary (name, ballot_number) values ('Sem conta', 'SC-1') returning id`,
    );
    const roleId = await roleWith(server, ['READ_ANIMAL']);
    expect(outcomeOf(await invite(host, 'sc-1'))).toBe('422 roleId MISSING_ROLE');
    expect((await invite(host, 'sc-1', { roleId })).status).toBe(200);
    expect(await associationOf(host, { veterinaryId: made[0]!.id })).toMatchObject({ hasAccount: false });
  });
});

describe('what is offered for an invitation', () => {
  it('the choices › are the own entity and those below it, and the roles that the host may give', async () => {
    const host = await manager(server);
    const [below] = await server.db.query<{ id: number }>(sql`
      insert into entity (name, parent_id, profile_id) select 'Sala dois', id, profile_id from entity where id = ${host.entityId} returning id`);
    const may = await roleWith(server, ['READ_ANIMAL']);
    const mayNot = await roleWith(server, ['WRITE_OWNER']);
    const { body } = await host.call('GET', '/veterinary-associations/choices');
    expect(body.entities).toMatchObject([
      { id: host.entityId, isSubEntity: false },
      { id: below!.id, name: 'Sala dois', isSubEntity: true },
    ]);
    const roles = body.roles.map(({ id }: { id: number }) => id);
    expect(roles).toContain(may);
    expect(roles).not.toContain(mayNot);
    expect(body.hasMoreEntities).toBe(false);
  });

  it('the choices where no veterinarian works yet › begin with the role of the profile', async () => {
    const operator = await manager(server, { operator: true, permissions: ['READ_OWNER'] });
    const host = await manager(server);
    const role = await roleWith(server, ['READ_OWNER']);
    await server.db.query(sql`update entity_profile set role_id = ${role}
      where id = (select profile_id from entity where id = ${host.entityId})`);
    await server.db.query(sql`update veterinary_entity set role_id = null`);
    const { body } = await operator.call('GET', `/veterinary-associations/choices?entityId=${host.entityId}`);
    expect(body.roles[0].id).toBe(role);
  });

  it('the choices for an entity › begin with it, and with what veterinarians have at entities of its profile', async () => {
    const operator = await manager(server, { operator: true, permissions: ['READ_OWNER'] });
    const [one, other] = [await manager(server), await manager(server)];
    const [usual, rare] = [
      await roleWith(server, ['READ_OWNER']),
      await roleWith(server, ['READ_ANIMAL', 'READ_OWNER']),
    ];
    const give = async (entityId: number, roleId: number) => {
      const { veterinaryId } = await vet(server);
      await server.db.query(sql`insert into veterinary_entity (veterinary_id, entity_id, role_id, status)
        values (${veterinaryId}, ${entityId}, ${roleId}, 'ACCEPTED')`);
    };
    for (let n = 0; n < 3; n += 1) await give(other.entityId, usual);
    await give(one.entityId, rare);
    for (const [host, role] of [
      [one, rare],
      [other, usual],
    ] as const) {
      const { body } = await operator.call(
        'GET',
        `/veterinary-associations/choices?entityId=${host.entityId}`,
      );
      expect([body.entities[0].id, body.roles[0].id]).toEqual([host.entityId, role]);
    }
    const counts = await operator.call('GET', `/veterinary-associations/counts?entityId=${one.entityId}`);
    expect(counts.body).toMatchObject({ ACCEPTED: 1 });
    const foreign = await other.call('GET', `/veterinary-associations/counts?entityId=${one.entityId}`);
    expect(foreign.body).toMatchObject({ ACCEPTED: 0 });
  });
});
