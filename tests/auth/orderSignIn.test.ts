import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeSubject, clearAttempts } from '../../server/auth/attempts.ts';
import { outcomeOf, actions } from './people.ts';
import { member, orderWorld, type OrderWorld, type Visitor } from './orderFixtures.ts';
import type { TestServer } from '../helpers/server.ts';

let world: OrderWorld;
const [inês, other, inactive, notPractising, unknown] = [0, 1, 2, 3, 4].map(member);
let inêsId: number;

beforeAll(async () => {
  world = await orderWorld();
  inêsId = await world.veterinarian(inês!.ballotNumber);
  await world.veterinarian(other!.ballotNumber);
  await world.veterinarian(inactive!.ballotNumber, { status: 'INACTIVE' });
  await world.veterinarian(notPractising!.ballotNumber, { mayPractise: false });
});
afterAll(() => world.close());

const audit = (id: number) => actions(world as unknown as TestServer, id);

/** Signs in through the order and the mailed code; returns the last answer. */
async function enter(visitor: Visitor, who = inês!, factor = false) {
  const answer = await visitor.giveBack(await visitor.visitOrder(who.subject, { factor }));
  if (answer.body.step !== 'TWO_FACTOR') return answer;
  const code = await world.codeOf(who.ballotNumber);
  return visitor.call('POST', '/auth/two-fa', { code, token: answer.body.twoFaToken });
}

describe('the way to the order', () => {
  it('while the sign-on is on › is offered', async () => {
    const options = () => world.visitor().call('GET', '/auth/options');
    expect((await options()).body).toEqual({ orderSignOn: true, stateSignOn: true, supportEmail: null });
    await world.configure({ enabled: false });
    expect((await options()).body).toEqual({ orderSignOn: false, stateSignOn: true, supportEmail: null });
    const visitor = world.visitor();
    expect(outcomeOf(await visitor.call('POST', '/auth-omv/start'))).toBe('409 ORDER_SIGN_ON_DISABLED');
    expect(outcomeOf(await visitor.giveBack({ code: 'x', state: 'y', iss: '' }))).toBe(
      '409 ORDER_SIGN_ON_DISABLED',
    );
    await world.configure({ enabled: true });
  });

  it('carries a state of 200 characters, a nonce and a PKCE challenge, none twice, and no secret', async () => {
    const visitor = world.visitor();
    const urls = await Promise.all(
      [1, 2, 3].map(async () => (await visitor.call('POST', '/auth-omv/start')).body.url),
    );
    const queries = urls.map((url: string) => new URL(url).searchParams);
    for (const query of queries) {
      expect(query.get('state')).toMatch(/^[\w-]{200}$/);
      expect(query.get('code_challenge_method')).toBe('S256');
      expect(query.get('prompt')).toBe('login');
      expect(query.get('redirect_uri')).toBe(`${world.base}/auth/omv`);
      expect([...query.keys()]).not.toContain('client_secret');
    }
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new Set(queries.map((query) => query.get(name))).size).toBe(3);
  });

  it('its state › is stored as a hash, and bound to the browser by a cookie that no script can read', async () => {
    const answer = await fetch(`${world.base}/api/auth-omv/start`, { method: 'POST' });
    const { url } = (await answer.json()) as { url: string };
    const state = new URL(url).searchParams.get('state')!;
    const cookie = answer.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toContain('Path=/api/auth-omv');
    const rows = await world.db.query(sql`select * from secret_token where purpose = 'ORDER_STATE'`);
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  it('the return address › has the host name under which the register was opened, and no foreign one', async () => {
    const begin = async (origin: string) => {
      const answer = await fetch(`${world.base}/api/auth-omv/start`, { method: 'POST', headers: { origin } });
      return new URL(((await answer.json()) as { url: string }).url).searchParams.get('redirect_uri');
    };
    const alias = world.base.replace('127.0.0.1', 'localhost');
    expect(await begin(alias)).toBe(`${alias}/auth/omv`);
    expect(await begin('https://attacker.example')).toBe(`${world.base}/auth/omv`);
  });
});

describe('a veterinarian who comes from the order', () => {
  it('still owes the mailed code, then chooses an entity', async () => {
    const visitor = world.visitor();
    const answer = await visitor.giveBack(await visitor.visitOrder(inês!.subject));
    expect(Object.keys(answer.body).sort()).toEqual(['step', 'twoFaToken', 'twoFactorValidity', 'type']);
    expect(answer.body).toMatchObject({ step: 'TWO_FACTOR', type: 'VETERINARY' });
    expect((await visitor.call('GET', '/auth/session', undefined, answer.body.twoFaToken)).status).toBe(401);
    const code = await world.codeOf(inês!.ballotNumber);
    const entered = await visitor.call('POST', '/auth/two-fa', { code, token: answer.body.twoFaToken });
    expect(entered.body).toMatchObject({ step: 'ENTITY', isPreAuthenticated: true, type: 'VETERINARY' });
    expect((await audit(inêsId)).slice(-2)).toEqual(['ORDER_ACCOUNT_BOUND', 'LOGIN']);
  });

  it('after the first sign-on › is found by the order’s own subject, which is bound once', async () => {
    await enter(world.visitor());
    await enter(world.visitor());
    const rows = await world.db.query(sql`select subject from order_account where user_id = ${inêsId}`);
    expect(rows).toEqual([{ subject: inês!.subject }]);
    expect((await audit(inêsId)).filter((action) => action === 'ORDER_ACCOUNT_BOUND')).toHaveLength(1);
  });

  it('another ballot number from the order › is refused', async () => {
    await enter(world.visitor(), other);
    const change = (to: string, from: string) =>
      world.db.query(sql`update veterinary set ballot_number = ${to} where ballot_number = ${from}`);
    await change('77777', other!.ballotNumber);
    const visitor = world.visitor();
    expect(outcomeOf(await visitor.giveBack(await visitor.visitOrder(other!.subject)))).toBe(
      '401 ERROR_OMV_LOGIN',
    );
    await change(other!.ballotNumber, '77777');
  });

  it.each([
    ['has no account', unknown!, '401 USER_NOT_FOUND'],
    ['has an inactive account', inactive!, '401 USER_INACTIVE'],
    ['may not practise', notPractising!, '401 VETERINARY_NOT_AUTHORIZED'],
  ])('is told when they %s, and is mailed nothing', async (_, who, code) => {
    const visitor = world.visitor();
    expect(outcomeOf(await visitor.giveBack(await visitor.visitOrder(who.subject)))).toBe(code);
    await expect(world.codeOf(who.ballotNumber)).rejects.toThrow('no mail');
  });

  it('waits like everybody whose wrong codes are used up, and is mailed no other', async () => {
    await world.db.query(sql`insert into login_attempt (subject, tries, blocked_until)
      values (${codeSubject(inêsId)}, 5, now() + interval '1 minute')`);
    const visitor = world.visitor();
    const answer = await visitor.giveBack(await visitor.visitOrder(inês!.subject));
    expect(outcomeOf(answer)).toBe('401 LOGIN_MAX_RETRIES_EXCEEDED');
    await clearAttempts(world.db, codeSubject(inêsId));
  });

  it('cancelling at the order › returns with an error and no session', async () => {
    const { url, code } = await world.visitor().visitOrder(null);
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(code).toBe('');
  });
});

describe('the order’s own second factor', () => {
  it('stands in for the mailed code only where the operator accepts it, the account is bound, and it was given', async () => {
    const steps = async (factor: boolean) => {
      const visitor = world.visitor();
      return (await visitor.giveBack(await visitor.visitOrder(inês!.subject, { factor }))).body.step;
    };
    await enter(world.visitor());
    expect(await steps(true)).toBe('TWO_FACTOR');
    await world.configure({ enabled: true, acceptsSecondFactor: true });
    expect(await steps(false)).toBe('TWO_FACTOR');
    expect(await steps(true)).toBe('ENTITY');
    await world.db.query(sql`delete from order_account`);
    expect(await steps(true)).toBe('TWO_FACTOR');
    await world.configure({ enabled: true });
  });

  it('an accepted second factor › is recorded with the sign-in', async () => {
    await world.configure({ enabled: true, acceptsSecondFactor: true });
    await enter(world.visitor());
    await enter(world.visitor(), inês, true);
    const [row] = await world.db.query(sql`
      select details from audit_log where action = 'LOGIN' and object_id = ${String(inêsId)} order by id desc limit 1`);
    expect(row).toEqual({ details: { way: 'ORDER', secondFactor: 'ORDER' } });
    await world.configure({ enabled: true });
  });
});

describe('code and state', () => {
  it('work once', async () => {
    const visitor = world.visitor();
    const back = await visitor.visitOrder(inês!.subject);
    expect((await visitor.giveBack(back)).body.step).toBe('TWO_FACTOR');
    expect(outcomeOf(await visitor.giveBack(back))).toBe('401 INVALID_STATE');
  });

  it('work for one of many who give them back at the same time', async () => {
    const visitor = world.visitor();
    const back = await visitor.visitOrder(inês!.subject);
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.giveBack(back)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('another state than the one sent › is refused', async () => {
    const visitor = world.visitor();
    const back = await visitor.visitOrder(inês!.subject);
    const state = (back.state.startsWith('A') ? 'B' : 'A') + back.state.slice(1);
    expect(outcomeOf(await visitor.giveBack({ ...back, state }))).toBe('401 INVALID_STATE');
  });

  it('another browser › is refused and does not use them up', async () => {
    const visitor = world.visitor();
    const back = await visitor.visitOrder(inês!.subject);
    const stranger = world.visitor();
    await stranger.call('POST', '/auth-omv/start');
    expect(outcomeOf(await stranger.giveBack(back))).toBe('401 INVALID_STATE');
    expect(outcomeOf(await world.visitor().giveBack(back))).toBe('401 INVALID_STATE');
    expect((await visitor.giveBack(back)).status).toBe(200);
  });

  it('ten minutes later › are refused', async () => {
    const visitor = world.visitor();
    const back = await visitor.visitOrder(inês!.subject);
    const { rows } = {
      rows: await world.db.query<{ minutes: number }>(sql`
        select round(extract(epoch from expires_at - now()) / 60)::int as minutes from secret_token
        where purpose = 'ORDER_STATE' and used_at is null order by creation_timestamp desc limit 1`),
    };
    expect(rows[0]?.minutes).toBe(10);
    await world.db.query(sql`update secret_token set expires_at = now() where purpose = 'ORDER_STATE'`);
    expect(outcomeOf(await visitor.giveBack(back))).toBe('401 INVALID_STATE');
  });

  it('do not fit each other when they come from two attempts of one browser: the code is no use to the other', async () => {
    const visitor = world.visitor();
    const [one, two] = [await visitor.visitOrder(inês!.subject), await visitor.visitOrder(inês!.subject)];
    expect(outcomeOf(await visitor.giveBack({ ...one, state: two.state }))).toBe('401 ERROR_OMV_LOGIN');
  });

  it('an invented, used or foreign code › is refused', async () => {
    const visitor = world.visitor();
    const back = await visitor.visitOrder(inês!.subject);
    expect(outcomeOf(await visitor.giveBack({ ...back, code: 'made-up' }))).toBe('401 ERROR_OMV_LOGIN');
    const more = await visitor.visitOrder(inês!.subject);
    expect(outcomeOf(await visitor.giveBack({ ...more, iss: 'https://attacker.example' }))).toBe(
      '401 ERROR_OMV_LOGIN',
    );
  });

  it('missing ones › are errors of their fields, and other fields are refused', async () => {
    const visitor = world.visitor();
    expect((await visitor.call('POST', '/auth-omv', { code: '', state: ' ' })).body.errors).toEqual([
      { property: 'code', error: 'MISSING_CODE' },
      { property: 'state', error: 'MISSING_STATE' },
    ]);
    expect((await visitor.call('POST', '/auth-omv', { code: 'a', state: 'b', twoFaToken: 'c' })).status).toBe(
      400,
    );
  });
});

describe('signing out', () => {
  it('a veterinarian › is sent to the order, with an address to return to the sign-in page', async () => {
    const visitor = world.visitor();
    const { body } = await enter(visitor);
    const out = await visitor.call('DELETE', '/auth/logout', undefined, body.sessionToken);
    const url = new URL(out.body.logoutUrl);
    expect(url.href.startsWith(`${world.base}/demo/order/session/end`)).toBe(true);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${world.base}/auth`);
    expect(url.searchParams.get('client_id')).toBe('coleira');
    expect((await visitor.call('GET', '/auth/session', undefined, body.sessionToken)).status).toBe(401);
  });

  it('the address of the operator › is used if set, and none while the sign-on is off', async () => {
    const leave = async () => {
      const visitor = world.visitor();
      const { body } = await enter(visitor);
      return async () => (await visitor.call('DELETE', '/auth/logout', undefined, body.sessionToken)).body;
    };
    const [first, second] = [await leave(), await leave()];
    await world.configure({ enabled: true, logoutUrl: 'https://ordem.example/sair' });
    expect(await first()).toEqual({ logoutUrl: 'https://ordem.example/sair' });
    await world.configure({ enabled: false });
    expect(await second()).toEqual({});
    await world.configure({ enabled: true });
  });
});
