import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestCode } from '../helpers/mailbox.ts';
import { testServer, type TestAnswer, type TestServer } from '../helpers/server.ts';
import { issueSecret } from '../../server/auth/secrets.ts';
import { account, give, otherThan, outbox, PASSWORD, outcomeOf, under } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const WRONG = 'Errada!99';
const cookieOf = ({ headers }: TestAnswer): string => {
  const set = [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('known-device='));
  if (!set) throw new Error('no device was remembered');
  return set;
};

/** A browser: it keeps the device cookie that it is given, and sends it back. */
function browser(ip: string) {
  let cookie: string | undefined;
  const post = async (url: string, payload: object): Promise<TestAnswer> => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      remoteAddress: ip,
      headers: cookie === undefined ? {} : { cookie },
    });
    const set = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('known-device='));
    if (set !== undefined) cookie = set.split(';')[0];
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const login = (email: string, password = PASSWORD) => post('/auth/', { email, password });
  return {
    post,
    login,
    signIn: async (email: string) => {
      const { body } = await login(email);
      return post('/auth/two-fa', { token: body.twoFaToken, code: await newestCode(outbox(server), email) });
    },
    get cookie() {
      return cookie;
    },
    set cookie(value) {
      cookie = value;
    },
  };
}

/** Uses up every try that an e-mail has from unknown devices, from twenty sources. */
const guessFromEverywhere = async (email: string, network: string) => {
  for (let i = 0; i < 20; i += 1) await give(server, email, WRONG, `${network}.${i}`);
  expect(outcomeOf(await give(server, email, PASSWORD, `${network}.200`))).toBe(
    '401 LOGIN_MAX_RETRIES_EXCEEDED',
  );
};

describe('a known device', () => {
  it('guesses from everywhere › do not block its owner', async () => {
    const owner = await account(server);
    const own = browser('10.80.0.1');
    await own.signIn(owner.email);
    await guessFromEverywhere(owner.email, '10.81.0');
    expect((await own.signIn(owner.email)).status).toBe(200);
    expect(outcomeOf(await browser('10.80.0.2').login(owner.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
  });

  it('guesses from the same address › do not block its owner', async () => {
    const owner = await account(server);
    const own = browser('10.82.0.1');
    await own.signIn(owner.email);
    for (let i = 0; i < 6; i += 1) await give(server, owner.email, WRONG, '10.82.0.1');
    expect((await own.login(owner.email)).status).toBe(200);
  });

  it('five wrong passwords on it › block it, and no other', async () => {
    const owner = await account(server);
    const [own, second] = [browser('10.83.0.1'), browser('10.83.0.2')];
    await own.signIn(owner.email);
    await second.signIn(owner.email);
    for (let i = 0; i < 5; i += 1)
      expect(outcomeOf(await own.login(owner.email, WRONG))).toBe('401 LOGIN_INVALID_CREDENTIALS');
    expect(outcomeOf(await own.login(owner.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
    expect((await second.login(owner.email)).status).toBe(200);
  });

  it('other users › do not know it; the users who have signed in on it do', async () => {
    const [first, second, stranger] = [await account(server), await account(server), await account(server)];
    const shared = browser('10.84.0.1');
    await shared.signIn(first.email);
    await shared.signIn(second.email);
    for (const [at, { email }] of [first, second, stranger].entries())
      await guessFromEverywhere(email, `10.85.${at}`);
    expect((await shared.login(first.email)).status).toBe(200);
    expect((await shared.login(second.email)).status).toBe(200);
    expect(outcomeOf(await shared.login(stranger.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
  });

  it('each sign-in › replaces its token, and the earlier token is worthless', async () => {
    const owner = await account(server);
    const own = browser('10.86.0.1');
    await own.signIn(owner.email);
    const copied = own.cookie;
    await own.signIn(owner.email);
    await guessFromEverywhere(owner.email, '10.87.0');
    const thief = browser('10.86.0.2');
    thief.cookie = copied;
    expect(outcomeOf(await thief.login(owner.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
  });

  it('its cookie › is unreadable for scripts, and the database holds only its hash', async () => {
    const owner = await account(server);
    const set = cookieOf(await browser('10.88.0.1').signIn(owner.email));
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Strict/);
    expect(set).toMatch(/Max-Age=7776000/);
    const token = /known-device=([^;]+)/.exec(set)?.[1] ?? '';
    const rows = await server.db.query<{ row: string }>(
      sql`select d::text as row from known_device d where user_id = ${owner.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
  });

  it('ninety days later › is unknown again', async () => {
    const owner = await account(server);
    const own = browser('10.89.0.1');
    await own.signIn(owner.email);
    await server.db.query(
      sql`update known_device set expires_at = now() - interval '1 second' where user_id = ${owner.id}`,
    );
    await guessFromEverywhere(owner.email, '10.90.0');
    expect(outcomeOf(await own.login(owner.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
  });

  it('its user › sees it in a list and can remove it', async () => {
    const owner = await account(server);
    const own = browser('10.91.0.1');
    const { body } = await own.signIn(owner.email);
    const call = under(server, body.sessionToken as string);
    const cookie = { cookie: own.cookie ?? '' };
    const { body: devices } = await call('GET', '/auth/devices', undefined, cookie);
    expect(devices).toMatchObject([{ ip: '10.91.0.1', isCurrent: true }]);
    const stranger = await account(server);
    expect((await stranger.call('DELETE', `/auth/devices/${devices[0].id}`)).status).toBe(404);
    expect((await call('DELETE', `/auth/devices/${devices[0].id}`)).status).toBe(200);
    expect((await call('GET', '/auth/devices', undefined, cookie)).body).toEqual([]);
    await guessFromEverywhere(owner.email, '10.92.0');
    expect(outcomeOf(await own.login(owner.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
  });

  it('ending all other sessions › removes it, unless it is in use', async () => {
    const owner = await account(server);
    const [own, second] = [browser('10.93.0.1'), browser('10.93.0.2')];
    await second.signIn(owner.email);
    const { body } = await own.signIn(owner.email);
    await under(server, body.sessionToken as string)('DELETE', '/auth/sessions', undefined, {
      cookie: own.cookie ?? '',
    });
    await guessFromEverywhere(owner.email, '10.94.0');
    expect((await own.login(owner.email)).status).toBe(200);
    expect(outcomeOf(await second.login(owner.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
  });

  it('wrong codes elsewhere › do not block its codes', async () => {
    const owner = await account(server);
    const own = browser('10.95.0.1');
    await own.signIn(owner.email);
    const { body: pending } = await own.login(owner.email);
    const code = await newestCode(outbox(server), owner.email);
    const thief = browser('10.95.0.2');
    const { body: theirs } = await thief.login(owner.email);
    const theirCode = await newestCode(outbox(server), owner.email);
    for (let i = 0; i < 5; i += 1)
      await thief.post('/auth/two-fa', { token: theirs.twoFaToken, code: otherThan(theirCode) });
    expect(outcomeOf(await thief.login(owner.email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
    expect((await own.post('/auth/two-fa', { token: pending.twoFaToken, code })).status).toBe(200);
    expect((await own.signIn(owner.email)).status).toBe(200);
  });
});

describe('a mailed link', () => {
  it('guesses from everywhere › do not block its owner in the browser that uses it', async () => {
    const owner = await account(server);
    await guessFromEverywhere(owner.email, '10.96.0');
    const { token } = await issueSecret(server.db, { purpose: 'RESET', userId: owner.id, minutes: 60 });
    const own = browser('10.97.0.1');
    const password = 'Medronho?38';
    expect((await own.post(`/auth/reset/${owner.id}/${token}`, { password })).status).toBe(200);
    for (let i = 0; i < 21; i += 1) await give(server, owner.email, WRONG, `10.98.0.${i}`);
    expect((await own.login(owner.email, password)).status).toBe(200);
    expect(outcomeOf(await give(server, owner.email, password, '10.97.0.2'))).toBe(
      '401 LOGIN_MAX_RETRIES_EXCEEDED',
    );
  });

  it('a new password by it › makes every earlier device unknown', async () => {
    const owner = await account(server);
    const own = browser('10.99.0.1');
    await own.signIn(owner.email);
    const { token } = await issueSecret(server.db, { purpose: 'RESET', userId: owner.id, minutes: 60 });
    await browser('10.99.0.2').post(`/auth/reset/${owner.id}/${token}`, { password: 'Medronho?38' });
    await guessFromEverywhere(owner.email, '10.100.0');
    expect(outcomeOf(await own.login(owner.email, 'Medronho?38'))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
  });
});

describe('a password older than the configuration allows', () => {
  it('the correct password › learns that it has expired, and sets a new one by a mailed link', async () => {
    const owner = await account(server);
    await server.db.query(
      sql`update app_user set password_timestamp = now() - interval '31 days' where id = ${owner.id}`,
    );
    expect((await give(server, owner.email)).status).toBe(200);
    await server.db.query(sql`insert into configuration (key, value) values ('passwordDays', '30')`);
    expect(outcomeOf(await give(server, owner.email, WRONG))).toBe('401 LOGIN_INVALID_CREDENTIALS');
    expect(outcomeOf(await give(server, owner.email))).toBe('401 LOGIN_CREDENTIALS_EXPIRED');
    const { token } = await issueSecret(server.db, { purpose: 'RESET', userId: owner.id, minutes: 60 });
    const password = 'Medronho?38';
    await server.visitor.call('POST', `/auth/reset/${owner.id}/${token}`, { password });
    expect((await give(server, owner.email, password)).status).toBe(200);
    await server.db.query(sql`update configuration set value = '0' where key = 'passwordDays'`);
  });
});
