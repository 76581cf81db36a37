import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../authProvider/http.ts';
import { statusOf } from '../../dataProvider/client/callError.ts';
import {
  applyLoginAnswer,
  clearSession,
  expireSession,
  getSession,
  isSignedIn,
} from '../../dataProvider/client/session.ts';
import { acceptLegalWarning, refreshSession, signOut } from '../../authProvider/signIn.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { connect, gate, type Line } from './connected.ts';

let server: TestServer;
let line: Line;
beforeAll(async () => {
  server = await testServer();
  line = await connect(server, (await server.person()).token);
});
afterAll(async () => {
  await line.close();
  await server.close();
});

/** Opened once the server has answered, and to let its answer go on: until then it is on its way. */
let arrived: ReturnType<typeof gate>;
let onward: ReturnType<typeof gate>;

beforeEach(async () => {
  clearSession();
  applyLoginAnswer({ step: 'DONE', sessionToken: (await server.person()).token });
  await server.db.query(sql`
    insert into configuration (key, value) values ('legalWarning', '{"version": 1}')
    on conflict (key) do update set
      value = jsonb_set(configuration.value, '{version}', to_jsonb((configuration.value->>'version')::int + 1))`);
  arrived = gate();
  onward = gate();
  line.through(async (pass, { url }) => {
    const answer = await pass();
    if (/\/(legalWarning\/accept|logout)$/.test(url)) return answer;
    arrived.open();
    await onward.promise;
    return answer;
  });
});

it('the legal text › accepted while the refusal of an earlier call is on its way › is not asked for again', async () => {
  const earlier = call('GET', '/users/me').catch(statusOf);
  await arrived.promise;
  await acceptLegalWarning();
  onward.open();
  expect(await earlier).toBe(401);
  expect(isSignedIn()).toBe(true);
});

it('the legal text › accepted while an earlier state of the session is on its way › is not asked for again', async () => {
  const earlier = refreshSession();
  await arrived.promise;
  await acceptLegalWarning();
  onward.open();
  expect((await earlier).step).toBe('LEGAL_WARNING');
  expect(isSignedIn()).toBe(true);
});

it('the legal text › not accepted yet › is asked for', async () => {
  onward.open();
  expect(await call('GET', '/users/me').catch(statusOf)).toBe(401);
  expect(getSession().answer?.step).toBe('LEGAL_WARNING');
});

it.each([
  ['the user signs out', signOut],
  ['it expires', expireSession],
])(
  'a session › that ends because %s while an earlier state of it is on its way › stays ended',
  async (_, end) => {
    const earlier = refreshSession();
    await arrived.promise;
    await end();
    onward.open();
    await earlier;
    expect(getSession().answer).toBeNull();
  },
);
