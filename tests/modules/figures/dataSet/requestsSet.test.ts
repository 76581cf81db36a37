import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord, setColumns } from '../../../kit/records.ts';
import sql from 'sql-template-tag';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

const countsOf = async (who: Person, more: object = {}) => {
  const query = { dataSet: 'requests', by: [{ column: 'type' }], show: ['requests', 'open', 'overdue'] };
  const { status, body } = await who.call('POST', '/data-sets/query', { ...query, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return Object.fromEntries(
    body.rows.map((row: readonly unknown[], at: number) => [body.keys[at][0], row.slice(1)]),
  );
};

describe('data set of requests of all types', () => {
  it('for the operator › counts open and late requests by their type, named in the language of the page', async () => {
    const late = await makeRecord(server.db, 'diacRequest');
    await setColumns(server.db, 'diac_request', late, { dueDate: '2020-01-01' });
    await makeRecord(server.db, 'deathRequest');
    expect(await countsOf(operator)).toEqual({ diacRequest: [1, 1, 1], deathRequest: [1, 1, 0] });
    const { body } = await operator.call(
      'POST',
      '/data-sets/query',
      { dataSet: 'requests', by: [{ column: 'type' }], show: ['requests'] },
      { 'accept-language': 'en' },
    );
    expect(body.rows.map(([type]: readonly string[]) => type)).toContain('Death reports');
  });

  it('a type that the reader may not read › is left out; an entity counts its own', async () => {
    const staff = await server.person({
      permissions: ['READ_DASHBOARD', 'MANAGE_ANIMAL_DIAC_REQUEST'],
      profile: { name: 'operator' },
    });
    expect(Object.keys(await countsOf(staff))).toEqual(['diacRequest']);
    const clinic = await server.person({ permissions: PERMISSIONS });
    expect(await countsOf(clinic)).toEqual({});
    const [entity] = await server.db.query<{ id: number }>(
      sql`select entity_id as id from app_user where id = ${clinic.id}`,
    );
    const own = await makeRecord(server.db, 'diacRequest');
    await setColumns(server.db, 'diac_request', own, { creationEntityId: entity!.id });
    expect(await countsOf(clinic)).toEqual({ diacRequest: [1, 1, 0] });
    const nothing = await server.person({ permissions: ['READ_DASHBOARD'], profile: { name: 'operator' } });
    const refused = await nothing.call('POST', '/data-sets/query', {
      dataSet: 'requests',
      show: ['requests'],
    });
    expect([refused.status, refused.body.errors[0].error]).toEqual([422, 'UNKNOWN_DATA_SET']);
  });
});
