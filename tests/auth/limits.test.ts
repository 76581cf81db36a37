import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { hashPassword } from '../../server/auth/passwords.ts';
import { newCode } from '../../server/auth/secrets.ts';
import type { Db } from '../../server/db/db.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, challenge, give, otherThan, PASSWORD, signIn, outcomeOf, under } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The same register after a restart: nothing of its memory is left. */
async function restarted(db: Db = server.db) {
  const settings = readSettings({ DATA_DIR: server.dataDir, DEMO: '0' });
  return buildApp({ db, mailer: openMailer(settings), settings });
}

type App = Awaited<ReturnType<typeof restarted>>;

const post = async (app: App, url: string, payload: object, remoteAddress = '10.77.0.1') => {
  const answer = await app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

describe('what wrong tries have used up', () => {
  it('for a password › stays used up after a restart, from another address, and with any other input', async () => {
    const { email } = await account(server);
    for (let i = 0; i < 20; i += 1) await give(server, email, 'Errada!99', `10.70.0.${i}`);
    const app = await restarted();
    const blocked = await post(app, '/auth/', { email, password: PASSWORD }, '10.71.0.1');
    expect(outcomeOf(blocked)).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
    const spelled = await post(app, '/auth/', { email: ` ${email.toUpperCase()}`, password: PASSWORD });
    expect(outcomeOf(spelled)).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
    const more = await post(app, '/auth/', { email, password: PASSWORD, userId: 1 });
    expect(more.status).toBe(400);
    await app.close();
  });

  it('for a code › stays used up after a new sign-in and after a restart', async () => {
    const { email } = await account(server);
    const first = await challenge(server, email);
    const wrong = { token: first.token, code: otherThan(first.code) };
    for (let i = 0; i < 4; i += 1)
      expect((await server.visitor.call('POST', '/auth/two-fa', wrong)).status).toBe(401);
    const second = await challenge(server, email);
    const app = await restarted();
    const last = await post(app, '/auth/two-fa', { token: second.token, code: otherThan(second.code) });
    expect(outcomeOf(last)).toBe('429 LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED');
    expect(outcomeOf(await post(app, '/auth/two-fa', second))).toBe('429 LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED');
    expect(outcomeOf(await post(app, '/auth/', { email, password: PASSWORD }))).toBe(
      '401 LOGIN_MAX_RETRIES_EXCEEDED',
    );
    await app.close();
  });

  it('for a code › refuses the right one too, of a sign-in that began before', async () => {
    const { id, email } = await account(server);
    const begun = await challenge(server, email);
    await server.db.query(sql`insert into login_attempt (subject, tries, blocked_until)
      values (${`code:${id}`}, 5, now() + interval '1 minute')`);
    const refused = await server.visitor.call('POST', '/auth/two-fa', begun);
    expect(outcomeOf(refused)).toBe('429 LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED');
  });
});

describe('a stranger', () => {
  /** The statements that a call sends to the database, in order, without their values. */
  async function statementsOf(work: (app: App) => Promise<unknown>): Promise<string[]> {
    const sent: string[] = [];
    const watched: Db = {
      ...server.db,
      query: <Row>(statement: Sql) => {
        sent.push(statement.sql);
        return server.db.query<Row>(statement);
      },
    };
    const app = await restarted(watched);
    await app.ready();
    sent.length = 0;
    await work(app);
    await app.close();
    return sent;
  }

  it('cannot tell from what the register does whether an address has an account', async () => {
    const { email } = await account(server);
    for (const [url, more] of [
      ['/auth/', { password: 'Errada!99' }],
      ['/auth/forgot/', {}],
    ] as const) {
      const [known, unknown] = [
        await statementsOf((app) => post(app, url, { email, ...more })),
        await statementsOf((app) => post(app, url, { email: 'ninguem@example.test', ...more })),
      ];
      expect(known).toEqual(unknown);
    }
  });

  it('an email without account › costs a hash comparison of the same cost', async () => {
    const costOf = (hash: string) => hash.split('$').slice(1, 4).join('$');
    expect(costOf(await hashPassword(PASSWORD))).toBe('argon2id$v=19$m=19456,t=2,p=1');
    const { NOBODY } = await import('../../server/auth/passwords.ts');
    expect(costOf(NOBODY)).toBe('argon2id$v=19$m=19456,t=2,p=1');
  });
});

describe('codes', () => {
  it('many codes › have six digits, equally distributed at every place', () => {
    const codes = Array.from({ length: 20_000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    for (let place = 0; place < 6; place += 1) {
      const counts = Array.from(
        { length: 10 },
        (_, digit) => codes.filter((code) => code[place] === `${digit}`).length,
      );
      // 2,000 are expected; a fair source strays by more than 300 less than once in a billion runs.
      expect(Math.min(...counts)).toBeGreaterThan(1_700);
      expect(Math.max(...counts)).toBeLessThan(2_300);
    }
  });
});

describe('time', () => {
  /** Lets minutes go by for a session, as if the clock had moved. */
  const pass = (userId: number, minutes: number) =>
    server.db.query(sql`
      update session set idle_end = idle_end - make_interval(mins => ${minutes}::int),
        absolute_end = absolute_end - make_interval(mins => ${minutes}::int) where user_id = ${userId}`);

  it('ten hours › ends a session that is used every twenty-nine minutes', async () => {
    const { id, token } = await account(server);
    for (let used = 29; used < 600; used += 29) {
      await pass(id, 29);
      expect((await under(server, token)('GET', '/auth/session')).status).toBe(200);
    }
    await pass(id, 29);
    expect(outcomeOf(await under(server, token)('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
  });

  it('half an hour with polls only › ends a session', async () => {
    const { id, token } = await account(server);
    const poll = () => under(server, token)('GET', '/auth/session', undefined, { 'x-poll': 'true' });
    for (let minute = 0; minute < 30; minute += 10) {
      expect((await poll()).status).toBe(200);
      await pass(id, 10);
    }
    expect(outcomeOf(await poll())).toBe('401 UNAUTHORIZED');
  });
});

describe('the operator', () => {
  it('deactivating an account › ends all its sessions at the next call', async () => {
    const boss = await server.person({
      permissions: ['READ_USER', 'WRITE_USER'],
      profile: { name: 'operator' },
    });
    const { id, email } = await account(server);
    const tokens = [
      (await signIn(server, email)).body.sessionToken,
      (await signIn(server, email)).body.sessionToken,
    ];
    const { body: user } = await boss.call('GET', `/users/${id}`);
    const off = await boss.call('PUT', `/users/${id}`, { status: 'INACTIVE', version: user.version });
    expect(off.status).toBe(200);
    for (const token of tokens)
      expect(outcomeOf(await under(server, token)('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
    expect(outcomeOf(await give(server, email))).toBe('401 USER_INACTIVE');
  });

  it('shuts a veterinarian out who may no longer practise, from the open session and by password', async () => {
    const { id, token, email } = await account(server, { type: 'VETERINARY' });
    const practise = (active: boolean) =>
      server.db.query(sql`
        update veterinary set active = ${active} where id = (select veterinary_id from app_user where id = ${id})`);
    await practise(false);
    expect(outcomeOf(await under(server, token)('GET', '/auth/session'))).toBe('401 UNAUTHORIZED');
    expect(outcomeOf(await give(server, email, 'Errada!99'))).toBe('401 LOGIN_INVALID_CREDENTIALS');
    expect(outcomeOf(await give(server, email))).toBe('401 VETERINARY_NOT_AUTHORIZED');
    await practise(true);
    expect((await give(server, email)).body.step).toBe('TWO_FACTOR');
  });
});
