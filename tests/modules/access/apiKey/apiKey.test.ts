import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, register } from '../../animals/animal/fixtures.ts';
import { callsWith } from './keys.ts';

let server: TestServer;
let operator: Person;
let pair: { transponder: string; code: string };
let number = 0;

const check = async (key: string | undefined) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/advert-checks',
    payload: pair,
    headers: key === undefined ? {} : { 'x-api-key': key },
  });
  return { status: answer.statusCode, body: answer.json<{ confirmed?: boolean }>() };
};

async function issue(): Promise<{ id: number; key: string }> {
  const made = await operator.call('POST', '/api-keys', {
    name: `Portal ${(number += 1)}`,
    partner: 'Anúncios Lda',
    scopes: ['ADVERTS'],
    callsPerHour: 600,
  });
  expect(made.status).toBe(201);
  const { id, version } = made.body;
  const { status, body } = await operator.call('PUT', `/api-keys/${id}/issue`, { version });
  expect(status).toBe(200);
  return { id, key: body.key };
}

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  const staff = await clinic(server);
  const { transponder } = await register(staff, await makeWorld(server.db));
  const { body } = await staff.call('POST', `/animals/${transponder}/advert-code`);
  pair = { transponder, code: body.code };
});
afterAll(() => server.close());

describe('an API key', () => {
  it('made › is answered once, stored as a hash, and checks adverts', async () => {
    const { id, key } = await issue();
    expect(await check(key)).toEqual({ status: 200, body: { confirmed: true } });
    const { body } = await operator.call('GET', `/api-keys/${id}`);
    expect(body.lastUseTimestamp).not.toBeNull();
    expect(JSON.stringify(body)).not.toContain(key);
    const kept = await server.db.query(sql`select 1 from record_version where data::text like ${`%${key}%`}
      union all select 1 from audit_log where details::text like ${`%${key}%`}`);
    expect(kept).toEqual([]);
  });

  it('none, a wrong one, a replaced one and a revoked one › are 401', async () => {
    const { id, key } = await issue();
    expect((await check(undefined)).status).toBe(401);
    expect((await check(`${key.slice(1)}A`)).status).toBe(401);
    const again = await operator.call('PUT', `/api-keys/${id}/issue`);
    expect((await check(key)).status).toBe(401);
    expect((await check(again.body.key)).status).toBe(200);
    expect((await operator.call('PUT', `/api-keys/${id}/revoke`)).status).toBe(200);
    expect((await check(again.body.key)).status).toBe(401);
    const late = await operator.call('PUT', `/api-keys/${id}/issue`);
    expect([late.status, late.body.data?.message]).toEqual([409, 'API_KEY_IS_REVOKED']);
  });

  it('that was never made › is not renewed', async () => {
    const { body: kept } = await operator.call('POST', '/api-keys', {
      name: `Portal ${(number += 1)}`,
      partner: 'Anúncios Lda',
      scopes: ['ADVERTS'],
      callsPerHour: 600,
    });
    const { status, body } = await operator.call('PUT', `/api-keys/${kept.id}/renew`, { overlapDays: 7 });
    expect([status, body.data?.message]).toEqual([409, 'API_KEY_NOT_ISSUED']);
  });

  it.each([
    ['neither a scope nor a call', { scopes: [], calls: ' ' }, 'scopes MISSING_SCOPES'],
    ['a last day that is over', { endDate: '2026-01-31' }, 'endDate INVALID_END_DATE'],
  ])('with %s › is refused', async (_, wrong, fault) => {
    const { status, body } = await operator.call('POST', '/api-keys', {
      name: `Portal ${(number += 1)}`,
      partner: 'Anúncios Lda',
      scopes: ['ADVERTS'],
      callsPerHour: 600,
      ...wrong,
    });
    const faults = body.errors?.map((one: Record<string, string>) => `${one.property} ${one.error}`);
    expect([status, faults]).toEqual([422, [fault]]);
  });

  it('whose maker is gone › checks adverts, and makes no call of a user', async () => {
    const made = await operator.call('POST', '/api-keys', {
      name: `Portal ${(number += 1)}`,
      partner: 'Anúncios Lda',
      scopes: ['ADVERTS', 'ANIMALS_READ'],
      callsPerHour: 600,
    });
    const { id } = made.body;
    const { key } = (await operator.call('PUT', `/api-keys/${id}/issue`)).body;
    const search = () => callsWith(server, key)('GET', '/animals/search');
    expect((await search()).status).toBe(200);
    await server.db.query(sql`update api_key set maker_id = null where id = ${id}`);
    expect((await check(key)).status).toBe(200);
    const answer = await search();
    expect([answer.status, answer.body.data?.message]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('used too often › is 429', async () => {
    const { id, key } = await issue();
    await check(key);
    await server.db.query(sql`update login_attempt set blocked_until = now() + interval '1 minute'
      where subject = ${`key:${id}`}`);
    expect((await check(key)).status).toBe(429);
  });

  it('without MANAGE_API_KEYS › can neither be made nor read', async () => {
    const { id } = await issue();
    const other = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await other.call('GET', `/api-keys/${id}`)).status).toBe(403);
    expect((await other.call('PUT', `/api-keys/${id}/issue`)).status).toBe(403);
  });

  it('in the documentation › is the security scheme of the call', async () => {
    const { body } = await server.visitor.call('GET', '/openapi.json');
    expect(body.components.securitySchemes.apiKey).toMatchObject({ in: 'header', name: 'X-API-Key' });
    expect(body.paths['/api/advert-checks'].post.security).toEqual([{ apiKey: [] }]);
  });
});
