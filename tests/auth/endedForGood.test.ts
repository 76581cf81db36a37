import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { newNif } from '../modules/owners/owner/owners.ts';
import { account, challenge, outcomeOf, under } from './people.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  operator = await server.person({
    permissions: [
      'READ_ENTITY',
      'WRITE_ENTITY',
      'READ_VETERINARY',
      'MANAGE_VETERINARIES',
      'IMPERSONATE_USER',
    ],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

const isLive = async (token: string) => (await under(server, token)('GET', '/auth/session')).status === 200;

const setActive = async (path: string, active: boolean) => {
  const { version } = (await operator.call('GET', path)).body;
  const answer = await operator.call('PUT', path, { version, active });
  expect(answer.status).toBe(200);
};

/** The entity that a user works for, with a number that the checks of a change accept. */
const entityOf = async (id: number) =>
  (
    await getOne<{ entityId: number }>(
      server.db,
      sql`update entity e set vat_number = ${newNif('5')} from app_user u join session s on s.user_id = u.id
        where u.id = ${id} and e.id = coalesce(u.entity_id, s.entity_id) returning e.id as entity_id`,
    )
  ).entityId;

describe('an entity that is closed and opened again', () => {
  it.each(['NORMAL', 'VETERINARY'] as const)('brings no session of a %s user back', async (type) => {
    const user = await account(server, { type });
    const path = `/entities/${await entityOf(user.id)}`;
    expect(await isLive(user.token)).toBe(true);
    await setActive(path, false);
    expect(await isLive(user.token)).toBe(false);
    await setActive(path, true);
    expect(await isLive(user.token)).toBe(false);
  });

  it('a session opened while it was being closed › does not return', async () => {
    const user = await account(server);
    const id = await entityOf(user.id);
    // The closing transaction has not seen this session: it is there when the entity is already closed.
    await server.db.query(sql`update entity set active = false, version = version + 1 where id = ${id}`);
    await setActive(`/entities/${id}`, true);
    expect(await isLive(user.token)).toBe(false);
  });

  it('codes that were mailed before it was closed › are revoked', async () => {
    const user = await account(server);
    const path = `/entities/${await entityOf(user.id)}`;
    const given = await challenge(server, user.email);
    await setActive(path, false);
    await setActive(path, true);
    expect(outcomeOf(await server.visitor.call('POST', '/auth/two-fa', given))).toBe(
      '401 LOGIN_INVALID_TWO_FA_CREDENTIALS',
    );
  });

  it('an impersonation of one of its users › ends together with the suspended session', async () => {
    const user = await account(server);
    const boss = await account(server, { permissions: ['IMPERSONATE_USER'], profile: { name: 'operator' } });
    const { body } = await boss.call('POST', '/auth/impersonate', { userId: user.id });
    const path = `/entities/${await entityOf(user.id)}`;
    await setActive(path, false);
    await setActive(path, true);
    expect(await isLive(body.sessionToken as string)).toBe(false);
    expect(await server.db.query(sql`select from session where user_id = ${boss.id}`)).toEqual([]);
  });
});

describe('a veterinarian who may not practise for a while', () => {
  it('an earlier session › does not return', async () => {
    const user = await account(server, { type: 'VETERINARY' });
    const { veterinaryId } = await getOne<{ veterinaryId: number }>(
      server.db,
      sql`select veterinary_id from app_user where id = ${user.id}`,
    );
    await setActive(`/veterinaries/${veterinaryId}`, false);
    await setActive(`/veterinaries/${veterinaryId}`, true);
    expect(await isLive(user.token)).toBe(false);
  });
});
