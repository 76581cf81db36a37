import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../helpers/server.ts';
import { associationOf, manager, noticesOf, request, roleWith, told, vet, type Manager } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // The first entity is the register's root, which takes nobody on.
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
    expect(await noticesOf(wanted)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_INVITED' }]);
    const { entityId } = host;
    await wanted.call('PUT', '/veterinaries/associate-entities', { accepted: true, entityId });
    expect(await associationOf(host, wanted)).toMatchObject({ status: 'ACCEPTED', roleId, version: 2 });
    expect(await noticesOf(host)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED' }]);
    expect((await wanted.call('PUT', '/auth/select-entity', { entityId })).status).toBe(200);
  });

  it('that is rejected is gone, and the entity hears of it', async () => {
    const host = await manager(server);
    const wanted = await vet(server);
    await invite(host, wanted.ballotNumber);
    const { entityId } = host;
    await wanted.call('PUT', '/veterinaries/associate-entities', { accepted: false, entityId });
    expect(await associationOf(host, wanted)).toBeUndefined();
    expect(await noticesOf(host)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_REJECTED' }]);
  });

  it('can be taken back while it is open, and not afterwards', async () => {
    const host = await manager(server);
    const wanted = await vet(server);
    const { id } = (await invite(host, wanted.ballotNumber)).body;
    const cancel = (one: number) => host.call('PUT', `/veterinary-associations/${one}/cancel`);
    expect(told(await cancel(id))).toBe('200 OK');
    expect(told(await cancel(id))).toBe('404 NOT_FOUND');
    const answer = { accepted: true, entityId: host.entityId };
    expect(told(await wanted.call('PUT', '/veterinaries/associate-entities', answer))).toBe(
      '409 ERROR_ACCEPT_ASSOCIATION',
    );
    expect((await noticesOf(wanted)).map(({ type }) => type)).toContain(
      'ENTITY_VETERINARY_ASSOCIATION_WITHDRAWN',
    );
    const again = (await invite(host, wanted.ballotNumber)).body;
    await wanted.call('PUT', '/veterinaries/associate-entities', answer);
    expect(told(await cancel(again.id))).toBe('409 ASSOCIATION_NOT_WAITING');
  });

  it('is not answered from the side that has sent it', async () => {
    const host = await manager(server);
    const { id } = (await invite(host, (await vet(server)).ballotNumber)).body;
    for (const validation of ['ACCEPTED', 'REJECTED']) {
      const answer = await host.call('PUT', `/veterinary-associations/${id}/decision`, { validation });
      expect(told(answer)).toBe('409 ASSOCIATION_NOT_WAITING');
    }
    expect(told(await host.call('DELETE', `/veterinary-associations/${id}`))).toBe(
      '409 ASSOCIATION_NOT_ACCEPTED',
    );
  });

  it('is refused where the two have an association, or a request waits', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    await request(asking, host);
    expect(told(await invite(host, asking.ballotNumber))).toBe('409 ASSOCIATION_ALREADY_EXISTS');
    const wanted = await vet(server);
    await invite(host, wanted.ballotNumber);
    expect(told(await invite(host, wanted.ballotNumber))).toBe('409 ASSOCIATION_ALREADY_EXISTS');
  });

  it('needs a number of the register, of somebody who may practise', async () => {
    const host = await manager(server);
    expect(told(await invite(host, '000-NOBODY'))).toBe('422 ballotNumber UNKNOWN_BALLOT_NUMBER');
    expect(told(await invite(host, '  '))).toBe('422 ballotNumber MISSING_BALLOT_NUMBER');
    const gone = await vet(server);
    await server.db.query(sql`update veterinary set active = false where id = ${gone.veterinaryId}`);
    expect(told(await invite(host, gone.ballotNumber))).toBe('422 ballotNumber VETERINARY_NOT_AUTHORIZED');
  });

  it('gives no role that the host does not hold', async () => {
    const host = await manager(server);
    const roleId = await roleWith(server, ['WRITE_OWNER']);
    const wanted = await vet(server);
    expect(told(await invite(host, wanted.ballotNumber, { roleId }))).toBe(
      '422 roleId CANNOT_GRANT_PERMISSION',
    );
    const strong = await vet(server, ['WRITE_OWNER']);
    expect(told(await invite(host, strong.ballotNumber))).toBe('422 roleId CANNOT_GRANT_PERMISSION');
  });

  it('waits for a veterinarian who has no account yet, which the list says', async () => {
    const host = await manager(server);
    const made = await server.db.query<{ id: number }>(
      sql`insert into veterinary (name, ballot_number) values ('Sem conta', 'SC-1') returning id`,
    );
    const roleId = await roleWith(server, ['READ_ANIMAL']);
    expect(told(await invite(host, 'sc-1'))).toBe('422 roleId MISSING_ROLE');
    expect((await invite(host, 'sc-1', { roleId })).status).toBe(200);
    expect(await associationOf(host, { veterinaryId: made[0]!.id })).toMatchObject({ hasAccount: false });
  });
});

describe('what is offered for an invitation', () => {
  it('are the own entity and those below it, and the roles that the host may give', async () => {
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
});
