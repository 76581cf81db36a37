import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('the vaccines against rabies', () => {
  it('any signed-in user › gets them by name', async () => {
    const staff = await server.person({ permissions: ['MANAGE_VACCINES'] });
    for (const name of ['Rabisin', 'Nobivac']) {
      await staff.call('POST', '/vaccines/', {
        name,
        immunizationTimePeriod: 3,
        immunizationTimeUnit: 'YEAR',
      });
    }
    const anybody = await server.person({});
    const { body } = await anybody.call('GET', '/rabies-vaccines/list');
    expect(body).toMatchObject([
      { name: 'Nobivac', immunizationTimePeriod: 3, immunizationTimeUnit: 'YEAR' },
      { name: 'Rabisin' },
    ]);
    expect((await server.visitor.call('GET', '/rabies-vaccines/list')).status).toBe(401);
  });
});
