import { afterAll, beforeAll, expect, it } from 'vitest';
import { PREFERENCE_COUNT, PREFERENCE_LENGTH } from '../../../../resources/access/preference/calls.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const mine = '/users/me/preferences';

it('the account that set it › gets it back unchanged, others do not', async () => {
  const [ana, rui] = [await server.person(), await server.person()];
  const views = [{ name: 'Gatos sem chip', filter: { species: 'CAT' }, perPage: 25 }];
  expect((await ana.call('PUT', `${mine}/animal.views`, { value: views })).status).toBe(200);
  expect((await ana.call('PUT', `${mine}/list.density`, { value: 'compact' })).status).toBe(200);
  expect((await ana.call('GET', mine)).body).toEqual({ 'animal.views': views, 'list.density': 'compact' });
  expect((await rui.call('GET', mine)).body).toEqual({});
});

it('a later value › replaces it, and null removes it', async () => {
  const ana = await server.person();
  await ana.call('PUT', `${mine}/list.density`, { value: 'compact' });
  await ana.call('PUT', `${mine}/list.density`, { value: 'comfortable' });
  expect((await ana.call('GET', mine)).body).toEqual({ 'list.density': 'comfortable' });
  await ana.call('PUT', `${mine}/list.density`, { value: null });
  expect((await ana.call('GET', mine)).body).toEqual({});
});

it('a value over the maximum › is refused', async () => {
  const ana = await server.person();
  const put = (value: string) => ana.call('PUT', `${mine}/animal.views`, { value });
  expect((await put('x'.repeat(PREFERENCE_LENGTH - 2))).status).toBe(200);
  const refused = await put('x'.repeat(PREFERENCE_LENGTH - 1));
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([{ property: 'value', error: 'TOO_LONG' }]);
});

it('a new one beyond the number per account › is refused; existing ones may still change', async () => {
  const ana = await server.person();
  for (let n = 0; n < PREFERENCE_COUNT; n++) {
    await ana.call('PUT', `${mine}/list.n${n}`, { value: n });
  }
  const more = await ana.call('PUT', `${mine}/list.more`, { value: 1 });
  expect([more.status, more.body.data.message]).toEqual([409, 'TOO_MANY_PREFERENCES']);
  expect((await ana.call('GET', mine)).body).not.toHaveProperty('list.more');
  expect((await ana.call('PUT', `${mine}/list.n0`, { value: 'other' })).status).toBe(200);
});

it('a malformed key › is refused', async () => {
  const ana = await server.person();
  for (const key of ['__proto__', 'a%2Fb', 'A', 'a%20b', `a${'b'.repeat(80)}`]) {
    expect((await ana.call('PUT', `${mine}/${key}`, { value: 1 })).status, key).toBeGreaterThanOrEqual(400);
  }
  expect((await ana.call('GET', mine)).body).toEqual({});
});
