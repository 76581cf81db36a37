import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../helpers/server.ts';

let server: TestServer;
let staff: Person;
beforeAll(async () => {
  server = await testServer();
  staff = await server.person({
    permissions: ['READ_VETERINARY', 'MANAGE_VETERINARIES'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

describe('a veterinarian', () => {
  it('is known by a ballot number that no other has', async () => {
    const made = await staff.call('POST', '/veterinaries/', {
      name: 'Zulmira Vaz',
      ballotNumber: ' 12 34',
      email: 'z@vet.test',
    });
    expect(made.body).toMatchObject({ ballotNumber: '1234', active: true });
    expect(
      (await staff.call('POST', '/veterinaries/', { name: 'Outra', ballotNumber: '1234' })).body.errors,
    ).toEqual([{ property: 'ballotNumber', error: 'DUPLICATE_BALLOT_NUMBER' }]);
    expect((await staff.call('GET', '/veterinaries/byBallot/1234')).body).toMatchObject({
      id: made.body.id,
      email: 'z@vet.test',
    });
    expect((await staff.call('GET', '/veterinaries/byBallot/77777')).status).toBe(404);
  });

  it('is found by colleagues and by those who register animals, without private contacts', async () => {
    for (const who of [
      await server.person({ type: 'VETERINARY' }),
      await server.person({ permissions: ['REGISTER_ANIMAL'] }),
    ]) {
      const page = await who.call(
        'GET',
        '/veterinaries/search?sortProperty=name&sortDirection=ASC&currentPage=0&itemsPerPage=50&universalSearch=zulmira',
      );
      expect(page.body.content).toMatchObject([{ name: 'Zulmira Vaz', ballotNumber: '1234', email: null }]);
      expect((await who.call('POST', '/veterinaries/', { name: 'X', ballotNumber: '1' })).status).toBe(403);
    }
    expect((await (await server.person({})).call('GET', '/veterinaries/search')).status).toBe(403);
  });
});
