import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addYears, dayIn } from '../../../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, faults, makeWorld, register, type World } from '../animal/fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let parish: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, { permissions: [...CLINIC, 'READ_ANIMAL_LICENSE'] });
  parish = await server.person({
    permissions: ['READ_ANIMAL', 'READ_ANIMAL_LICENSE', 'WRITE_ANIMAL_LICENSE', 'DELETE_ANIMAL_LICENSE'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

const today = dayIn();
const licensesOf = async (transponder: string) =>
  (await parish.call('GET', `/animal-licenses/search?transponder=${transponder}`)).body.content;
const animalOf = async (transponder: string) => (await parish.call('GET', `/animals/${transponder}`)).body;
const license = (transponder: string, licenseDate: string | null) =>
  parish.call('POST', '/animal-licenses/', { transponder, licenseDate });

describe('licences', () => {
  it('the registration of a dog › is its licence for one year', async () => {
    const { transponder } = await register(staff, world);
    const [first, ...others] = await licensesOf(transponder);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      licenseDate: today,
      dateEnd: addYears(today, 1),
      isLicenseValid: true,
      year: Number(today.slice(0, 4)),
    });
    expect(await animalOf(transponder)).toMatchObject({
      version: 1,
      isLicenseValid: true,
      licenseDateEnd: addYears(today, 1),
    });
  });

  it('the registration of a potentially dangerous dog › is no licence', async () => {
    const { transponder } = await register(staff, world, { breedId: world.dangerousDog });
    expect(await licensesOf(transponder)).toEqual([]);
    expect((await license(transponder, today)).status).toBe(201);
    expect(await animalOf(transponder)).toMatchObject({ isLicenseValid: true });
  });

  it('an earlier licence › does not shorten the one in force, and deleting the last changes the animal', async () => {
    const { transponder } = await register(staff, world, { birthdate: '2020-01-01' });
    const early = await license(transponder, '2021-03-01');
    expect(early).toMatchObject({ status: 201, body: { dateEnd: '2022-03-01', isLicenseValid: false } });
    expect(await animalOf(transponder)).toMatchObject({ licenseDateEnd: addYears(today, 1) });
    const [last] = await licensesOf(transponder);
    expect((await parish.call('DELETE', `/animal-licenses/${transponder}/${last.id}`)).status).toBe(200);
    expect(await animalOf(transponder)).toMatchObject({
      licenseDateEnd: '2022-03-01',
      isLicenseValid: false,
    });
  });

  it('without a date, in the future, or before the birth › is refused under its field', async () => {
    const { transponder } = await register(staff, world);
    expect(faults(await license(transponder, null))).toEqual(['licenseDate MISSING_DATE']);
    expect(faults(await license(transponder, addYears(today, 1)))).toEqual(['licenseDate INVALID_DATE']);
    expect(faults(await license(transponder, '2001-01-01'))).toEqual(['licenseDate INVALID_DATE']);
  });

  it('of a breed without licensing, or of a dead animal › is refused by state', async () => {
    const cat = await register(staff, world, { breedId: world.cat });
    const refused = await license(cat.transponder, today);
    expect(`${refused.status} ${refused.body.data.message}`).toBe('409 LICENSE_NOT_APPLICABLE');
    const dog = await register(staff, world);
    await server.db.query(
      sql`update animal set status = 'DEAD', is_locked = true, lock_reason = 'DEATH' where id = ${dog.id}`,
    );
    const dead = await license(dog.transponder, today);
    expect(`${dead.status} ${dead.body.data.message}`).toBe('409 ANIMAL_IS_DEAD');
  });

  it('without the permission › is refused', async () => {
    const { transponder } = await register(staff, world);
    expect((await staff.call('POST', '/animal-licenses/', { transponder, licenseDate: today })).status).toBe(
      403,
    );
  });
});
