import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';
import { falseOrder, type FalseOrder, type Mischief } from './untrustedOidcProvider.ts';
import { orderWorld, type OrderWorld, type Visitor } from './orderFixtures.ts';
import { told } from './people.ts';

const SECRET = 'a secret : of / this & test';
let database: TestDatabase;
let order: FalseOrder;
let world: OrderWorld;

beforeAll(async () => {
  database = await testDatabase();
});
// A register reads the order's description once: for each test another one begins, on the same database.
beforeEach(async () => {
  order = await falseOrder();
  world = await orderWorld(
    { ORDER_ISSUER: order.issuer, ORDER_CLIENT_ID: 'coleira', ORDER_CLIENT_SECRET: SECRET },
    database,
  );
  await database.query(sql`delete from login_attempt`);
  const [known] = await database.query(sql`select from veterinary`);
  if (!known) await world.veterinarian('1234');
});
afterEach(async () => {
  await world.close();
  await order.close().catch(() => undefined);
});
afterAll(() => database.close());

/** Begins, and comes back as if somebody had signed in at the order. */
async function comeBack(visitor: Visitor, mischief: Mischief = {}) {
  order.mischief = mischief;
  const begun = await visitor.call('POST', '/auth-omv/start');
  if (begun.status !== 200) return begun;
  const { searchParams } = new URL(begun.body.url);
  order.nonce = searchParams.get('nonce')!;
  return visitor.giveBack({ code: 'code', state: searchParams.get('state')!, iss: '' });
}

const past = () => Math.floor(Date.now() / 1000) - 600;

describe('an order named by the settings', () => {
  it('is given the code with the verifier and the client’s secret, which is nowhere else', async () => {
    const visitor = world.visitor();
    const answer = await comeBack(visitor);
    expect(answer.body.step).toBe('TWO_FACTOR');
    const { form, authorization } = order.lastRequest!;
    expect(form.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(form.get('redirect_uri')).toBe(`${world.base}/auth/omv`);
    expect(authorization).toMatch(/^Basic /);
    for (const path of ['/auth/options', '/configurations/search', '/audit/search'])
      expect(JSON.stringify((await visitor.call('GET', path)).body)).not.toContain(SECRET);
  });

  it.each<[string, Mischief]>([
    ['comes from another issuer', { claims: { iss: 'https://attacker.example' } }],
    ['is meant for another client', { claims: { aud: 'somebody-else' } }],
    ['answers another sign-on', { claims: { nonce: 'another' } }],
    ['has run out', { claims: { exp: past() } }],
    ['is signed with a foreign key', { foreignKey: true }],
  ])('is not believed when its identity %s', async (_, mischief) => {
    const answer = await comeBack(world.visitor(), mischief);
    expect(told(answer)).toBe('401 ERROR_OMV_LOGIN');
    expect(answer.body.twoFaToken).toBeUndefined();
  });

  it('cannot call itself by another name, nor send the code to another host', async () => {
    const canary: string[] = [];
    const elsewhere = createServer((request, response) => {
      canary.push(request.url ?? '');
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    const tokenEndpoint = `http://127.0.0.1:${port}/token`;
    expect(told(await comeBack(world.visitor(), { issuer: 'https://attacker.example' }))).toBe(
      '401 ERROR_OMV_LOGIN',
    );
    expect(told(await comeBack(world.visitor(), { tokenEndpoint }))).toBe('401 ERROR_OMV_LOGIN');
    expect(canary).toEqual([]);
    elsewhere.close();
  });

  it('says nothing of a veterinarian whose number it leaves out', async () => {
    expect(told(await comeBack(world.visitor(), { claims: { ballot_number: undefined } }))).toBe(
      '401 USER_NOT_FOUND',
    );
  });

  it('may be down: whoever begins or comes back is told so, and may try again', async () => {
    const visitor = world.visitor();
    expect(told(await comeBack(visitor, { status: 502 }))).toBe('503 ORDER_AWAY');
    const silent = await comeBack(visitor, { silent: true });
    expect(told(silent)).toBe('503 ORDER_AWAY');
    expect(silent.headers['retry-after']).toBe('5');
    expect((await comeBack(visitor)).body.step).toBe('TWO_FACTOR');
  });

  it('may be gone altogether: the first step says so, and a sign-in by password is not held up', async () => {
    await order.close();
    const visitor = world.visitor();
    expect(told(await visitor.call('POST', '/auth-omv/start'))).toBe('503 ORDER_AWAY');
    expect(told(await visitor.call('POST', '/auth/', { email: 'a@b.pt', password: 'x' }))).toBe(
      '401 LOGIN_INVALID_CREDENTIALS',
    );
  });

  it('does not keep a veterinarian from signing out while it is gone', async () => {
    const visitor = world.visitor();
    const { body } = await comeBack(visitor);
    const code = await world.codeOf('1234');
    const entered = await visitor.call('POST', '/auth/two-fa', { code, token: body.twoFaToken });
    await order.close();
    const out = await visitor.call('DELETE', '/auth/logout', undefined, entered.body.sessionToken);
    expect(out.status).toBe(200);
    expect((await visitor.call('GET', '/auth/session', undefined, entered.body.sessionToken)).status).toBe(
      401,
    );
  });

  it('takes the place of the demonstration’s, which is then not there', () => {
    expect(world.app.hasRoute({ method: 'GET', url: '/demo/order/*' })).toBe(false);
  });
});
