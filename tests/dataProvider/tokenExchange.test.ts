import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, statusOf } from '../../authProvider/http.ts';
import { isSignedIn, sessionToken, subscribeToSession } from '../../authProvider/session.ts';
import { selectEntity } from '../../authProvider/signIn.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { connect, type Line } from './connected.ts';

/** Something to wait for, and the way to let it go on. */
function gate() {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

let server: TestServer;
let line: Line;
let token: string;
beforeAll(async () => {
  server = await testServer();
  ({ token } = await server.person({ type: 'VETERINARY' }));
  line = await connect(server, token);
});
afterAll(async () => {
  await line.close();
  await server.close();
});

it('a call refused for its old token does not end the session while the new token is on its way', async () => {
  const exchanged = gate();
  const refused = gate();
  line.through(async (pass, { url }) => {
    const answer = await pass();
    if (!url.includes('select-entity')) {
      refused.open();
      return answer;
    }
    exchanged.open();
    await refused.promise;
    return answer;
  });
  let wasOver = false;
  const stop = subscribeToSession(() => {
    wasOver ||= !isSignedIn();
  });
  const exchange = selectEntity(null);
  await exchanged.promise;
  const poll = call('GET', '/users/me', undefined, { poll: true }).catch(statusOf);
  await exchange;
  expect(await poll).toBe(401);
  stop();
  expect(wasOver).toBe(false);
  expect(sessionToken()).not.toBe(token);
  expect(await call<{ name: string }>('GET', '/users/me')).toHaveProperty('name');
});
