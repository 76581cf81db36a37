import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { keyNoticeJob, noticeKeyEnds } from '../../../../server/modules/common/notification/keyNotices.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorld, registration, type World } from '../../animals/animal/fixtures.ts';
import { callsWith, employ, entityOf, staffInTheNameOf, manager, MANAGER, program } from './keys.ts';

let server: TestServer;
let world: World;
let boss: Person;
let entityId: number;

const codeOf = ({ status, body }: { status: number; body: { data?: { message: string } } }) =>
  `${status} ${body.data?.message ?? ''}`;
const ballot = { 'x-veterinarian': '4321' };

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  boss = await manager(server);
  entityId = await entityOf(server, boss);
  await employ(server, world, entityId);
});
afterAll(() => server.close());

describe('a program with a key', () => {
  it('registers, looks up and vaccinates for a veterinarian of the entity › each in the audit with key and partner', async () => {
    const { db } = server;
    const [{ id: vaccineId } = { id: 0 }] = await db.query<{ id: number }>(sql`
      insert into vaccine (name, immunization_time_period, immunization_time_unit) values ('Rabisin', 1, 'YEAR') returning id`);
    const software = await program(server, boss, {
      scopes: ['ANIMALS_READ', 'ANIMALS_WRITE', 'HEALTH_WRITE'],
    });
    const { veterinaryId: _none, ...body } = registration(world);
    const birthdate = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
    const made = await software.call('POST', '/animals', { ...body, birthdate }, ballot);
    expect(codeOf(made)).toBe('200 ');
    const { transponder, id } = made.body;
    const read = await software.call('GET', `/animals/${transponder}`);
    expect(read.body.veterinary.id).toBe(world.veterinaryId);
    const today = new Date().toISOString().slice(0, 10);
    const vaccinated = await software.call(
      'POST',
      '/health-interventions/rabies',
      {
        transponder,
        executionDate: today,
        vaccineId,
        batch: 'A1',
        immunizationDateEnd: new Date(Date.now() + 360 * 86_400_000).toISOString().slice(0, 10),
      },
      ballot,
    );
    expect([vaccinated.status, JSON.stringify(vaccinated.body)]).toEqual([201, expect.any(String)]);
    const rows = await db.query<{ objectType: string; action: string; details: object; userId: number }>(
      sql`select object_type, action, details, user_id from audit_log where details ->> 'apiKey' = ${String(software.id)}`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const row of rows) {
      expect(row.userId).toBe(boss.id);
      expect(row.details).toMatchObject({ apiKey: software.id, partner: 'VetSoft' });
    }
    expect(rows.some(({ action, objectType }) => action === 'READ' && objectType === 'animal')).toBe(true);
    const versions = await boss.call('GET', `/animals/${id}/versions`);
    expect(versions.body[0].revisionKey).toMatchObject({ id: software.id, partner: 'VetSoft' });
  });

  it('for a veterinarian of elsewhere, unknown or suspended › is refused', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    expect(codeOf(await software.call('GET', '/animals/search', undefined, ballot))).toBe('200 ');
    const unknown = await software.call('GET', '/animals/search', undefined, { 'x-veterinarian': '99' });
    expect(codeOf(unknown)).toBe('403 API_KEY_UNKNOWN_VETERINARIAN');
    await server.db.query(sql`update veterinary set active = false where id = ${world.veterinaryId}`);
    const suspended = await software.call('GET', '/animals/search', undefined, ballot);
    expect(codeOf(suspended)).toBe('403 API_KEY_UNKNOWN_VETERINARIAN');
    await server.db.query(sql`update veterinary set active = true where id = ${world.veterinaryId}`);
  });

  it('that a veterinarian has made › calls for that one alone, and for no colleague', async () => {
    const veterinarian = await server.person({ type: 'VETERINARY', permissions: MANAGER, entityId });
    const { ballotNumber } = await getOne<{ ballotNumber: string }>(
      server.db,
      sql`select x.ballot_number from veterinary x join app_user u on u.veterinary_id = x.id
        where u.id = ${veterinarian.id}`,
    );
    const software = await program(server, veterinarian, { scopes: ['ANIMALS_READ'] });
    const search = (number: string) =>
      software.call('GET', '/animals/search', undefined, { 'x-veterinarian': number });
    expect(codeOf(await search(ballotNumber))).toBe('200 ');
    expect(codeOf(await search('4321'))).toBe('403 API_KEY_UNKNOWN_VETERINARIAN');
  });

  it('outside its scope › is refused; by the name of a call › is let in', async () => {
    const reader = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    expect(codeOf(await reader.call('POST', '/animals', registration(world)))).toBe(
      '403 API_KEY_OUTSIDE_SCOPE',
    );
    expect(codeOf(await reader.call('GET', '/owners/search'))).toBe('403 API_KEY_OUTSIDE_SCOPE');
    const named = await program(server, boss, { calls: 'searchOwners' });
    expect(codeOf(await named.call('GET', '/owners/search'))).toBe('200 ');
    expect(codeOf(await named.call('GET', '/animals/search'))).toBe('403 API_KEY_OUTSIDE_SCOPE');
  });

  it('at keys, accounts, roles, sessions and second factors › is refused, whatever its scopes', async () => {
    const scopes = ['ANIMALS_READ', 'ANIMALS_WRITE', 'OWNERS_WRITE', 'ENTITIES_WRITE', 'FILES_WRITE'];
    const software = await program(server, boss, { scopes });
    for (const [method, path] of [
      ['GET', '/api-keys/search'],
      ['POST', '/api-keys'],
      ['PUT', `/api-keys/${software.id}/issue`],
      ['PUT', `/api-keys/${software.id}`],
      ['POST', '/users'],
      ['PUT', `/users/${boss.id}`],
      ['POST', '/roles'],
      ['GET', '/auth/session'],
      ['DELETE', '/auth/logout'],
      ['GET', '/notifications/search'],
      ['POST', '/owners/1/create-account'],
    ] as const)
      expect([path, codeOf(await software.call(method, path, method === 'GET' ? undefined : {}))]).toEqual([
        path,
        '403 API_KEY_NEEDS_PERSON',
      ]);
    const naming = await boss.call('POST', '/api-keys', {
      name: 'Larga',
      calls: 'createApiKey',
      callsPerHour: 10,
    });
    expect(naming.body.errors).toEqual([{ property: 'calls', error: 'UNKNOWN_API_CALL' }]);
  });

  it('from another address › is refused; behind forged headers too', async () => {
    const software = await program(server, boss, {
      scopes: ['ANIMALS_READ'],
      addresses: '192.0.2.0/24\n2001:db8::/32',
    });
    const from = (ip: string, headers = {}) =>
      software.call('GET', '/animals/search', undefined, headers, ip).then(codeOf);
    expect(await from('192.0.2.9')).toBe('200 ');
    expect(await from('::ffff:192.0.2.9')).toBe('200 ');
    expect(await from('2001:db8::7')).toBe('200 ');
    expect(await from('198.51.100.1')).toBe('403 API_KEY_FROM_OTHER_ADDRESS');
    expect(await from('198.51.100.1', { 'x-forwarded-for': '192.0.2.9' })).toBe(
      '403 API_KEY_FROM_OTHER_ADDRESS',
    );
    const wrong = await boss.call('POST', '/api-keys', {
      name: 'Errada',
      scopes: ['ADVERTS'],
      addresses: '192.0.2.0/33',
      callsPerHour: 10,
    });
    expect(wrong.body.errors).toEqual([{ property: 'addresses', error: 'INVALID_ADDRESSES' }]);
  });

  it('beyond its calls of an hour › is 429, and says when to try again', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_READ'], callsPerHour: 3 });
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(await software.call('GET', '/animals/search'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]!.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('of a maker who loses a permission, is deactivated or whose entity closes › loses it too', async () => {
    const { db } = server;
    const other = await manager(server);
    const software = await program(server, other, { scopes: ['ANIMALS_READ', 'OWNERS_READ'] });
    const role = sql`(select role_id from app_user where id = ${other.id})`;
    await db.query(
      sql`update role set permissions = array_remove(permissions, 'READ_OWNER') where id = ${role}`,
    );
    expect(codeOf(await software.call('GET', '/owners/search'))).toBe('403 FORBIDDEN');
    expect(codeOf(await software.call('GET', '/animals/search'))).toBe('200 ');
    await db.query(sql`update app_user set status = 'INACTIVE' where id = ${other.id}`);
    expect(codeOf(await software.call('GET', '/animals/search'))).toBe('401 UNAUTHORIZED');
    await db.query(sql`update app_user set status = 'ACTIVE' where id = ${other.id}`);
    await db.query(sql`update entity set active = false where id = ${await entityOf(server, other)}`);
    expect(codeOf(await software.call('GET', '/animals/search'))).toBe('401 UNAUTHORIZED');
  });

  it('revoked, ended or forged › is 401', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    expect(codeOf(await callsWith(server, `${software.key}x`)('GET', '/animals/search'))).toBe(
      '401 UNAUTHORIZED',
    );
    await server.db.query(sql`update api_key set end_date = current_date - 1 where id = ${software.id}`);
    expect(codeOf(await software.call('GET', '/animals/search'))).toBe('401 UNAUTHORIZED');
    await server.db.query(sql`update api_key set end_date = null where id = ${software.id}`);
    expect((await boss.call('PUT', `/api-keys/${software.id}/revoke`)).status).toBe(200);
    expect(codeOf(await software.call('GET', '/animals/search'))).toBe('401 UNAUTHORIZED');
  });

  it('renewed › the key of before is accepted until the overlap ends', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    const renewed = await boss.call('PUT', `/api-keys/${software.id}/renew`, { overlapDays: 2 });
    expect(renewed.status).toBe(200);
    const next = callsWith(server, renewed.body.key);
    expect((await software.call('GET', '/animals/search')).status).toBe(200);
    expect((await next('GET', '/animals/search')).status).toBe(200);
    await server.db.query(sql`update api_key set previous_end_timestamp = now() where id = ${software.id}`);
    expect((await software.call('GET', '/animals/search')).status).toBe(401);
    expect((await next('GET', '/animals/search')).status).toBe(200);
  });

  it('that repeats a call › gets the same answer; a person’s key for repeats is another', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_WRITE'] });
    const body = registration(world);
    const headers = { 'idempotency-key': `k-${Date.now()}-0123456789` };
    const first = await software.call('POST', '/animals', body, headers);
    const again = await software.call('POST', '/animals', body, headers);
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(codeOf(await boss.call('POST', '/animals', body, headers))).toBe('409 IDEMPOTENCY_KEY_REUSED');
  });
});

describe('the keys of an entity', () => {
  it('asked for by others › are not found; the operator finds and revokes them, and changes none', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    const stranger = await manager(server);
    expect((await stranger.call('GET', `/api-keys/${software.id}`)).status).toBe(404);
    expect((await stranger.call('PUT', `/api-keys/${software.id}/issue`)).status).toBe(404);
    const operator = await server.person({ permissions: MANAGER, profile: { name: 'operator' } });
    const { version } = (await operator.call('GET', `/api-keys/${software.id}`)).body;
    for (const [path, body] of [
      ['/issue', {}],
      ['/renew', { overlapDays: 1 }],
      ['', { version, name: 'Outra' }],
    ] as const)
      expect(codeOf(await operator.call('PUT', `/api-keys/${software.id}${path}`, body))).toBe(
        '409 API_KEY_OF_OTHER_ENTITY',
      );
    expect((await operator.call('PUT', `/api-keys/${software.id}/revoke`)).status).toBe(200);
  });

  it('asked for in the name of a manager › are neither made, changed nor renewed: they last beyond the session', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    const as = await staffInTheNameOf(server, boss);
    const keysOf = () =>
      server.db.query(
        sql`select id, name, version, key_hash from api_key where entity_id = ${entityId} order by id`,
      );
    const before = await keysOf();
    const key = { name: 'Em nome de outro', partner: 'VetSoft', scopes: ['ANIMALS_READ'], callsPerHour: 60 };
    for (const answer of [
      await as('POST', '/api-keys', key),
      await as('PUT', `/api-keys/${software.id}`, { version: 2, scopes: ['ANIMALS_READ', 'OWNERS_READ'] }),
      await as('PUT', `/api-keys/${software.id}/issue`),
      await as('PUT', `/api-keys/${software.id}/renew`, { overlapDays: 2 }),
    ])
      expect(codeOf(answer)).toBe('409 NOT_WHILE_IMPERSONATING');
    expect(await keysOf()).toEqual(before);
  });

  it('once revoked › are not changed any more', async () => {
    const { id } = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    await boss.call('PUT', `/api-keys/${id}/revoke`);
    const { version } = (await boss.call('GET', `/api-keys/${id}`)).body;
    const changed = await boss.call('PUT', `/api-keys/${id}`, { version, scopes: ['ANIMALS_WRITE'] });
    expect(codeOf(changed)).toBe('409 API_KEY_IS_REVOKED');
    expect((await boss.call('GET', `/api-keys/${id}`)).body).toMatchObject({
      version,
      scopes: ['ANIMALS_READ'],
    });
  });

  it('widened by another manager › act in that manager’s name from then on', async () => {
    const software = await program(server, boss, { scopes: ['ANIMALS_READ'] });
    const junior = await server.person({ permissions: ['MANAGE_API_KEYS', 'READ_ANIMAL'], entityId });
    const { version } = (await junior.call('GET', `/api-keys/${software.id}`)).body;
    const widened = await junior.call('PUT', `/api-keys/${software.id}`, {
      version,
      scopes: ['ANIMALS_READ', 'OWNERS_READ'],
    });
    expect(widened.status).toBe(200);
    expect(codeOf(await software.call('GET', '/owners/search'))).toBe('403 FORBIDDEN');
  });

  it('made, used from a new network or ending › its managers are notified', async () => {
    const { db } = server;
    const settings = readSettings({ DEMO: '0', DATA_DIR: server.dataDir });
    const colleague = await server.person({ permissions: ['MANAGE_API_KEYS'], entityId });
    const software = await program(server, boss, {
      scopes: ['ANIMALS_READ'],
      endDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    });
    await software.call('GET', '/animals/search', undefined, {}, '192.0.2.1');
    await software.call('GET', '/animals/search', undefined, {}, '198.51.100.9');
    await noticeKeyEnds(db);
    await noticeKeyEnds(db);
    const jobs = await db.query<{ payload: { info: object } }>(sql`select payload from outbox
      where kind = 'API_KEY_NOTICE' and payload ->> 'keyId' = ${String(software.id)} order by id`);
    expect(jobs.map(({ payload }) => payload.info)).toMatchObject([
      {},
      { network: '198.51.100.9' },
      { day: expect.any(String) },
    ]);
    for (const { payload } of jobs) await keyNoticeJob(db, settings)({ payload } as never);
    const told = await db.query<{ type: string }>(sql`select type from notification
      where user_id = ${colleague.id} and object_id = ${String(software.id)} order by id`);
    expect(told.map(({ type }) => type)).toEqual(['API_KEY_MADE', 'API_KEY_NEW_NETWORK', 'API_KEY_ENDS']);
  });
});
