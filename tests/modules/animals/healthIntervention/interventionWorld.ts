import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addYears } from '../../../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorld, type World } from '../animal/fixtures.ts';
import { daysAgo, grownAnimal, healthStaff, vaccineOf } from './interventions.ts';

export let server: TestServer;
export let world: World;
export let staff: Person;
export let vaccineId: number;
export let animalId: number;
export let transponder: string;

export const animalNow = async () => (await staff.call('GET', `/animals/${transponder}`)).body;
export const plain = (more: object = {}) => ({
  transponder,
  typeId: 4,
  executionDate: daysAgo(10),
  veterinaryId: world.veterinaryId,
  ...more,
});
export const rabies = (more: object = {}) => ({
  transponder,
  executionDate: daysAgo(30),
  veterinaryId: world.veterinaryId,
  vaccineId,
  batch: 'A12',
  immunizationDateEnd: addYears(daysAgo(30), 1),
  ...more,
});
export const sterilization = (more: object = {}) => ({
  transponder,
  executionDate: daysAgo(5),
  veterinaryId: world.veterinaryId,
  sterilizationType: 'PRIVATE',
  ...more,
});
export const add = (body: object, path = '', who = staff) =>
  who.call('POST', `/health-interventions/${path}`, body);

/** Starts a server with staff and a vaccine; each test has a grown animal. */
export function startInterventions(): void {
  beforeAll(async () => {
    server = await testServer();
    world = await makeWorld(server.db);
    staff = await healthStaff(server);
    vaccineId = await vaccineOf(server, 'Nobivac');
  });

  afterAll(() => server.close());

  beforeEach(async () => {
    ({ id: animalId, transponder } = await grownAnimal(server, staff, world));
  });
}
