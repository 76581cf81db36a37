import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

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
  it('a ballot number in use › is refused', async () => {
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

  it('colleagues and users who register animals › find one without private contacts', async () => {
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

  it('who works for one’s own entity can be asked for alone', async () => {
    const clerk = await server.person({ permissions: ['REGISTER_ANIMAL'] });
    const names = async (who: Person) =>
      (await who.call('GET', '/veterinaries/search?ofOwnEntity=true')).body.content.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names(clerk)).toEqual([]);
    await server.db.query(sql`
      with made as (
        insert into veterinary (name, ballot_number, active)
          values ('Ana Sá', 'A1', true), ('Bruno Sá', 'A2', true), ('Carla Sá', 'A3', false), ('Dina Sá', 'A4', true)
          returning id, name
      )
      insert into veterinary_entity (veterinary_id, entity_id, status)
      select made.id, u.entity_id, case made.name when 'Bruno Sá' then 'PENDING_ENTITY_RESPONSE' else 'ACCEPTED' end
      from made, app_user u where u.id = ${clerk.id} and made.name <> 'Dina Sá'`);
    expect(await names(clerk)).toEqual(['Ana Sá']);
    expect(await names(await server.person({ permissions: ['REGISTER_ANIMAL'] }))).toEqual([]);
  });
});
