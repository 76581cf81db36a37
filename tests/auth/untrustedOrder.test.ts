import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';
import {
  startUntrustedProvider,
  type UntrustedProvider,
  type Misbehaviour,
} from './untrustedOidcProvider.ts';
import { orderWorld, type OrderWorld, type Visitor } from './orderFixtures.ts';
import { outcomeOf } from './people.ts';

const SECRET = 'a secret : of / this & test';
let database: TestDatabase;
let order: UntrustedProvider;
let world: OrderWorld;

beforeAll(async () => {
  database = await testDatabase();
});
// A register reads the order's description once: for each test another one begins, on the same database.
beforeEach(async () => {
  order = await startUntrustedProvider();
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

/** Starts the sign-on, and returns as if a user had signed in at the order. */
async function comeBack(visitor: Visitor, mischief: Misbehaviour = {}) {
  order.mischief = mischief;
  const begun = await visitor.call('POST', '/auth-omv/start');
  if (begun.status !== 200) return begun;
  const { searchParams } = new URL(begun.body.url);
  order.nonce = searchParams.get('nonce')!;
  return visitor.giveBack({ code: 'code', state: searchParams.get('state')!, iss: '' });
}

const past = () => Math.floor(Date.now() / 1000) - 600;

describe('an order named by the settings', () => {
  it('its token call › receives the code with the verifier and the client’s secret, which occurs nowhere else', async () => {
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

  it.each<[string, Misbehaviour]>([
    ['comes from another issuer', { claims: { iss: 'https://attacker.example' } }],
    ['is meant for another client', { claims: { aud: 'somebody-else' } }],
    ['answers another sign-on', { claims: { nonce: 'another' } }],
    ['has run out', { claims: { exp: past() } }],
    ['is signed with a foreign key', { foreignKey: true }],
  ])('is not believed when its identity %s', async (_, mischief) => {
    const answer = await comeBack(world.visitor(), mischief);
    expect(outcomeOf(answer)).toBe('401 ERROR_OMV_LOGIN');
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
    expect(outcomeOf(await comeBack(world.visitor(), { issuer: 'https://attacker.example' }))).toBe(
      '401 ERROR_OMV_LOGIN',
    );
    expect(outcomeOf(await comeBack(world.visitor(), { tokenEndpoint }))).toBe('401 ERROR_OMV_LOGIN');
    expect(canary).toEqual([]);
    elsewhere.close();
  });

  it('an identity without a ballot number › finds no veterinarian', async () => {
    expect(outcomeOf(await comeBack(world.visitor(), { claims: { ballot_number: undefined } }))).toBe(
      '401 USER_NOT_FOUND',
    );
  });

  it('while it is down › the sign-on and the return show the reason, and can be repeated', async () => {
    const visitor = world.visitor();
    expect(outcomeOf(await comeBack(visitor, { status: 502 }))).toBe('503 ORDER_AWAY');
    const silent = await comeBack(visitor, { silent: true });
    expect(outcomeOf(silent)).toBe('503 ORDER_AWAY');
    expect(silent.headers['retry-after']).toBe('5');
    expect((await comeBack(visitor)).body.step).toBe('TWO_FACTOR');
  });

  it('while it does not exist › the first step shows the reason, and a sign-in by password still works', async () => {
    await order.close();
    const visitor = world.visitor();
    expect(outcomeOf(await visitor.call('POST', '/auth-omv/start'))).toBe('503 ORDER_AWAY');
    expect(outcomeOf(await visitor.call('POST', '/auth/', { email: 'a@b.pt', password: 'x' }))).toBe(
      '401 LOGIN_INVALID_CREDENTIALS',
    );
  });

  it('while it does not exist › a veterinarian can still sign out', async () => {
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

  it('beside it › the order of the demonstration does not exist', () => {
    expect(world.app.hasRoute({ method: 'GET', url: '/demo/order/*' })).toBe(false);
  });
});
