import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryString } from '../../dataProvider/query.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

let server: TestServer;
let staff: Person;
beforeAll(async () => {
  server = await testServer();
  staff = await server.person({ permissions: ['READ_USER'] });
});
afterAll(() => server.close());

describe('what was left blank in a query', () => {
  it('was not given, whatever it would narrow', async () => {
    const all = await staff.call('GET', '/users/search');
    expect(all.body.totalItems).toBeGreaterThan(0);
    const blank = await staff.call(
      'GET',
      '/users/search?status=&type=%20&roleId=&excludeSelf=&name=+&sortDirection=',
    );
    expect(blank.body).toEqual(all.body);
    for (const path of ['/ticketing/search?isRead=&status=', '/notifications/search?unread=&itemsPerPage='])
      expect((await staff.call('GET', path)).status, path).toBe(200);
  });

  it('does not hide a name that no call knows, nor one that is given twice', async () => {
    for (const query of ['unheard=of', '__proto__=1', 'status=&status=ACTIVE'])
      expect((await staff.call('GET', `/users/search?${query}`)).status, query).toBe(400);
  });

  it('is not even sent by the page', () => {
    expect(queryString({ name: ' ', status: [], type: null, roleId: 0, q: 'a b' })).toBe('?roleId=0&q=a+b');
  });
});
