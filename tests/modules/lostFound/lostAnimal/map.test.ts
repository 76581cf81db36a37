import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { find, lose, lostClinic, lostOperator, placeOf, send } from './reports.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  operator = await lostOperator(server);
});
afterAll(() => server.close());

describe('the map of open reports', () => {
  it('a municipality › counts its open and accepted reports by their kind', async () => {
    const place = { eventCountry: 'PT', ...(await placeOf(server, world.parishId)) };
    await lose(operator, staff, world, place);
    await find(staff, place);
    const closed = await find(staff, place);
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${closed.id}`);
    const waiting = await register(staff, world);
    expect((await send(staff, { transponder: waiting.transponder, ...place })).body.validationStatus).toBe(
      'PENDING',
    );
    expect((await staff.call('GET', '/lost-animals/map')).body).toEqual([
      {
        id: place.eventCountyId,
        districtId: place.eventDistrictId,
        code: expect.stringMatching(/^\d{4}$/),
        name: expect.any(String),
        lost: 1,
        found: 1,
      },
    ]);
  });

  it('a user without access to reports › is refused', async () => {
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await reader.call('GET', '/lost-animals/map')).status).toBe(403);
  });
});
