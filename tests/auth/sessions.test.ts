import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../server/auth/session.ts';
import { getOne } from '../../server/db/db.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, actions, PASSWORD, signIn, outcomeOf, under } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const session = (token: string) => under(server, token)('GET', '/auth/session');
const giveRole = (userId: number, permissions: readonly string[]) =>
  server.db.query(sql`
    update role set permissions = ${[...permissions]}::text[] where id = (select role_id from app_user where id = ${userId})`);

describe('a session', () => {
  it('its token of 256 bits › is stored as a hash', async () => {
    const { token } = await account(server);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { count } = await getOne<{ count: number }>(
      server.db,
      sql`select count(*)::int as count from session where token_hash = ${hashToken(token)}`,
    );
    expect(count).toBe(1);
  });

  it('a sign-out › ends it, and no other', async () => {
    const { id, email } = await account(server);
    const first = (await signIn(server, email)).body.sessionToken as string;
    const second = (await signIn(server, email)).body.sessionToken as string;
    expect((await under(server, first)('DELETE', '/auth/logout')).status).toBe(200);
    expect(outcomeOf(await session(first))).toBe('401 UNAUTHORIZED');
    expect((await session(second)).status).toBe(200);
    expect(await actions(server, id)).toContain('LOGOUT');
  });

  it('half an hour without a call, or ten hours › ends it', async () => {
    const { id, token } = await account(server);
    const ends = await getOne<{ idle: number; absolute: number }>(
      server.db,
      sql`select round(extract(epoch from idle_end - now()) / 60)::int as idle,
        round(extract(epoch from absolute_end - now()) / 3600)::int as absolute from session where user_id = ${id}`,
    );
    expect(ends).toEqual({ idle: 30, absolute: 10 });
    await server.db.query(
      sql`update session set absolute_end = now() - interval '1 second' where user_id = ${id}`,
    );
    expect((await session(token)).status).toBe(401);
    await server.db.query(
      sql`update session set absolute_end = now() + interval '1 hour', idle_end = now() - interval '1 second' where user_id = ${id}`,
    );
    expect((await session(token)).status).toBe(401);
  });

  it('a user’s call › prolongs it, a poll does not; the answer states its end', async () => {
    const { id, token } = await account(server);
    const soon = sql`update session set idle_end = now() + interval '5 minutes' where user_id = ${id}`;
    const minutes = (validity: unknown) => Math.round((Date.parse(String(validity)) - Date.now()) / 60_000);
    await server.db.query(soon);
    const poll = await under(server, token)('GET', '/auth/session', undefined, { 'x-poll': 'true' });
    expect(minutes(poll.headers['x-session-validity'])).toBe(5);
    const call = await session(token);
    expect(minutes(call.headers['x-session-validity'])).toBe(30);
  });

  it('deactivating the account › ends it at the next call', async () => {
    const { id, token } = await account(server);
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${id}`);
    expect(outcomeOf(await session(token))).toBe('401 UNAUTHORIZED');
  });

  it('follows a change of role at the next call', async () => {
    const person = await account(server, { permissions: ['MANAGE_VACCINES'] });
    const update = () => person.call('PUT', '/vaccines/1', { nonsense: true });
    expect((await update()).status).toBe(400);
    await server.db.query(sql`
      update role set permissions = '{}' where id = (select role_id from app_user where id = ${person.id})`);
    expect((await update()).status).toBe(403);
    expect((await person.call('GET', '/auth/session')).body.role.permissions).toEqual([]);
  });

  it('another session of the user › is listed and can be ended', async () => {
    const { email } = await account(server);
    const lost = (await signIn(server, email)).body.sessionToken as string;
    const mine = (await signIn(server, email)).body.sessionToken as string;
    const call = under(server, mine);
    const { body } = await call('GET', '/auth/sessions');
    expect(body.filter((one: { isCurrent: boolean }) => one.isCurrent)).toHaveLength(1);
    for (const { id, isCurrent } of body)
      if (!isCurrent) expect((await call('DELETE', `/auth/sessions/${id}`)).status).toBe(200);
    expect((await session(lost)).status).toBe(401);
    expect((await session(mine)).status).toBe(200);
    const stranger = await account(server);
    const theirs = (await call('GET', '/auth/sessions')).body[0].id;
    expect((await stranger.call('DELETE', `/auth/sessions/${theirs}`)).status).toBe(404);
  });
});

describe('acting as another user', () => {
  const operator = () =>
    account(server, { permissions: ['IMPERSONATE_USER', 'MANAGE_VACCINES'], profile: { name: 'operator' } });

  it('suspends the own session, names both users in the audit, and ends with a new token', async () => {
    const [boss, other] = [await operator(), await account(server, { permissions: ['MANAGE_VACCINES'] })];
    const entered = await boss.call('POST', '/auth/impersonate', { userId: other.id });
    expect(entered.body).toMatchObject({
      step: 'DONE',
      actor: { id: other.id, impersonatorId: boss.id },
      impersonator: { id: boss.id },
    });
    expect(outcomeOf(await session(boss.token))).toBe('401 UNAUTHORIZED');
    const as = under(server, entered.body.sessionToken);
    const vaccine = {
      name: 'Em nome de outro utilizador',
      immunizationTimePeriod: 1,
      immunizationTimeUnit: 'YEAR',
    };
    expect((await as('POST', '/vaccines/', vaccine)).status).toBe(201);
    const row = await getOne(
      server.db,
      sql`select user_id, impersonator_id from audit_log where object_type = 'vaccine' order by id desc limit 1`,
    );
    expect(row).toEqual({ userId: other.id, impersonatorId: boss.id });
    const left = await as('DELETE', '/auth/impersonate');
    expect(left.body).toMatchObject({ actor: { id: boss.id, impersonatorId: null }, impersonator: null });
    expect(left.body.sessionToken).not.toBe(boss.token);
    expect((await session(left.body.sessionToken)).status).toBe(200);
    for (const dead of [boss.token, entered.body.sessionToken])
      expect((await session(dead)).status).toBe(401);
    expect(await actions(server, other.id)).toEqual(['IMPERSONATE', 'IMPERSONATE_END']);
  });

  it('without the permission, or with more rights than the caller’s › is refused', async () => {
    const boss = await operator();
    const stronger = await account(server, { permissions: ['WRITE_BREED'] });
    expect(outcomeOf(await boss.call('POST', '/auth/impersonate', { userId: stronger.id }))).toBe(
      '409 CANNOT_IMPERSONATE',
    );
    expect(outcomeOf(await boss.call('POST', '/auth/impersonate', { userId: boss.id }))).toBe(
      '409 CANNOT_IMPERSONATE',
    );
    const plain = await account(server);
    expect((await plain.call('POST', '/auth/impersonate', { userId: stronger.id })).status).toBe(403);
    const elsewhere = await account(server, { permissions: ['IMPERSONATE_USER'] });
    expect(outcomeOf(await elsewhere.call('POST', '/auth/impersonate', { userId: plain.id }))).toBe(
      '409 IMPERSONATION_FAILED',
    );
  });

  it('an inactive account, a second level, or leaving without one › is refused', async () => {
    const [boss, one, two] = [await operator(), await account(server), await account(server)];
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${two.id}`);
    expect(outcomeOf(await boss.call('POST', '/auth/impersonate', { userId: two.id }))).toBe(
      '409 IMPERSONATION_FAILED',
    );
    expect(outcomeOf(await boss.call('DELETE', '/auth/impersonate'))).toBe('409 NOT_IMPERSONATING');
    const { body } = await boss.call('POST', '/auth/impersonate', { userId: one.id });
    const as = under(server, body.sessionToken);
    expect((await as('POST', '/auth/impersonate', { userId: boss.id })).status).toBe(403);
    const change = { oldPassword: PASSWORD, password: 'Medronho?38' };
    expect(outcomeOf(await as('PUT', '/users/me/password', change))).toBe('403 CANNOT_CHANGE_PASSWORD');
    expect((await as('PUT', '/auth/legalWarning/accept')).status).toBe(403);
  });

  it.each([
    ['may do it no longer', 'MANAGE_VACCINES'],
    ['may do less than the other', 'IMPERSONATE_USER'],
  ])('ends with the next call once who does it %s', async (_, left) => {
    const [boss, other] = [await operator(), await account(server, { permissions: ['MANAGE_VACCINES'] })];
    const { body } = await boss.call('POST', '/auth/impersonate', { userId: other.id });
    expect((await session(body.sessionToken)).status).toBe(200);
    await giveRole(boss.id, [left]);
    expect((await session(body.sessionToken)).status).toBe(401);
  });

  it('more rights of the other user › end it at the next call', async () => {
    const [boss, other] = [await operator(), await account(server)];
    const { body } = await boss.call('POST', '/auth/impersonate', { userId: other.id });
    await giveRole(other.id, ['WRITE_BREED']);
    expect((await session(body.sessionToken)).status).toBe(401);
  });

  it('a deactivation or sign-out of the impersonator › ends it', async () => {
    const [boss, other] = [await operator(), await account(server)];
    const { body } = await boss.call('POST', '/auth/impersonate', { userId: other.id });
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${boss.id}`);
    expect((await session(body.sessionToken)).status).toBe(401);
    await server.db.query(sql`update app_user set status = 'ACTIVE' where id = ${boss.id}`);
    expect((await under(server, body.sessionToken)('DELETE', '/auth/logout')).status).toBe(200);
    const left = await getOne<{ count: number }>(
      server.db,
      sql`select count(*)::int as count from session where user_id = ${boss.id}`,
    );
    expect(left.count).toBe(0);
  });
});
