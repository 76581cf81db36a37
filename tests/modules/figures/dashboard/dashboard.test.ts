import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCounterChanges } from '../../../../server/modules/figures/dashboard/counters.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let world: World;
let vet: Person;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  vet = await clinic(server, { permissions: [...CLINIC, 'READ_DASHBOARD'] });
  operator = await server.person({ permissions: ['READ_DASHBOARD'], profile: { name: 'operator' } });
});
afterAll(() => server.close());

const figures = async (who: Person) => {
  const { status, body } = await who.call('GET', '/dashboards/overview');
  expect(status).toBe(200);
  return body;
};
const foldAll = async (): Promise<void> => {
  while ((await applyCounterChanges(server.db)) > 0);
};
const total = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Every animal counted one by one, as no reader ever does, against the sums that are kept. */
async function differences(): Promise<unknown[]> {
  return server.db.query(sql`
    with kept as (
      select measure, entity_id, month, part, sum(count) as n from (
        select measure, entity_id, month, part, count from tally
        union all select measure, entity_id, month, part, change from tally_change) t
      group by 1, 2, 3, 4 having sum(count) <> 0),
    real as (
      select f.measure, f.entity_id, f.month, f.part, count(*) as n
      from animal a, animal_figures(a.entity_id, a.registration_date, a.breed_id, a.status, a.rabies_immunization_date_end) f
      group by 1, 2, 3, 4
      union all
      select f.measure, f.entity_id, f.month, f.part, count(*)
      from animal_transfer t, transfer_figures(t.creation_entity_id, t.creation_timestamp, t.validation_status, t.closed, t.accepted) f
      group by 1, 2, 3, 4)
    (table kept except table real) union all (table real except table kept)`);
}

describe('the figures of the home page', () => {
  it('without animals › are zero for all months and states', async () => {
    const empty = await figures(await clinic(server, { permissions: ['READ_DASHBOARD'] }));
    expect(empty).toMatchObject({ reach: 'ENTITIES', living: 0, species: [], breeds: [] });
    expect(empty.registrations).toHaveLength(24);
    expect(empty.rabiesEnds).toHaveLength(6);
    expect(total(empty.registrations)).toBe(0);
  });

  it('a registration › is counted at once, by species and breed, for users with access to it', async () => {
    await register(vet, world);
    await register(vet, world, { breedId: world.cat });
    const other = await clinic(server, { permissions: [...CLINIC, 'READ_DASHBOARD'] });
    await register(other, world);

    const mine = await figures(vet);
    expect(mine.living).toBe(2);
    expect(mine.registrations.at(-1).count).toBe(2);
    expect(mine.species.map(({ name }: { name: string }) => name).sort()).toEqual(['Cão', 'Gato']);
    expect(mine.breeds).toContainEqual(expect.objectContaining({ id: world.cat, species: 'Gato', count: 1 }));
    expect((await figures(other)).living).toBe(1);
    expect(await figures(operator)).toMatchObject({ reach: 'ALL', living: 3 });
  });

  it('adding up the changes › gives the same figures', async () => {
    const before = await figures(operator);
    await foldAll();
    expect(await server.db.query(sql`select from tally_change`)).toHaveLength(0);
    expect(await figures(operator)).toEqual(before);
  });

  it('a dead animal › is not counted, but its registration is', async () => {
    const { transponder } = await register(vet, world, { breedId: world.otherDog });
    const before = await figures(vet);
    const day = new Date().toISOString().slice(0, 10);
    const dead = await vet.call('PUT', `/animals/${transponder}/mark-dead`, { deathTimestamp: day });
    expect(dead.status).toBe(200);
    const after = await figures(vet);
    expect(after.living).toBe(before.living - 1);
    expect(total(after.registrations)).toBe(total(before.registrations));
  });

  it('follow whatever is changed, many at once or one by one', async () => {
    await foldAll();
    await server.db.query(
      sql`update animal set breed_id = ${world.dangerousDog} where breed_id = ${world.dog}`,
    );
    await server.db.query(sql`update animal set name = name || '!'`);
    await server.db.query(
      sql`update animal set rabies_immunization_date_end = current_date + 40 where status <> 'DEAD'`,
    );
    expect(await differences()).toEqual([]);
    const { breeds, rabiesEnds } = await figures(operator);
    expect(breeds[0]).toMatchObject({ id: world.dangerousDog, count: 2 });
    expect(total(rabiesEnds)).toBe(3);
    await foldAll();
    expect(await differences()).toEqual([]);
  });

  it('requests › are counted by outcome', async () => {
    await server.db.query(sql`
      insert into animal_transfer (animal_id, origin, new_owner, creation_entity_id, creation_user_id)
      select id, 'COLEIRA', '{}', entity_id, ${vet.id} from animal limit 2`);
    await server.db.query(sql`
      update animal_transfer set validation_status = 'DONE', closed = true, accepted = true
      where id = (select min(id) from animal_transfer)`);
    const { requests } = await figures(operator);
    expect(requests).toContainEqual({ state: 'WAITING_VALIDATION', count: 1 });
    expect(requests).toContainEqual({ state: 'ACCEPTED', count: 1 });
    expect(await differences()).toEqual([]);
  });

  it('two servers that add up the changes › count each once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => register(vet, world)));
    await Promise.all([applyCounterChanges(server.db), applyCounterChanges(server.db), register(vet, world)]);
    await foldAll();
    expect(await differences()).toEqual([]);
  });
});
