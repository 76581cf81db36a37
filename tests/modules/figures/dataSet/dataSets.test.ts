import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReportingViews } from '../../../../server/reporting/createViews.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';

const FIGURES = ['READ_ANIMAL', 'GENERATE_REPORT'] as const;
const today = dayIn();

let server: TestServer;
let world: World;
let vet: Person;
let other: Person;
let operator: Person;
beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  vet = await clinic(server, {
    permissions: [...CLINIC.filter((one) => one !== 'READ_OWNER'), 'GENERATE_REPORT'],
  });
  other = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
  operator = await server.person({ permissions: [...FIGURES, 'READ_OWNER'], profile: { name: 'operator' } });
  await register(vet, world, { name: 'Luna' });
  await register(vet, world, { breedId: world.cat });
  await register(other, world);
});
afterAll(() => server.close());

const ask = (who: Person, query: object, path = '/data-sets/query') => who.call('POST', path, query);
const counted = async (who: Person, query: object): Promise<unknown[][]> => {
  const { status, body } = await ask(who, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.rows;
};
const animalsOf = async (who: Person, more: object = {}): Promise<unknown> =>
  (await counted(who, { dataSet: 'animals', show: ['animals'], ...more }))[0]?.[0];

describe('data sets', () => {
  it('their list › has the labels of the page, and only what the account may use', async () => {
    const { body } = await vet.call('GET', '/data-sets', undefined, { 'accept-language': 'en' });
    const animals = body.find(({ name }: { name: string }) => name === 'animals');
    expect(animals.label).toBe('Animals');
    expect(animals.columns.find(({ name }: { name: string }) => name === 'gender')).toMatchObject({
      label: 'Sex',
      kind: 'choice',
    });
    expect(animals.columns.map(({ name }: { name: string }) => name)).not.toContain('owner');
    const staff = await server.person({ permissions: ['GENERATE_REPORT'] });
    expect((await staff.call('GET', '/data-sets')).body).toEqual([]);
  });

  it('a count › has the animals of the own entities, of the operator those of all', async () => {
    expect(await animalsOf(vet)).toBe(2);
    expect(await animalsOf(other)).toBe(1);
    expect(await animalsOf(operator)).toBe(3);
  });

  it('groups › have one row for each value, with the key that a filter takes', async () => {
    const { body } = await ask(vet, {
      dataSet: 'animals',
      by: [{ column: 'breed' }],
      show: ['animals'],
      order: { by: 'animals', descending: true },
    });
    expect(body.rows).toHaveLength(2);
    const [first] = body.keys;
    expect(await animalsOf(vet, { filters: [{ column: 'breed', is: [first[0]] }] })).toBe(1);
  });

  it('days › are counted by the steps asked for', async () => {
    const rows = await counted(vet, {
      dataSet: 'animals',
      by: [{ column: 'registrationDate', step: 'MONTH' }],
      show: ['animals'],
      filters: [{ column: 'registrationDate', period: 'TODAY' }],
    });
    expect(rows).toEqual([[`${today.slice(0, 7)}-01`, 2]]);
  });

  it('a species › is the topmost group of the breed', async () => {
    const rows = await counted(vet, { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'] });
    expect(rows).toHaveLength(2);
    expect(rows.map(([, n]) => n)).toEqual([1, 1]);
  });

  it('a share › is null where there is nothing to divide by', async () => {
    const nothing = { filters: [{ column: 'name', contains: 'nobody is called so' }] };
    expect(await counted(vet, { dataSet: 'rabiesCoverage', show: ['coverage'], ...nothing })).toEqual([
      [null],
    ]);
    expect(await counted(vet, { dataSet: 'rabiesCoverage', show: ['coverage'] })).toEqual([[0]]);
  });

  it('rows › are those of the filter, with the names of references', async () => {
    const rows = await counted(vet, {
      dataSet: 'animals',
      columns: ['name', 'gender'],
      filters: [{ column: 'name', contains: 'lun' }],
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]![0]).toBe('Luna');
  });

  it('a column about persons › needs its right, and the call that leaves an audit row', async () => {
    const query = { dataSet: 'animals', columns: ['name', 'owner'] };
    expect((await ask(vet, query)).body.errors).toEqual([
      { property: 'columns[1]', error: 'UNKNOWN_COLUMN' },
    ]);
    expect((await ask(operator, query)).body.errors).toEqual([
      { property: 'columns', error: 'COLUMN_IS_PERSONAL' },
    ]);
    const { status, body } = await ask(operator, query, '/data-sets/rows');
    expect(status).toBe(200);
    expect(body.rows.every(([, owner]: unknown[]) => typeof owner === 'string')).toBe(true);
    const filter = { dataSet: 'animals', show: ['animals'], filters: [{ column: 'owner', is: [1] }] };
    expect((await ask(vet, filter, '/data-sets/rows')).status).toBe(422);
  });

  it('the owner of an animal › is seen on rows whose owner the entity may read', async () => {
    const query = { dataSet: 'animals', columns: ['owner'] };
    const owners = async () => (await ask(other, query, '/data-sets/rows')).body.rows.flat();
    expect(await owners()).toEqual([expect.any(String)]);
    await server.db.query(
      sql`update owner_entity set ended_timestamp = now() where entity_id = (select entity_id from app_user where id = ${other.id})`,
    );
    expect(await owners()).toEqual([null]);
  });

  it.each([
    ['an unknown set', { dataSet: 'pg_tables' }, 'dataSet', 'UNKNOWN_DATA_SET'],
    ['an unknown measure', { show: ['animals; drop'] }, 'show[0]', 'UNKNOWN_COLUMN'],
    ['an unknown group', { by: [{ column: 'scope_entity_id' }] }, 'by[0]', 'UNKNOWN_COLUMN'],
    ['a step of a text', { by: [{ column: 'name', step: 'DAY' }] }, 'by[0]', 'UNKNOWN_COLUMN'],
    ['an order by what is not answered', { order: { by: 'name' } }, 'order.by', 'UNKNOWN_COLUMN'],
    ['a text for a number', { filters: [{ column: 'breed', is: ['x'] }] }, 'filters[0]', 'WRONG_FILTER'],
    ['a filter without a condition', { filters: [{ column: 'breed' }] }, 'filters[0]', 'WRONG_FILTER'],
    ['a period of a text', { filters: [{ column: 'name', period: 'TODAY' }] }, 'filters[0]', 'WRONG_FILTER'],
  ])('%s › is refused under its place', async (_what, query, property, error) => {
    const { status, body } = await ask(vet, { dataSet: 'animals', show: ['animals'], ...query });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ property, error }]);
  });

  it('a past day › has the figures of the versions of that day', async () => {
    expect(await animalsOf(vet, { asOf: today })).toBe(2);
    expect(await animalsOf(vet, { asOf: '2020-01-01' })).toBe(0);
  });

  it('the views › answer nothing where the transaction does not say who asks', async () => {
    expect(await server.db.query(sql`select from reporting.animals`)).toEqual([]);
  });

  it('a breed that moves to another species › takes its animals along, also one that is deleted again', async () => {
    const species = { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'] };
    const move = (id: number, below: number) =>
      server.db.query(
        sql`update breed set parent_id = (select parent_id from breed where id = ${below}) where id = ${id}`,
      );
    const kept = () => server.db.query(sql`select id, root_id from reporting.roots_of_breed order by id`);
    const [before, roots] = [await counted(vet, species), await kept()];
    expect(before).toHaveLength(2);
    const [{ parentId }] = (await server.db.query<{ parentId: number }>(
      sql`select parent_id from breed where id = ${world.cat}`,
    )) as [{ parentId: number }];
    await move(world.cat, world.dog);
    expect((await counted(vet, species)).map(([, animals]) => animals)).toEqual([2]);
    await server.db.query(sql`update breed set parent_id = ${parentId} where id = ${world.cat}`);
    const [{ id }] = (await server.db.query<{ id: number }>(sql`
      insert into breed (name, parent_id, group_type) values ('De passagem', ${parentId}, 'BREED') returning id`)) as [
      { id: number },
    ];
    expect(await kept()).toHaveLength(roots.length + 1);
    await server.db.query(sql`delete from breed where id = ${id}`);
    expect(await counted(vet, species)).toEqual(before);
    expect(await kept()).toEqual(roots);
  });

  it('the views › are made once, and again after they were lost', async () => {
    await server.db.script('drop view reporting.animals; comment on schema reporting is null');
    await createReportingViews(server.db);
    await createReportingViews(server.db);
    expect(await animalsOf(vet)).toBe(2);
  });
});
