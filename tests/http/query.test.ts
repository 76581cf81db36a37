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
  it('a blank filter › has no effect', async () => {
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

  it('beside an unknown or a repeated name › does not hide it', async () => {
    for (const query of ['unheard=of', '__proto__=1', 'name=a&name=b'])
      expect((await staff.call('GET', `/users/search?${query}`)).status, query).toBe(400);
  });

  it('in a list › is left out as well', async () => {
    const one = await staff.call('GET', '/users/search?status=ACTIVE');
    for (const query of ['status=&status=ACTIVE', 'status=ACTIVE,', 'status=%20,ACTIVE'])
      expect((await staff.call('GET', `/users/search?${query}`)).body, query).toEqual(one.body);
  });

  it('on the page › is not sent', () => {
    expect(queryString({ name: ' ', status: [], type: null, roleId: 0, q: 'a b' })).toBe('?roleId=0&q=a+b');
  });
});

describe('a list in a query', () => {
  it('repeated or separated by commas › gives the same answer', async () => {
    const parted = await staff.call('GET', '/users/search?status=ACTIVE,INACTIVE&ids=1,2,3');
    const repeated = await staff.call('GET', '/users/search?status=ACTIVE&status=INACTIVE&ids=1&ids=2&ids=3');
    expect([parted.status, repeated.body]).toEqual([200, parted.body]);
    const body = await staff.call('POST', '/users/search', {
      status: ['ACTIVE', 'INACTIVE'],
      ids: [1, 2, 3],
    });
    expect(body.body).toEqual(parted.body);
  });

  it.each([
    '/users/search?status=NO_SUCH_STATUS',
    '/users/search?status=ACTIVE,NO_SUCH_STATUS',
    '/users/search?type=NORMAL&type=x',
    '/ticketing/search?status=NO_SUCH_STATUS',
    '/ticketing/search?category=x',
    '/breeds/search-breeds?groupTypes=x',
    '/documents/search?documentType=x',
  ])('with a word that its set does not know is refused with 400: %s', async (path) => {
    expect((await staff.call('GET', path)).status).toBe(400);
  });

  it('longer than its maximum is refused with 400', async () => {
    const ids = Array.from({ length: 501 }, (_one, at) => at + 1).join(',');
    expect((await staff.call('GET', `/users/search?ids=${ids}`)).status).toBe(400);
    expect((await staff.call('POST', '/users/search', { ids })).status).toBe(400);
  });
});

describe('bytes that are not UTF-8', () => {
  it.each(['/users/search?name=%FF', '/users/search?name=%C3%28', '/users/search?%FF=1'])(
    'in an address are refused with 400: %s',
    async (path) => {
      expect((await staff.call('GET', path)).status).toBe(400);
    },
  );

  it('in a body are refused with 400', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/users/search',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      payload: Buffer.from('{"name":"Jos\xe9"}', 'latin1'),
    });
    expect(answer.statusCode).toBe(400);
  });
});
