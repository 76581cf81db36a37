import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { rateLimitNetwork } from '../../server/auth/rateLimitNetwork.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, challenge, give, otherThan, signIn, outcomeOf } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['neither', 'neither'],
])('What comes from %s is counted for %s', (address, network) => {
  expect(rateLimitNetwork(address)).toBe(network);
});

describe('a limit for visitors', () => {
  it('addresses of one IPv6 network › count as one, those of others separately', async () => {
    const ask = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/forgot/',
        payload: { email: 'ninguem@example.test' },
        remoteAddress,
      });
    for (let host = 1; host <= 20; host += 1)
      expect((await ask(`2001:db8:7:7::${host.toString(16)}`)).statusCode).toBe(200);
    expect((await ask('2001:db8:7:7:ffff::99')).statusCode).toBe(429);
    expect((await ask('2001:db8:7:8::1')).statusCode).toBe(200);
  });

  it('wrong passwords › count in the same way', async () => {
    await give(server, 'a@example.test', 'Errada!99', '2001:db8:9:9::1');
    const counted = await server.db.query(
      sql`update login_attempt set tries = 99 where subject like 'address:2001:db8:9:9:%' returning subject`,
    );
    expect(counted).toHaveLength(1);
    await give(server, 'a@example.test', 'Errada!99', '2001:db8:9:9::2');
    const next = await give(server, 'b@example.test', 'Errada!99', '2001:db8:9:9:1::1');
    expect(outcomeOf(next)).toBe('429 TOO_MANY_REQUESTS');
    const elsewhere = await give(server, 'b@example.test', 'Errada!99', '2001:db8:9:a::1');
    expect(outcomeOf(elsewhere)).toBe('401 LOGIN_INVALID_CREDENTIALS');
  });
});

describe('codes that are mailed', () => {
  it('requests for more than ten before one is entered › are refused, also at the same moment', async () => {
    const { email } = await account(server);
    const answers = [];
    for (let round = 0; round < 3; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 5 }, () => give(server, email)))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(outcomeOf))).toEqual(new Set(['401 LOGIN_MAX_RETRIES_EXCEEDED']));
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(60);
  });

  it('begin anew with each that came back, but not with a wrong one', async () => {
    const { email } = await account(server);
    for (let round = 0; round < 12; round += 1) expect((await signIn(server, email)).status).toBe(200);
    for (let round = 0; round < 9; round += 1) await give(server, email);
    const { token, code } = await challenge(server, email);
    await server.visitor.call('POST', '/auth/two-fa', { token, code: otherThan(code) });
    expect(outcomeOf(await give(server, email))).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
    expect((await server.visitor.call('POST', '/auth/two-fa', { token, code })).status).toBe(200);
    expect((await give(server, email)).status).toBe(200);
  });
});
