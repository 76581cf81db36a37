import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
let operator: Person;
/** Staff of the town hall, and of a clinic in the same municipality. */
let townHall: Person;
let vet: Person;
let hallId: number;
let countyId: number;
let luna: string;

const countyOf = async (parishId: number) =>
  (await getOne<{ countyId: number }>(server.db, sql`select county_id from parish where id = ${parishId}`))
    .countyId;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  const permissions = [...CLINIC, 'GENERATE_REPORT', 'READ_DASHBOARD', 'READ_AGGRESSIONS'] as const;
  vet = await clinic(server, { permissions });
  townHall = await server.person({ permissions, profile: { name: 'Câmara' } });
  operator = await server.person({
    permissions: ['READ_ENTITY', 'WRITE_ENTITY', 'CREATE_ENTITY'],
    profile: { name: 'operator' },
  });
  ({ id: hallId } = await getOne<{ id: number }>(
    server.db,
    sql`select entity_id as id from app_user where id = ${townHall.id}`,
  ));
  countyId = await countyOf(world.parishId);
  expect(await countyOf(world.otherParishId)).not.toBe(countyId);
  luna = (await register(vet, world, { name: 'Luna' })).transponder;
  await register(vet, world);
  const elsewhere = await register(vet, world);
  await server.db.query(
    sql`update owner set parish_id = ${world.otherParishId} where id = (select owner_id from animal where id = ${elsewhere.id})`,
  );
});
afterAll(() => server.close());

const ask = async (who: Person, query: object, path = '/data-sets/query') => {
  const { status, body } = await who.call('POST', path, { dataSet: 'animals', ...query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.rows as unknown[][];
};
const animalsOf = async (who: Person, more: object = {}) =>
  (await ask(who, { show: ['animals'], ...more }))[0]?.[0];

/** Saves the town hall's entity with changes. */
const save = async (who: Person, id: number, changes: object) => {
  const { body } = await who.call('GET', `/entities/${id}`);
  const { name, brand, vatNumber, parentId, profileId, active, version } = body;
  return who.call('PUT', `/entities/${id}`, {
    name,
    brand,
    vatNumber,
    parentId: parentId ?? body.parent?.id ?? null,
    profileId: profileId ?? body.profile?.id,
    active,
    version,
    ...changes,
  });
};

describe('a territory', () => {
  it('without one › counts what is the entity’s own', async () => {
    expect(await animalsOf(townHall)).toBe(0);
  });

  it('set by the operator › counts the animals of the municipality, also those of others', async () => {
    const saved = await save(operator, hallId, { territoryCountyId: countyId });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await animalsOf(townHall)).toBe(2);
    expect(await animalsOf(vet)).toBe(3);
    const byMunicipality = await ask(townHall, { by: [{ column: 'municipality' }], show: ['animals'] });
    expect(byMunicipality.map(([, n]) => n)).toEqual([2]);
    const coverage = { dataSet: 'rabiesCoverage', show: ['animals'] };
    expect(await ask(townHall, coverage)).toEqual([[2]]);
    expect(await ask(townHall, { dataSet: 'registrations', show: ['registrations'] })).toEqual([[2]]);
  });

  it('a past day › counts them too', async () => {
    expect(await animalsOf(townHall, { asOf: dayIn() })).toBe(2);
  });

  it.each(['transponder', 'name', 'veterinary'])('%s › is unknown on rows of a territory', async (column) => {
    expect(await ask(townHall, { by: [{ column }], show: ['animals'] })).toEqual([[null, 2]]);
    expect(await ask(townHall, { by: [{ column }], show: ['animals'], asOf: dayIn() })).toEqual([[null, 2]]);
    expect((await ask(vet, { by: [{ column }], show: ['animals'] })).length).toBeGreaterThan(0);
  });

  it('the owner › is unknown on rows of a territory, also where personal data may be asked for', async () => {
    const query = { by: [{ column: 'owner' }], show: ['animals'] };
    expect(await ask(townHall, query, '/data-sets/rows')).toEqual([[null, 2]]);
  });

  it.each([
    ['transponder', () => luna],
    ['name', () => 'Luna'],
  ])('a filter by %s › finds no row of a territory', async (column, value) => {
    const filters = [{ column, contains: value() }];
    expect(await animalsOf(townHall, { filters })).toBe(0);
    expect(await animalsOf(vet, { filters })).toBe(1);
  });

  it('different animals › are counted, though none of them is named', async () => {
    const ids = [];
    for (let n = 0; n < 2; n += 1) ids.push(await makeRecord(server.db, 'aggression'));
    await server.db.query(sql`
      update aggression set animal_id = (select id from animal where transponder = ${luna}) where id = any(${ids}::bigint[])`);
    const query = { dataSet: 'aggressions', show: ['aggressions', 'animals'] };
    expect(await ask(townHall, query)).toEqual([[2, 1]]);
    expect(await ask(townHall, { ...query, by: [{ column: 'transponder' }] })).toEqual([[null, 2, 1]]);
  });

  it('rows › are those of the entity alone', async () => {
    const rows = { columns: ['gender', 'municipality'] };
    expect(await ask(townHall, rows)).toEqual([]);
    expect(await ask(townHall, { ...rows, asOf: dayIn() })).toEqual([]);
    const { body } = await townHall.call('GET', '/animals/search');
    expect(body.totalElements ?? body.total ?? body.content.length).toBe(0);
  });

  it('an own animal in the municipality › is counted once, with its name', async () => {
    const shelter = await server.person({
      permissions: [...CLINIC, 'GENERATE_REPORT'],
      profile: { name: 'Canil', isBillable: true },
      credits: 10,
    });
    await register(shelter, world, { name: 'Bobi' });
    await server.db.query(
      sql`update entity set territory_county_id = ${countyId} where id = (select entity_id from app_user where id = ${shelter.id})`,
    );
    const order = { by: 'animals' };
    expect(await ask(shelter, { by: [{ column: 'name' }], show: ['animals'], order })).toEqual([
      ['Bobi', 1],
      [null, 2],
    ]);
  });

  it('of an entity that works no longer › counts nothing', async () => {
    await server.db.query(sql`update entity set active = false where id = ${hallId}`);
    const parent = await server.person({
      permissions: [...CLINIC, 'GENERATE_REPORT'],
      profile: { name: 'Associação' },
    });
    await server.db.query(
      sql`update app_user set entities_access_list = ${[hallId]}::bigint[] where id = ${parent.id}`,
    );
    expect(await animalsOf(parent)).toBe(0);
    await server.db.query(sql`update entity set active = true where id = ${hallId}`);
    expect(await animalsOf(parent)).toBeGreaterThan(0);
  });
});

describe('a dashboard', () => {
  it('of an entity with a territory › counts it, and names the municipality', async () => {
    const { id } = await getOne<{ id: number }>(
      server.db,
      sql`select id from dashboard where name = 'O concelho'`,
    );
    const figuresFor = async (who: Person) => {
      const { body } = await who.call('GET', `/dashboards/${id}/figures`);
      const living = body.widgets.find((one: { id: string }) => one.id === 'living');
      return { territory: body.territory, living: living.answer.rows };
    };
    expect(await figuresFor(townHall)).toEqual({ territory: ['Lisboa'], living: [[3]] });
    expect(await figuresFor(vet)).toEqual({ territory: [], living: [[3]] });
  });
});

describe('setting a territory', () => {
  it('other staff › see it and cannot change it, nor give one to an entity that they make', async () => {
    const staff = await server.person({
      permissions: ['READ_ENTITY', 'WRITE_ENTITY', 'CREATE_ENTITY', 'READ_OWN_ENTITY'],
    });
    const { id, profileId } = await getOne<{ id: number; profileId: number }>(
      server.db,
      sql`select e.id, e.profile_id from entity e join app_user u on u.entity_id = e.id where u.id = ${staff.id}`,
    );
    await save(staff, id, { territoryCountyId: countyId });
    await staff.call('POST', '/entities/', {
      name: 'Balcão',
      parentId: id,
      profileId,
      territoryCountyId: countyId,
    });
    const set = await server.db.query(
      sql`select id from entity where (id = ${id} or parent_id = ${id}) and territory_county_id is not null`,
    );
    expect(set).toEqual([]);
  });

  it('a municipality that there is not › is refused', async () => {
    const { status, body } = await save(operator, hallId, { territoryCountyId: 999_999 });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ property: 'territoryCountyId', error: 'INVALID_COUNTY' }]);
  });
});
