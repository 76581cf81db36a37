import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { openStream } from '../../../helpers/liveStream.ts';
import { signIn, under } from '../../../auth/people.ts';
import {
  associationOf,
  manager,
  notificationsOf,
  request,
  roleWith,
  outcomeOf,
  vet,
  type Manager,
  type Vet,
} from './fixtures.ts';

let server: TestServer;
let baseUrl: string;
beforeAll(async () => {
  server = await testServer();
  baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Takes a veterinarian on; answers the association's id. */
async function takeOn(host: Manager, who: Vet): Promise<number> {
  const id = await request(who, host);
  await host.call('PUT', `/veterinary-associations/${id}/decision`, { validation: 'ACCEPTED' });
  return id;
}

/** Signs the veterinarian in for this entity; answers the token. */
async function enter(who: Vet, entityId: number): Promise<string> {
  const { body } = await signIn(server, who.email);
  const chosen = await under(server, body.sessionToken)('PUT', '/auth/select-entity', { entityId });
  const token = chosen.body.sessionToken as string;
  await under(server, token)('PUT', '/auth/legalWarning/accept');
  return token;
}

const remove = (host: Manager, id: number) => host.call('DELETE', `/veterinary-associations/${id}`);
const change = (host: Manager, id: number, body: object) =>
  host.call('PUT', `/veterinary-associations/${id}`, body);

describe('ending an association', () => {
  it('sessions for that entity › end at once, and no others', async () => {
    const host = await manager(server);
    const leaving = await vet(server);
    const id = await takeOn(host, leaving);
    const token = await enter(leaving, host.entityId);
    const stream = await openStream(baseUrl, token);
    expect((await stream.next())?.event).toBe('open');
    expect(outcomeOf(await remove(host, id))).toBe('200 OK');
    expect((await under(server, token)('GET', '/auth/session')).status).toBe(401);
    const heard: string[] = [];
    for (let event = await stream.next(); event; event = await stream.next()) heard.push(event.event);
    expect(heard.at(-1)).toBe('end');
    // The session for the other entity lives on, and hears of it.
    expect((await leaving.call('GET', '/auth/session')).status).toBe(200);
    expect(await notificationsOf(leaving)).toMatchObject([
      { type: 'ENTITY_VETERINARY_ASSOCIATION_REMOVED' },
      { type: 'ENTITY_VETERINARY_ASSOCIATION_ACCEPTED' },
    ]);
  });

  it('for good: being taken on again does not revive the session', async () => {
    const host = await manager(server);
    const leaving = await vet(server);
    const token = await (async () => {
      const id = await takeOn(host, leaving);
      const entered = await enter(leaving, host.entityId);
      await remove(host, id);
      return entered;
    })();
    await takeOn(host, leaving);
    expect((await under(server, token)('GET', '/auth/session')).status).toBe(401);
  });

  it('sessions of impersonators › end too', async () => {
    const host = await manager(server);
    const leaving = await vet(server);
    const id = await takeOn(host, leaving);
    const support = await server.person({
      profile: { name: 'operator' },
      permissions: ['IMPERSONATE_USER', 'READ_USER', 'READ_ANIMAL'],
    });
    const acting = await support.call('POST', '/auth/impersonate', { userId: leaving.id });
    const chosen = await under(server, acting.body.sessionToken)('PUT', '/auth/select-entity', {
      entityId: host.entityId,
    });
    const token = chosen.body.sessionToken as string;
    expect((await under(server, token)('GET', '/auth/session')).body).toMatchObject({
      entity: { id: host.entityId },
    });
    await remove(host, id);
    await takeOn(host, leaving);
    expect((await under(server, token)('GET', '/auth/session')).status).toBe(401);
  });

  it('by the veterinarian › ends sessions elsewhere too, and the entity is notified', async () => {
    const host = await manager(server);
    const leaving = await vet(server);
    await takeOn(host, leaving);
    const token = await enter(leaving, host.entityId);
    const left = await leaving.call('PUT', '/veterinaries/remove-associated-entity', {
      accepted: false,
      entityId: host.entityId,
    });
    expect(left.status).toBe(200);
    expect((await under(server, token)('GET', '/auth/session')).status).toBe(401);
    await takeOn(host, leaving);
    expect((await under(server, token)('GET', '/auth/session')).status).toBe(401);
    expect((await notificationsOf(host)).map(({ type }) => type)).toContain(
      'ENTITY_VETERINARY_ASSOCIATION_REMOVED',
    );
  });

  it('of the clinical director › is refused', async () => {
    const host = await manager(server);
    const id = await takeOn(host, await vet(server));
    await change(host, id, { version: 2, isClinicalDirector: true });
    expect(outcomeOf(await remove(host, id))).toBe('409 ASSOCIATION_IS_CLINICAL_DIRECTOR');
    await change(host, id, { version: 3, isClinicalDirector: false });
    expect(outcomeOf(await remove(host, id))).toBe('200 OK');
  });
});

describe('the clinical director', () => {
  it('a second one › relieves the first; only those who work there can be named', async () => {
    const host = await manager(server);
    const [first, second] = [await vet(server), await vet(server)];
    const [a, b] = [await takeOn(host, first), await takeOn(host, second)];
    expect((await change(host, a, { version: 2, isClinicalDirector: true })).body).toMatchObject({
      isClinicalDirector: true,
      version: 3,
    });
    expect((await change(host, b, { version: 2, isClinicalDirector: true })).status).toBe(200);
    expect(await associationOf(host, first)).toMatchObject({ isClinicalDirector: false, version: 4 });
    expect(await associationOf(host, second)).toMatchObject({ isClinicalDirector: true });
    expect((await notificationsOf(first))[0]).toMatchObject({ type: 'ENTITY_VETERINARY_ASSOCIATION' });
    const waiting = await request(await vet(server), host);
    expect(outcomeOf(await change(host, waiting, { version: 1, isClinicalDirector: true }))).toBe(
      '409 ASSOCIATION_NOT_ACCEPTED',
    );
  });
});

describe('the role of a veterinarian at an entity', () => {
  it('a change › takes effect at the next call', async () => {
    const host = await manager(server);
    const colleague = await vet(server);
    const id = await takeOn(host, colleague);
    const call = under(server, await enter(colleague, host.entityId));
    expect((await call('GET', '/veterinary-associations/counts')).status).toBe(403);
    const roleId = await roleWith(server, ['MANAGE_VETERINARIES']);
    expect((await change(host, id, { version: 2, roleId })).body).toMatchObject({ roleId, version: 3 });
    expect((await call('GET', '/veterinary-associations/counts')).status).toBe(200);
    const tooMuch = await roleWith(server, ['WRITE_OWNER']);
    expect(outcomeOf(await change(host, id, { version: 3, roleId: tooMuch }))).toBe(
      '422 roleId CANNOT_GRANT_PERMISSION',
    );
    expect(outcomeOf(await change(host, id, { version: 2, roleId }))).toBe('409 STALE_VERSION');
    expect((await change(host, id, { version: 3, roleId })).body).toMatchObject({ version: 3 });
  });
});

describe('who may', () => {
  it('only those who staff entities; of another entity nothing is seen and nothing reached', async () => {
    const host = await manager(server);
    const waiting = await request(await vet(server), host);
    const others = await manager(server);
    const looking = await server.person({ permissions: ['READ_VETERINARY', 'READ_ENTITY', 'WRITE_USER'] });
    const calls = [
      ['GET', `/veterinary-associations/${waiting}`],
      ['PUT', `/veterinary-associations/${waiting}/decision`, { validation: 'ACCEPTED' }],
      ['PUT', `/veterinary-associations/${waiting}/cancel`],
      ['PUT', `/veterinary-associations/${waiting}`, { version: 1, isClinicalDirector: true }],
      ['DELETE', `/veterinary-associations/${waiting}`],
    ] as const;
    for (const [method, path, body] of calls) {
      expect(`${method} ${path} ${(await others.call(method, path, body)).status}`).toBe(
        `${method} ${path} 404`,
      );
      expect((await looking.call(method, path, body)).status).toBe(403);
    }
    expect((await others.call('GET', '/veterinary-associations/search')).body.totalItems).toBe(0);
    expect((await others.call('GET', '/veterinary-associations/counts')).body.PENDING_ENTITY_RESPONSE).toBe(
      0,
    );
    const { ballotNumber } = await vet(server);
    const invitation = { ballotNumber, entityId: host.entityId };
    expect(outcomeOf(await others.call('POST', '/veterinary-associations', invitation))).toBe(
      '422 entityId INVALID_ENTITY',
    );
    expect((await host.call('GET', `/veterinary-associations/${waiting}`)).body.status).toBe(
      'PENDING_ENTITY_RESPONSE',
    );
  });

  it('being let into an entity’s records is not staffing it; standing above it is, and the operator may anywhere', async () => {
    const above = await manager(server);
    const below = await getOne<{ id: number }>(
      server.db,
      sql`insert into entity (name, parent_id, profile_id) select 'Polo', id, profile_id from entity where id = ${above.entityId} returning id`,
    );
    const asking = await vet(server);
    await asking.call('POST', '/veterinaries/associate-entities', { entityId: below.id });
    const found = (await associationOf(above, asking))!;
    expect(found).toMatchObject({ isSubEntity: true, entity: { id: below.id, name: 'Polo' } });
    expect(await notificationsOf(above)).toMatchObject([{ type: 'ENTITY_VETERINARY_ASSOCIATION_REQUESTED' }]);
    const guest = await manager(server);
    await server.db.query(
      sql`update app_user set entities_access_list = array[${below.id}]::bigint[] where id = ${guest.id}`,
    );
    expect(await associationOf(guest, asking)).toBeUndefined();
    const decide = { validation: 'ACCEPTED' };
    expect((await guest.call('PUT', `/veterinary-associations/${found.id}/decision`, decide)).status).toBe(
      404,
    );
    expect((await above.call('PUT', `/veterinary-associations/${found.id}/decision`, decide)).status).toBe(
      200,
    );
    const staff = await manager(server, { operator: true });
    expect((await remove(staff, found.id)).status).toBe(200);
  });

  it('managing an entity › changes no entry in the register of veterinarians, nor any account', async () => {
    const host = await manager(server, { permissions: ['WRITE_USER', 'READ_USER', 'READ_VETERINARY'] });
    const colleague = await vet(server);
    await takeOn(host, colleague);
    const entry = `/veterinaries/${colleague.veterinaryId}`;
    expect((await host.call('PUT', entry, { version: 1, active: false })).status).toBe(403);
    expect((await host.call('POST', '/veterinaries', { name: 'X', ballotNumber: 'X1' })).status).toBe(403);
    const account = (await host.call('GET', `/users/${colleague.id}`)).body;
    expect(
      outcomeOf(
        await host.call('PUT', `/users/${colleague.id}`, {
          version: account.version,
          email: 'thief@example.test',
        }),
      ),
    ).toBe('409 NO_PERMISSION');
  });
});

describe('what has happened', () => {
  it('the versions and the audit › have it, whichever side has done it', async () => {
    const host = await manager(server, { permissions: ['READ_VERSIONS'] });
    const colleague = await vet(server);
    const id = await takeOn(host, colleague);
    await change(host, id, { version: 2, isClinicalDirector: true });
    const versions = await host.call('GET', `/veterinary-associations/${id}/versions`);
    expect(
      versions.body.map((one: { version: number; status: string; creationUser: { id: number } }) => [
        one.version,
        one.status,
        one.creationUser.id,
      ]),
    ).toEqual([
      [3, 'ACCEPTED', host.id],
      [2, 'ACCEPTED', host.id],
      [1, 'PENDING_ENTITY_RESPONSE', colleague.id],
    ]);
    const rows = await server.db.query<{ action: string; userId: number }>(
      sql`select action, user_id from audit_log where object_type = 'veterinaryAssociation' and object_id = ${String(id)} order by id`,
    );
    expect(rows.map(({ action, userId }) => [action, userId])).toEqual([
      ['ASSOCIATION_REQUESTED', colleague.id],
      ['ASSOCIATION_ACCEPTED', host.id],
      ['ASSOCIATION_CHANGED', host.id],
    ]);
  });

  it('the pages of both sides › show it at once', async () => {
    const host = await manager(server);
    const asking = await vet(server);
    const [atHost, atVet] = [await openStream(baseUrl, host.token), await openStream(baseUrl, asking.token)];
    await Promise.all([atHost.next(), atVet.next()]);
    const hears = async (stream: typeof atHost) => {
      for (let event = await stream.next(); event; event = await stream.next())
        if (event.topics.includes('associations')) return true;
      return false;
    };
    const id = await request(asking, host);
    expect(await Promise.all([hears(atHost), hears(atVet)])).toEqual([true, true]);
    await host.call('PUT', `/veterinary-associations/${id}/decision`, { validation: 'ACCEPTED' });
    expect(await Promise.all([hears(atHost), hears(atVet)])).toEqual([true, true]);
    atHost.close();
    atVet.close();
  });
});
