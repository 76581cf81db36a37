import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let staff: Person;
let anybody: Person;

beforeAll(async () => {
  server = await testServer();
  staff = await server.person({ permissions: ['WRITE_BREED'] });
  anybody = await server.person({});
});
afterAll(() => server.close());

const make = async (name: string, groupType: string, parentId?: number, more = {}) =>
  (await staff.call('POST', '/breeds/', { name, groupType, parentId, ...more })).body as {
    id: number;
    version: number;
  };

describe('the tree of breeds', () => {
  it('any signed-in user › can open it level by level from the root', async () => {
    const dog = await make('Cão', 'INTERMEDIATE_GROUP');
    const group = await make('Grupo 8', 'FINAL_GROUP', dog.id);
    const labrador = await make('Labrador', 'BREED', group.id, {
      type: 'A',
      disclaimer: 'Atenção: raça de grande porte',
    });
    const roots = await anybody.call(
      'GET',
      '/breeds/search-breeds?onlyRootBreeds=true&sortProperty=name&sortDirection=ASC&currentPage=0&itemsPerPage=50',
    );
    expect(roots.body.content.map((one: { id: number }) => one.id)).toEqual([dog.id]);
    const below = await anybody.call(
      'GET',
      `/breeds/search-breeds?parentIds=${dog.id},${group.id}&groupTypes=FINAL_GROUP,BREED`,
    );
    expect(below.body.content.map((one: { id: number }) => one.id).sort()).toEqual(
      [group.id, labrador.id].sort(),
    );
    expect(
      (await anybody.call('GET', '/breeds/search-breeds?name=LABR&onlyRootBreeds=')).body.totalItems,
    ).toBe(1);
    const all = await anybody.call('GET', '/breeds/search-breeds?onlyRootBreeds=false&itemsPerPage=1');
    expect([all.body.content.length, all.body.totalItems, all.body.cursor]).toEqual([1, 3, undefined]);
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    const one = await reader.call('GET', `/breeds/${labrador.id}`);
    expect(one.body).toMatchObject({
      type: 'A',
      parent: { id: group.id, name: 'Grupo 8' },
      parentList: [
        { id: dog.id, name: 'Cão' },
        { id: group.id, name: 'Grupo 8' },
      ],
      disclaimer: 'Atenção: raça de grande porte',
    });
  });

  it('a page without a size › has 50 breeds', async () => {
    expect((await anybody.call('GET', '/breeds/search-breeds')).body.itemsPerPage).toBe(50);
  });

  it('without the permission › cannot be changed', async () => {
    expect((await anybody.call('POST', '/breeds/', { name: 'X', groupType: 'BREED' })).status).toBe(403);
    expect((await server.visitor.call('GET', '/breeds/search-breeds')).status).toBe(401);
  });

  it('users who read animals or manage breeds › may list it, others may not', async () => {
    const status = async (person: Person) => (await person.call('GET', '/breeds/search')).status;
    expect(await status(await server.person({ permissions: ['READ_ANIMAL'] }))).toBe(200);
    expect(await status(await server.person({ permissions: ['WRITE_BREED'] }))).toBe(200);
    expect(await status(anybody)).toBe(403);
    expect((await anybody.call('GET', '/breeds/1')).status).toBe(403);
  });

  it('a missing name or level › is refused', async () => {
    const { body } = await staff.call('POST', '/breeds/', {});
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { property: 'name', error: 'MISSING_NAME' },
        { property: 'groupType', error: 'MISSING_GROUP_TYPE' },
      ]),
    );
    expect(
      (await staff.call('POST', '/breeds/', { name: 'Z', groupType: 'BREED', type: 'Z' })).body.errors[0]
        .error,
    ).toBe('INVALID_TYPE');
  });

  it('a group below itself › is refused', async () => {
    const top = await make('Topo', 'INTERMEDIATE_GROUP');
    const middle = await make('Meio', 'INTERMEDIATE_GROUP', top.id);
    const low = await make('Baixo', 'INTERMEDIATE_GROUP', middle.id);
    for (const parentId of [low.id, middle.id, top.id]) {
      const { body } = await staff.call('PUT', `/breeds/${top.id}`, { version: 1, parentId });
      expect(body.errors).toEqual([{ property: 'parentId', error: 'INVALID_PARENT' }]);
    }
  });

  it('groups that are moved below each other at the same moment › are saved or refused, and make no ring', async () => {
    for (let round = 0; round < 8; round++) {
      const one = await make(`Um ${round}`, 'INTERMEDIATE_GROUP');
      const other = await make(`Outro ${round}`, 'INTERMEDIATE_GROUP');
      const both = await Promise.all([
        staff.call('PUT', `/breeds/${one.id}`, { version: 1, parentId: other.id }),
        staff.call('PUT', `/breeds/${other.id}`, { version: 1, parentId: one.id }),
      ]);
      expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
    }
  });

  it('hangs nothing below a breed, and only breeds below a final group', async () => {
    const group = await make('Final', 'FINAL_GROUP');
    const breed = await make('Folha', 'BREED', group.id);
    expect(
      (await staff.call('POST', '/breeds/', { name: 'Y', groupType: 'BREED', parentId: breed.id })).body
        .errors[0].error,
    ).toBe('INVALID_GROUP_TYPE');
    expect(
      (await staff.call('POST', '/breeds/', { name: 'Y', groupType: 'FINAL_GROUP', parentId: group.id })).body
        .errors[0].error,
    ).toBe('INVALID_GROUP_TYPE');
    expect(
      (await staff.call('PUT', `/breeds/${group.id}`, { version: 1, groupType: 'BREED' })).body.errors[0]
        .error,
    ).toBe('INVALID_GROUP_TYPE');
    expect(
      (await staff.call('POST', '/breeds/', { name: 'Y', groupType: 'BREED', parentId: 999_999 })).body
        .errors[0].error,
    ).toBe('INVALID_PARENT');
  });

  it('a second breed of the same name in a group, and deleting a group with breeds › are refused', async () => {
    const group = await make('Repetido', 'FINAL_GROUP');
    await make('Igual', 'BREED', group.id);
    expect(
      (await staff.call('POST', '/breeds/', { name: 'IGUAL', groupType: 'BREED', parentId: group.id })).body
        .errors,
    ).toEqual([{ property: 'name', error: 'DUPLICATE_NAME' }]);
    expect((await staff.call('DELETE', `/breeds/${group.id}`)).body.data.message).toBe('STILL_IN_USE');
  });
});
