import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { authProvider } from '../../authProvider/authProvider.ts';
import { call } from '../../authProvider/http.ts';
import { statusOf } from '../../dataProvider/client/callError.ts';
import { isSignedIn, sessionToken, subscribeToSession } from '../../dataProvider/client/session.ts';
import { selectEntity } from '../../authProvider/signIn.ts';
import { TOKEN_REFRESH_LIMIT_MS } from '../../dataProvider/client/tokenRefresh.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { connect, gate, type Line } from './connected.ts';

let server: TestServer;
let line: Line;
let token: string;
beforeAll(async () => {
  server = await testServer();
  ({ token } = await server.person({ type: 'VETERINARY' }));
  line = await connect(server, token);
});
afterAll(async () => {
  vi.useRealTimers();
  await line.close();
  await server.close();
});

it('token refresh › a call refused for its old token meanwhile › does not end the session', async () => {
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
  const poll = call('GET', '/users/me', undefined, { poll: true }).catch((failure: unknown) => failure);
  await exchange;
  expect(statusOf(await poll)).toBe(401);
  // As react-admin asks about every call that failed: it knows of no tokens.
  await authProvider.checkError(await poll);
  stop();
  expect(wasOver).toBe(false);
  expect(sessionToken()).not.toBe(token);
  expect(await call<{ name: string }>('GET', '/users/me')).toHaveProperty('name');
});

it('token refresh › no answer within the limit › lets a call refused meanwhile end the session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = gate();
  const refused = gate();
  line.through(async (pass, given) => {
    if (given.url.includes('select-entity')) {
      hanging.open();
      return new Promise((_, reject) => {
        given.signal.addEventListener('abort', () => reject(given.signal.reason as Error));
      });
    }
    return pass().finally(refused.open);
  });
  const exchange = selectEntity(null).catch(statusOf);
  await hanging.promise;
  await fetch('/api/auth/logout', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${sessionToken()}` },
  });
  const poll = call('GET', '/users/me', undefined, { poll: true }).catch(statusOf);
  await refused.promise;
  await vi.advanceTimersByTimeAsync(TOKEN_REFRESH_LIMIT_MS - 1_000);
  expect(isSignedIn()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await exchange).toBe(-1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await poll).toBe(401);
  expect(isSignedIn()).toBe(false);
});
