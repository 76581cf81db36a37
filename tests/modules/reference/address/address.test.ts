import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { smallMap } from '../../owners/owner/owners.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await smallMap(server.db);
});
afterAll(() => server.close());

const get = async (path: string) => (await server.visitor.call('GET', `/address/${path}`)).body;

describe('an address', () => {
  it('a postal code › finds it, with locality, street, parish, county and district', async () => {
    const { content, itemsPerPage } = await get('search-address?cp4=1000&cp3=123&itemsPerPage=100');
    expect(itemsPerPage).toBe(100);
    expect(content).toMatchObject([
      {
        postalCode: '1000-123',
        locality: 'Lisboa',
        street: 'Avenida de Roma',
        parish: { name: 'Areeiro' },
        county: { name: 'Lisboa' },
        district: { name: 'Lisboa' },
      },
    ]);
    expect((await get('search-address?cp4=9999&cp3=999')).content).toEqual([]);
    expect((await server.visitor.call('GET', '/address/search-address?cp4=1&cp3=2')).status).toBe(400);
  });

  it('districts, counties and parishes › are listed for a choice, 20 at a time', async () => {
    const districts = await get('search-district');
    expect(districts.content).toMatchObject([{ name: 'Lisboa' }]);
    const counties = await get(
      `search-county?districtIds=${districts.content[0].id}&name=sintra&itemsPerPage=20`,
    );
    expect(counties).toMatchObject({
      totalItems: 1,
      itemsPerPage: 20,
      content: [{ name: 'Sintra', district: { name: 'Lisboa' } }],
    });
    const parishes = await get(`search-parish?countyIds=${counties.content[0].id}&name=`);
    expect(parishes).toMatchObject({
      itemsPerPage: 20,
      content: [{ name: 'Colares', county: { name: 'Sintra' } }],
    });
    expect((await get('search-parish?countyIds=999')).content).toEqual([]);
  });
});
