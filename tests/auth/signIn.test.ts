import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceSubject } from '../../server/auth/attempts.ts';
import { getOne } from '../../server/db/db.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import {
  account,
  actions,
  challenge,
  give,
  otherThan,
  outbox,
  PASSWORD,
  signIn,
  outcomeOf,
  under,
} from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const wrong = (email: string, from?: string) => give(server, email, 'Errada!99', from);

describe('e-mail and password', () => {
  it('correct ones › are followed by a mailed code, valid for five minutes, and open no session yet', async () => {
    const { email } = await account(server);
    const answer = await give(server, email);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(['step', 'twoFaToken', 'twoFactorValidity']);
    expect(answer.body.step).toBe('TWO_FACTOR');
    const left = Date.parse(answer.body.twoFactorValidity) - Date.now();
    expect(left).toBeGreaterThan(290_000);
    expect(left).toBeLessThan(301_000);
    expect(outcomeOf(await under(server, answer.body.twoFaToken)('GET', '/auth/session'))).toBe(
      '401 UNAUTHORIZED',
    );
  });

  it('capitals and blanks around the email › are ignored', async () => {
    const { email } = await account(server);
    expect((await give(server, `  ${email.toUpperCase()} `)).status).toBe(200);
  });

  it('a wrong password, an unknown email, and an account never activated › get the same answer', async () => {
    const { email } = await account(server);
    const { id } = await server.person();
    const fresh = await getOne<{ email: string }>(
      server.db,
      sql`select email from app_user where id = ${id}`,
    );
    const answers = [await wrong(email), await wrong('ninguem@example.test'), await wrong(fresh.email)];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ data: { message: 'LOGIN_INVALID_CREDENTIALS' } });
    }
  });

  it('of an inactive account › are refused with that reason only for the correct password', async () => {
    const { id, email } = await account(server);
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${id}`);
    expect(outcomeOf(await wrong(email))).toBe('401 LOGIN_INVALID_CREDENTIALS');
    expect(outcomeOf(await give(server, email))).toBe('401 USER_INACTIVE');
  });

  it('missing ones › are errors of their fields, and other fields are refused', async () => {
    const empty = await server.visitor.call('POST', '/auth/', { email: ' ', password: '' });
    expect(empty.body.errors).toEqual([
      { property: 'email', error: 'MISSING_EMAIL' },
      { property: 'password', error: 'MISSING_PASSWORD' },
    ]);
    const more = await server.visitor.call('POST', '/auth/', {
      email: 'a@b.pt',
      password: 'x',
      ip: '1.2.3.4',
    });
    expect(more.status).toBe(400);
  });

  it('five wrong attempts from one source › block the correct password too, for known and unknown alike', async () => {
    const { email } = await account(server);
    for (const address of [email, 'ninguem@example.test']) {
      for (let i = 0; i < 5; i += 1)
        expect(outcomeOf(await wrong(address, '10.0.2.1'))).toBe('401 LOGIN_INVALID_CREDENTIALS');
      const blocked = await give(server, address, PASSWORD, '10.0.2.1');
      expect(outcomeOf(blocked)).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(200);
    }
    expect((await give(server, email, PASSWORD, '10.0.2.2')).status).toBe(200);
  });

  it('twenty wrong attempts from many sources › block, for known and unknown alike', async () => {
    const { email } = await account(server);
    for (const address of [email, 'desconhecida@example.test']) {
      for (let i = 0; i < 20; i += 1)
        expect(outcomeOf(await wrong(address, `10.0.0.${i}`))).toBe('401 LOGIN_INVALID_CREDENTIALS');
      const blocked = await give(server, address, PASSWORD, '10.0.1.1');
      expect(outcomeOf(blocked)).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(200);
    }
  });

  it('fifty simultaneous guesses › are blocked after twenty', async () => {
    const { email } = await account(server);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => wrong(email, `10.1.0.${i}`)));
    expect(answers.filter((one) => outcomeOf(one) === '401 LOGIN_INVALID_CREDENTIALS')).toHaveLength(20);
  });

  it('each wrong attempt after the block › doubles its time', async () => {
    const subject = sourceSubject('teimosa@example.test', '10.2.0.1');
    const minutes = async () => {
      const { left } = await getOne<{ left: number }>(
        server.db,
        sql`update login_attempt set blocked_until = now() - interval '1 second' where subject = ${subject}
            returning round(extract(epoch from (select blocked_until from login_attempt where subject = ${subject}) - now()) / 60)::int as left`,
      );
      return left;
    };
    for (let i = 0; i < 5; i += 1) await wrong('teimosa@example.test', '10.2.0.1');
    expect(await minutes()).toBe(5);
    expect(outcomeOf(await wrong('teimosa@example.test', '10.2.0.1'))).toBe('401 LOGIN_INVALID_CREDENTIALS');
    expect(await minutes()).toBe(10);
  });

  it('forget the wrong tries after a right one', async () => {
    const { email } = await account(server);
    for (let i = 0; i < 4; i += 1) await wrong(email);
    expect((await give(server, email)).status).toBe(200);
    for (let i = 0; i < 4; i += 1)
      expect(outcomeOf(await wrong(email))).toBe('401 LOGIN_INVALID_CREDENTIALS');
  });

  it('an address that has tried a hundred accounts › is blocked', async () => {
    const { email } = await account(server);
    const from = '10.9.9.9';
    for (let i = 0; i < 100; i += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, j) => wrong(`alvo${i + j}@example.test`, from)));
    }
    const refused = await give(server, email, PASSWORD, from);
    expect(outcomeOf(refused)).toBe('429 TOO_MANY_REQUESTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await give(server, email, PASSWORD, '10.9.9.8')).status).toBe(200);
  });

  it('a hash of other parameters › is replaced at the sign-in', async () => {
    const { id, email } = await account(server);
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await server.db.query(sql`update app_user set password_hash = ${old} where id = ${id}`);
    expect((await give(server, email)).status).toBe(200);
    const kept = await getOne<{ passwordHash: string }>(
      server.db,
      sql`select password_hash from app_user where id = ${id}`,
    );
    expect(kept.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await give(server, email)).status).toBe(200);
  });
});

describe('the mailed code', () => {
  it('the correct one › opens a session, once', async () => {
    const { id, email } = await account(server);
    const given = await challenge(server, email);
    const answer = await server.visitor.call('POST', '/auth/two-fa', given);
    expect(answer.body).toMatchObject({
      step: 'DONE',
      type: 'NORMAL',
      isPreAuthenticated: false,
      actor: { id, email },
    });
    expect((await under(server, answer.body.sessionToken)('GET', '/auth/session')).body.step).toBe('DONE');
    expect(outcomeOf(await server.visitor.call('POST', '/auth/two-fa', given))).toBe(
      '401 LOGIN_INVALID_TWO_FA_CREDENTIALS',
    );
    expect(await actions(server, id)).toEqual(['LOGIN', 'TWO_FACTOR_FAILED']);
  });

  it('the answer › has all that the page needs, and so has the call for the session', async () => {
    const person = await account(server, { permissions: ['MANAGE_VACCINES'] });
    const { body } = await signIn(server, person.email);
    const { sessionToken, ...held } = body;
    expect(sessionToken).toMatch(/^[\w-]{43}$/);
    expect(held).toMatchObject({
      sessionValidity: expect.stringMatching(/Z$/),
      isPreAuthenticated: false,
      type: 'NORMAL',
      veterinaryId: null,
      entity: { id: expect.any(Number), name: expect.any(String) },
      entitiesAccessList: [],
      role: { permissions: ['MANAGE_VACCINES'] },
      language: 'pt-PT',
      timezone: 'Europe/Lisbon',
      actor: { id: person.id, email: person.email, entityProfile: { isBillable: expect.any(Boolean) } },
      impersonator: null,
    });
    expect(held).toHaveProperty('legalWarningReadTimestamp');
    expect(held).not.toHaveProperty('twoFaToken');
    const asked = await under(server, sessionToken)('GET', '/auth/session');
    expect(asked.body).toMatchObject({ ...held, sessionValidity: expect.any(String) });
    expect(asked.body).not.toHaveProperty('sessionToken');
  });

  it('two uses at the same time › open one session', async () => {
    const { email } = await account(server);
    const given = await challenge(server, email);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => server.visitor.call('POST', '/auth/two-fa', given)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('of one sign-in does not fit another', async () => {
    const { email } = await account(server);
    const [first, second] = [await challenge(server, email), await challenge(server, email)];
    if (first.code === second.code) return;
    const crossed = await server.visitor.call('POST', '/auth/two-fa', {
      code: first.code,
      token: second.token,
    });
    expect(outcomeOf(crossed)).toBe('401 LOGIN_INVALID_TWO_FA_CREDENTIALS');
    expect((await server.visitor.call('POST', '/auth/two-fa', first)).status).toBe(200);
  });

  it('five wrong ones › revoke it and every other code of the account', async () => {
    const { email } = await account(server);
    const first = await challenge(server, email);
    const give2 = (token: string, code: string) =>
      server.visitor.call('POST', '/auth/two-fa', { token, code });
    for (let i = 0; i < 3; i += 1) expect((await give2(first.token, otherThan(first.code))).status).toBe(401);
    const second = await challenge(server, email);
    expect((await give2(second.token, otherThan(second.code))).status).toBe(401);
    for (const worthless of [
      await give2(second.token, otherThan(second.code)),
      await give2(second.token, second.code),
      await give2(first.token, first.code),
    ]) {
      expect(outcomeOf(worthless)).toBe('429 LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED');
      expect(Number(worthless.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(outcomeOf(await give(server, email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
    // The block ends before the codes would.
    await server.db.query(sql`update login_attempt set blocked_until = now() - interval '1 second'`);
    for (const code of [first, second]) {
      expect(outcomeOf(await server.visitor.call('POST', '/auth/two-fa', code))).toBe(
        '429 LOGIN_MAX_TWO_FA_RETRIES_EXCEEDED',
      );
    }
  });

  it('runs out', async () => {
    const { id, email } = await account(server);
    const given = await challenge(server, email);
    await server.db.query(
      sql`update secret_token set expires_at = now() - interval '1 second' where user_id = ${id}`,
    );
    expect(outcomeOf(await server.visitor.call('POST', '/auth/two-fa', given))).toBe(
      '401 LOGIN_EXPIRED_TWO_FA_CREDENTIALS',
    );
  });

  it('an account deactivated meanwhile › cannot use it', async () => {
    const { id, email } = await account(server);
    const given = await challenge(server, email);
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${id}`);
    expect((await server.visitor.call('POST', '/auth/two-fa', given)).status).toBe(401);
  });

  it('it and its token › are stored as hashes only', async () => {
    const { id, email } = await account(server);
    const { token, code } = await challenge(server, email);
    const row = await getOne(server.db, sql`select * from secret_token where user_id = ${id}`);
    const kept = JSON.stringify(row, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(code);
  });

  it('opening the link in its mail › changes nothing', async () => {
    const { email } = await account(server);
    const { token, code } = await challenge(server, email);
    const files = (await readdir(outbox(server))).sort();
    expect(await readFile(join(outbox(server), files.at(-1)!), 'utf8')).toContain(
      `/auth/2fa/${token}/${code}`,
    );
    await server.app.inject({ method: 'GET', url: `/auth/2fa/${token}/${code}` });
    expect((await server.visitor.call('POST', '/auth/two-fa', { token, code })).status).toBe(200);
  });

  it('success and failure › leave an audit row with the user', async () => {
    const { id, email } = await account(server);
    await wrong(email);
    await signIn(server, email);
    expect(await actions(server, id)).toEqual(['LOGIN_FAILED', 'LOGIN']);
    const user = await getOne<{ lastLoginTimestamp: string | null }>(
      server.db,
      sql`select last_login_timestamp from app_user where id = ${id}`,
    );
    expect(user.lastLoginTimestamp).not.toBeNull();
  });
});
