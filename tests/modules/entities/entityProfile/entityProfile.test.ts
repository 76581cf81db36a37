import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let staff: Person;
beforeAll(async () => {
  server = await testServer();
  staff = await server.person({ profile: { name: 'operator' }, permissions: ['WRITE_ENTITY_PROFILE'] });
});
afterAll(() => server.close());

describe('an entity profile', () => {
  it('its answer › states what its entities may do', async () => {
    const made = await staff.call('POST', '/entity-profiles/', {
      name: 'Clínica',
      isBillable: true,
      canRegisterNonBillable: false,
    });
    expect(made.body).toMatchObject({
      isBillable: true,
      canRegisterBillable: true,
      canRegisterNonBillable: false,
    });
    expect((await staff.call('POST', '/entity-profiles/', { name: 'clínica' })).body.errors).toEqual([
      { property: 'name', error: 'DUPLICATE_NAME' },
    ]);
  });

  it('of the operator keeps its name, which no other may take', async () => {
    const { body } = await staff.call('GET', '/entity-profiles/search?itemsPerPage=100');
    const operator = body.content.find((one: { name: string }) => one.name === 'COLEIRA');
    const renamed = await staff.call('PUT', `/entity-profiles/${operator.id}`, {
      version: operator.version,
      name: 'Outro',
    });
    expect(renamed.body.errors).toEqual([{ property: 'name', error: 'UNWRITABLE_FIELD' }]);
    expect(
      (
        await staff.call('PUT', `/entity-profiles/${operator.id}`, {
          version: operator.version,
          isBillable: true,
        })
      ).status,
    ).toBe(200);
    const taken = await staff.call('POST', '/entity-profiles/', { name: 'Coleira' });
    expect(taken.body.errors).toEqual([{ property: 'name', error: 'INVALID_NAME' }]);
    expect((await staff.call('DELETE', `/entity-profiles/${operator.id}`)).body.data.message).toBe(
      'STILL_IN_USE',
    );
  });

  it('without the permission › cannot be changed', async () => {
    const reader = await server.person({ permissions: ['READ_ENTITY'] });
    expect((await reader.call('GET', '/entity-profiles/search')).status).toBe(200);
    expect((await reader.call('POST', '/entity-profiles/', { name: 'X' })).status).toBe(403);
  });
});
