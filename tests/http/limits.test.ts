import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows, ownerAccount, type Actor } from '../../resources/kit/access.ts';
import type { Call } from '../../resources/kit/call.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { calls } from '../../resources/schemas.ts';
import { buildApp } from '../../server/app.ts';
import { getOne } from '../../server/db/db.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { samplePath } from '../kit/routes.ts';
import { partnerKey } from '../helpers/partnerKey.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { ownerPerson } from '../modules/account/ownerAccount/fixtures.ts';

let server: TestServer;
let key: string;
let operator: Person;
let clinic: Person;
let owner: Person;
/** A caller with access to a call. */
function whoMay({ access }: Call): Person {
  if (access === ownerAccount) return owner;
  const actor = { permissions: PERMISSIONS, type: 'NORMAL', isOperator: true } as Actor;
  return allows(access, actor) ? operator : clinic;
}
beforeAll(async () => {
  server = await testServer();
  key = await partnerKey(server.db);
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  clinic = await server.person({ permissions: PERMISSIONS });
  const { id } = await getOne<{ id: number }>(
    server.db,
    sql`insert into owner (type, name, vat_number) values ('SINGULAR', 'X', '245612343') returning id`,
  );
  owner = await ownerPerson(server, id);
});
afterAll(() => server.close());

const limited = calls.filter((call) => call.limit !== undefined);
const open = calls.filter((call) => call.access === 'PUBLIC');
let addresses = 0;
const newAddress = () => `10.7.${(addresses += 1) >> 8}.${addresses & 255}`;

const knock = (call: Call, remoteAddress: string, headers: Record<string, string> = {}, app = server.app) =>
  app.inject({
    method: call.method,
    url: `/api${samplePath(call.path)}?thisIsNoQuestion=1`,
    remoteAddress,
    headers: {
      ...headers,
      ...(call.access !== 'PUBLIC' && { authorization: `Bearer ${whoMay(call).token}` }),
      ...(call.apiKey && { authorization: `Bearer ${key}` }),
    },
  });

/** Knocks as often as is allowed, and once more. On a machine that takes longer for it than a limit counts, again. */
async function knockUntilRefused(call: Call, address: string) {
  const { max, seconds } = call.limit!;
  for (;;) {
    const start = Date.now();
    for (let at = 0; at < max; at += 1) expect((await knock(call, address)).statusCode).not.toBe(429);
    const refused = await knock(call, address);
    if (refused.statusCode === 429 || Date.now() - start < seconds * 1000) return refused;
  }
}

describe('a limited call', () => {
  it.each(limited.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers 429 with the time to wait once its limit is reached, and only to whoever reached it',
    async (_name, call) => {
      const address = newAddress();
      const { seconds } = call.limit!;
      const refused = await knockUntilRefused(call, address);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({ data: { message: 'TOO_MANY_REQUESTS' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(seconds);
      expect(refused.headers['cache-control']).toBe('no-store');
      // Neither a header that anybody can write nor another spelling of the path is a way round.
      const forged = {
        'x-forwarded-for': '203.0.113.9',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      };
      expect((await knock(call, address, forged)).statusCode).toBe(429);
      const slashed = { ...call, path: call.path.endsWith('/') ? call.path.slice(0, -1) : `${call.path}/` };
      expect((await knock(slashed, address)).statusCode).toBe(429);
      // Calls without a session are counted by address, calls with one by account, from any address.
      const elsewhere = await knock(call, newAddress());
      if (call.access === 'PUBLIC') expect(elsewhere.statusCode).not.toBe(429);
      else expect(elsewhere.statusCode).toBe(429);
    },
  );

  it('all calls without a session › are limited', () => {
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter((call) => call.limit === undefined).map(({ name }) => name)).toEqual([]);
    // With a session too, where a number leads to a person.
    const byNumber = calls.filter((call) => /\/vat\/|by-vat/.test(call.path));
    expect(byNumber.filter((call) => call.limit === undefined).map(({ name }) => name)).toEqual([]);
  });
});

describe('behind a proxy that is trusted', () => {
  it('the address is the one that the proxy saw, not one that came with the call', async () => {
    const settings = readSettings({ DATA_DIR: server.dataDir, DEMO: '0', TRUST_PROXY: '1' });
    const app = await buildApp({ db: server.db, mailer: openMailer(settings), settings });
    const call = limited.find(({ name }) => name === 'pageError')!;
    const through = (seen: string) =>
      knock(call, '192.0.2.250', { 'x-forwarded-for': `203.0.113.77, ${seen}` }, app);
    for (let at = 0; at < call.limit!.max; at += 1) await through('198.51.100.1');
    expect((await through('198.51.100.1')).statusCode).toBe(429);
    expect((await through('198.51.100.2')).statusCode).not.toBe(429);
    await app.close();
  });
});
