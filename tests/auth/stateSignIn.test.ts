import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '../../server/auth/session.ts';
import { testDatabase, type TestDatabase } from '../helpers/database.ts';
import { orderWorld, type OrderWorld, type Visitor } from './orderFixtures.ts';
import { outcomeOf } from './people.ts';
import { accountsOf, makeOwner, personNumber } from './stateWorld.ts';
import {
  startUntrustedProvider,
  type Misbehaviour,
  type UntrustedProvider,
} from './untrustedOidcProvider.ts';

const SECRET = 'a secret of the State';
const BORN = '1984-06-11';
const seconds = (ago = 0): number => Math.floor(Date.now() / 1000) - ago;

let database: TestDatabase;
let provider: UntrustedProvider;
let world: OrderWorld;

beforeAll(async () => {
  database = await testDatabase();
});
// A register reads the provider's description once: for each test another one begins, on the same database.
beforeEach(async () => {
  provider = await startUntrustedProvider();
  world = await orderWorld(
    { STATE_ISSUER: provider.issuer, STATE_CLIENT_ID: 'coleira', STATE_CLIENT_SECRET: SECRET },
    database,
  );
});
afterEach(async () => {
  await world.close();
  await provider.close().catch(() => undefined);
});
afterAll(() => database.close());

/** What the provider states of a person. */
const person = (taxNumber: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  tax_number: taxNumber,
  birthdate: BORN,
  auth_time: seconds(),
  ...more,
});

/** Begins, and returns what the provider sends back for a person. */
async function comeBack(visitor: Visitor, claims: Record<string, unknown>, mischief: Misbehaviour = {}) {
  provider.mischief = { ...mischief, claims };
  const begun = await visitor.call('POST', '/auth-state/start');
  const { searchParams } = new URL(begun.body.url as string);
  provider.nonce = searchParams.get('nonce')!;
  return { code: 'code', state: searchParams.get('state')!, iss: '' };
}
const enter = async (claims: Record<string, unknown>, mischief?: Misbehaviour, visitor = world.visitor()) =>
  visitor.giveBack(await comeBack(visitor, claims, mischief), '/auth-state');

const lastAudit = async (action: string) =>
  (
    await world.db.query<{ objectId: string | null; details: Record<string, unknown> }>(
      sql`select object_id, details from audit_log where action = ${action} order by id desc limit 1`,
    )
  )[0];
describe('an owner whom the State identifies', () => {
  it('without an account › gets one and is signed in, without a mailed code', async () => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber);
    const answer = await enter(person(taxNumber));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({ step: 'LEGAL_WARNING', type: 'NORMAL', actor: { ownerId } });
    expect(answer.body.twoFaToken).toBeUndefined();
    const [account, ...more] = await accountsOf(world.db, ownerId);
    expect([account, more]).toMatchObject([{ status: 'ACTIVE', hasPassword: false }, []]);
    const session = await world.visitor().call('GET', '/auth/session', undefined, answer.body.sessionToken);
    expect(session.body.actor.id).toBe(account!.id);
  });

  it('a second time, and with the country before the number › opens the same account', async () => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber);
    await enter(person(taxNumber));
    const again = await enter(person(`PT ${taxNumber}`));
    const accounts = await accountsOf(world.db, ownerId);
    expect([again.body.actor.id, accounts.length]).toEqual([accounts[0]!.id, 1]);
  });

  it('twice at the same time › has one account', async () => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber);
    const begun = [];
    for (const code of ['one', 'other']) {
      const visitor = world.visitor();
      const back = { ...(await comeBack(visitor, person(taxNumber))), code };
      provider.nonces.set(code, provider.nonce);
      begun.push({ visitor, back });
    }
    const answers = await Promise.all(
      begun.map(({ visitor, back }) => visitor.giveBack(back, '/auth-state')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await accountsOf(world.db, ownerId)).toHaveLength(1);
  });

  it('with an account of its own › opens that one; one that is inactive stays shut', async () => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber, { email: 'rita@example.test' });
    await world.db.query(sql`insert into app_user (type, name, email, owner_id, status)
      values ('NORMAL', 'Rita Salvado', 'rita@example.test', ${ownerId}, 'ACTIVE')`);
    expect((await enter(person(taxNumber))).body.actor.email).toBe('rita@example.test');
    await world.db.query(sql`update app_user set status = 'INACTIVE' where owner_id = ${ownerId}`);
    expect(outcomeOf(await enter(person(taxNumber)))).toBe('401 USER_INACTIVE');
  });

  it('the audit › says by what way the session was opened, and by what way the account was made', async () => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber);
    const { body } = await enter(person(taxNumber));
    expect(await lastAudit('LOGIN')).toEqual({
      objectId: String(body.actor.id),
      details: { way: 'STATE', secondFactor: 'STATE' },
    });
    expect(await lastAudit('CREATE_ACCOUNT')).toEqual({
      objectId: String(ownerId),
      details: { way: 'STATE', userId: body.actor.id },
    });
  });

  it('an email on record that proves nothing › does not become the address of the account, and opens it by no link', async () => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber, { email: 'planted@example.test' });
    await enter(person(taxNumber));
    const [account] = await accountsOf(world.db, ownerId);
    expect(account!.email).toMatch(/\.invalid$/);
    const links = await world.db.query(
      sql`select purpose from secret_token where user_id = ${account!.id} and purpose in ('ACTIVATE', 'RESET')`,
    );
    expect(links).toEqual([]);
    const mails = await world.db.query<{ payload: { to: string; subject: string } }>(
      sql`select payload from outbox where kind = 'MAIL' order by id desc limit 5`,
    );
    expect(mails.map(({ payload }) => payload.to)).not.toContain(account!.email);
    expect(mails.find(({ payload }) => payload.to === 'planted@example.test')!.payload.subject).toMatch(
      /conta/,
    );
  });

  it('an email on record that is proof › becomes the address, unless another account has it', async () => {
    const [one, other] = [personNumber(), personNumber()];
    const email = 'rita.salvado@example.test';
    const first = await makeOwner(world.db, one, { email, isEmailKnown: true });
    const second = await makeOwner(world.db, other, { email, isEmailKnown: true });
    await enter(person(one));
    await enter(person(other));
    expect((await accountsOf(world.db, first))[0]!.email).toBe(email);
    expect((await accountsOf(world.db, second))[0]!.email).toMatch(/\.invalid$/);
  });
});

describe('a person whom the State identifies and the register does not let in', () => {
  it.each<[string, () => Promise<Record<string, unknown>>, string]>([
    ['is no owner on record', async () => person(personNumber()), '401 STATE_OWNER_UNKNOWN'],
    [
      'has the number of a record that was merged into one of another number',
      async () => {
        const number = personNumber();
        const kept = await makeOwner(world.db, personNumber());
        const absorbed = await makeOwner(world.db, number);
        await world.db.query(sql`update owner set merged_into_id = ${kept} where id = ${absorbed}`);
        return person(number);
      },
      '401 STATE_OWNER_UNCLEAR',
    ],
    [
      'has the number of an owner of another country only',
      async () => {
        const number = personNumber();
        await makeOwner(world.db, number, { country: 'ES' });
        return person(number);
      },
      '401 STATE_OWNER_UNKNOWN',
    ],
    [
      'is locked and has no account',
      async () => {
        const number = personNumber();
        await makeOwner(world.db, number, { isLocked: true });
        return person(number);
      },
      '401 STATE_OWNER_LOCKED',
    ],
    [
      'has the number of a company',
      async () => {
        await makeOwner(world.db, '599999993', { type: 'COLLECTIVE' });
        return person('599999993');
      },
      '401 STATE_PERSON_IS_COMPANY',
    ],
    [
      'is on record as a company',
      async () => {
        const number = personNumber();
        await makeOwner(world.db, number, { type: 'COLLECTIVE' });
        return person(number);
      },
      '401 STATE_PERSON_IS_COMPANY',
    ],
    [
      'is a day short of 18',
      async () => {
        const number = personNumber();
        await makeOwner(world.db, number);
        const birth = new Date();
        birth.setUTCFullYear(birth.getUTCFullYear() - 18);
        birth.setUTCDate(birth.getUTCDate() + 2);
        return person(number, { birthdate: birth.toISOString().slice(0, 10) });
      },
      '401 STATE_PERSON_IS_MINOR',
    ],
  ])('because the person %s › is told so, and no account or session is made', async (_, claims, code) => {
    const given = await claims();
    const accounts = async () => (await world.db.query(sql`select id from app_user`)).length;
    const sessions = async () => (await world.db.query(sql`select 1 from session`)).length;
    const before = [await accounts(), await sessions()];
    expect(outcomeOf(await enter(given))).toBe(code);
    expect([await accounts(), await sessions()]).toEqual(before);
    expect((await lastAudit('LOGIN_FAILED'))!.details).toEqual({ code: code.slice(4) });
  });
});

describe('an identity that cannot be trusted', () => {
  it.each<[string, Record<string, unknown>, Misbehaviour]>([
    ['comes from another issuer', { iss: 'https://attacker.example' }, {}],
    ['is meant for another client', { aud: 'somebody-else' }, {}],
    ['answers another attempt', { nonce: 'another' }, {}],
    ['has run out', { exp: seconds(600) }, {}],
    ['is of a sign-in of an hour ago', { auth_time: seconds(3600) }, {}],
    ['is of a sign-in that lies an hour ahead', { auth_time: seconds(-3600) }, {}],
    ['does not say when the person signed in', { auth_time: undefined }, {}],
    ['is signed with a foreign key', {}, { foreignKey: true }],
    ['has no tax number', { tax_number: undefined }, {}],
    ['has a tax number whose check digit is wrong', { tax_number: '123456788' }, {}],
    ['has the number of nobody', { tax_number: '999999990' }, {}],
    ['has no day of birth', { birthdate: undefined }, {}],
    ['has a day of birth that is none', { birthdate: '1984-02-31' }, {}],
  ])('because it %s › opens nothing', async (_, claims, mischief) => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber);
    const answer = await enter(person(taxNumber, claims), mischief);
    expect(outcomeOf(answer)).toBe('401 ERROR_STATE_LOGIN');
    expect(await accountsOf(world.db, ownerId)).toEqual([]);
  });

  it('given back twice, in another browser, or with another state › is refused', async () => {
    const taxNumber = personNumber();
    await makeOwner(world.db, taxNumber);
    const visitor = world.visitor();
    const back = await comeBack(visitor, person(taxNumber));
    const stranger = world.visitor();
    expect(outcomeOf(await stranger.giveBack(back, '/auth-state'))).toBe('401 INVALID_STATE');
    const other = (back.state.startsWith('A') ? 'B' : 'A') + back.state.slice(1);
    expect(outcomeOf(await visitor.giveBack({ ...back, state: other }, '/auth-state'))).toBe(
      '401 INVALID_STATE',
    );
    expect((await visitor.giveBack(back, '/auth-state')).status).toBe(200);
    expect(outcomeOf(await visitor.giveBack(back, '/auth-state'))).toBe('401 INVALID_STATE');
  });

  it('the provider’s call › gets the code with the verifier and the client’s secret, which is nowhere else', async () => {
    const taxNumber = personNumber();
    await makeOwner(world.db, taxNumber);
    await enter(person(taxNumber));
    const { form, authorization } = provider.lastRequest!;
    expect(form.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(form.get('redirect_uri')).toBe(`${world.base}/auth/state`);
    expect(authorization).toMatch(/^Basic /);
    expect(JSON.stringify((await world.visitor().call('GET', '/auth/options')).body)).not.toContain(SECRET);
  });

  it('a provider that does not answer › is said to be away, and another try works', async () => {
    const taxNumber = personNumber();
    await makeOwner(world.db, taxNumber);
    const silent = await enter(person(taxNumber), { silent: true });
    expect([outcomeOf(silent), silent.headers['retry-after']]).toEqual(['503 STATE_AWAY', '5']);
    expect((await enter(person(taxNumber))).status).toBe(200);
    await provider.close();
  });
});

describe('signing out', () => {
  const enterAsOwner = async (mischief?: Misbehaviour) => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber);
    const { body } = await enter(person(taxNumber), mischief);
    return { ownerId, token: body.sessionToken as string };
  };
  const leave = (token: string) => world.visitor().call('DELETE', '/auth/logout', undefined, token);

  it('an owner whom the State identified › is sent to its sign-out, with an address to return to', async () => {
    const { token } = await enterAsOwner();
    const { logoutUrl } = (await leave(token)).body;
    const url = new URL(logoutUrl);
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/end`);
    expect([...url.searchParams].sort()).toEqual([
      ['client_id', 'coleira'],
      ['post_logout_redirect_uri', `${world.base}/auth`],
    ]);
    expect((await world.visitor().call('GET', '/auth/session', undefined, token)).status).toBe(401);
  });

  it('an owner who came another way › stays here', async () => {
    const { ownerId } = await enterAsOwner();
    const [account] = await accountsOf(world.db, ownerId);
    const token = await openSession(world.db, { userId: account!.id, ip: '127.0.0.1', userAgent: null });
    expect((await leave(token)).body).toEqual({});
  });

  it('at a provider that names no sign-out › ends here', async () => {
    const { token } = await enterAsOwner({ withoutSignOut: true });
    const out = await leave(token);
    expect([out.status, out.body]).toEqual([200, {}]);
  });

  it('while the provider does not answer › ends here all the same', async () => {
    const { token } = await enterAsOwner();
    const later = await orderWorld(
      { STATE_ISSUER: 'http://127.0.0.1:9/', STATE_CLIENT_ID: 'coleira', STATE_CLIENT_SECRET: SECRET },
      database,
    );
    const out = await later.visitor().call('DELETE', '/auth/logout', undefined, token);
    expect([out.status, out.body]).toEqual([200, {}]);
    expect((await later.visitor().call('GET', '/auth/session', undefined, token)).status).toBe(401);
    await later.close();
  });
});

describe('the two providers', () => {
  it('a state that was made for one › opens nothing at the other, and is not used up', async () => {
    const taxNumber = personNumber();
    await makeOwner(world.db, taxNumber);
    const visitor = world.visitor();
    const back = await comeBack(visitor, person(taxNumber));
    await visitor.call('POST', '/auth-omv/start');
    expect(outcomeOf(await visitor.giveBack(back, '/auth-omv'))).toBe('401 INVALID_STATE');
    const order = new URL((await visitor.call('POST', '/auth-omv/start')).body.url as string);
    const ofOrder = { code: 'code', state: order.searchParams.get('state')!, iss: '' };
    expect(outcomeOf(await visitor.giveBack(ofOrder, '/auth-state'))).toBe('401 INVALID_STATE');
    expect((await visitor.giveBack(back, '/auth-state')).status).toBe(200);
  });

  it('an identity of the order with a tax number › is not the State’s word', async () => {
    const taxNumber = personNumber();
    const ownerId = await makeOwner(world.db, taxNumber);
    const visitor = world.visitor();
    const back = await comeBack(visitor, person(taxNumber, { iss: `${world.base}/demo/order` }));
    expect(outcomeOf(await visitor.giveBack(back, '/auth-state'))).toBe('401 ERROR_STATE_LOGIN');
    expect(await accountsOf(world.db, ownerId)).toEqual([]);
  });

  it('the cookie of one › is sent to its own calls alone', async () => {
    const answer = await fetch(`${world.base}/api/auth-state/start`, { method: 'POST' });
    const cookie = answer.headers.getSetCookie().join();
    expect(cookie).toMatch(/^state-sign-on=/);
    expect(cookie).toContain('Path=/api/auth-state');
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
  });
});

describe('the demonstration', () => {
  it('of the State’s provider › lets people of its page come back with what it says of them', async () => {
    const demo = await orderWorld({}, database);
    await fetch(`${demo.base}/demo/state/.well-known/openid-configuration`);
    const visitor = demo.visitor();
    expect((await visitor.call('GET', '/auth/options')).body.stateSignOn).toBe(true);
    const back = await visitor.visitOrder('cc-245612343', { calls: '/auth-state' });
    expect(outcomeOf(await visitor.giveBack(back, '/auth-state'))).toBe('401 STATE_OWNER_UNKNOWN');
    const other = demo.visitor();
    const minor = await other.visitOrder('cc-267894325', { calls: '/auth-state' });
    expect(outcomeOf(await other.giveBack(minor, '/auth-state'))).toBe('401 STATE_PERSON_IS_MINOR');
    await demo.close();
  });

  it('beside a real provider › its own does not exist', () => {
    expect(world.app.hasRoute({ method: 'GET', url: '/demo/state/*' })).toBe(false);
    expect(world.app.hasRoute({ method: 'GET', url: '/demo/order/*' })).toBe(true);
  });
});
