import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIGURES } from '../../../../resources/figures/dashboard/figures.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, faults, makeWorld, register } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let manager: Person;
let reader: Person;
beforeAll(async () => {
  server = await testServer();
  manager = await server.person({ permissions: ['MANAGE_DASHBOARDS'], profile: { name: 'operator' } });
  reader = await server.person({ permissions: ['READ_DASHBOARD'], profile: { name: 'Canil' } });
});
afterAll(() => server.close());

let counter = 0;
const make = async (given: Record<string, unknown>): Promise<number> => {
  counter += 1;
  const body = { name: `Painel ${counter}`, figures: ['species'], state: 'PUBLISHED', ...given };
  const answer = await manager.call('POST', '/dashboards/', body);
  expect(answer.status).toBe(201);
  return answer.body.id;
};
const open = (id: number | string) => server.visitor.call('GET', `/public-dashboards/${id}`);

describe('a dashboard', () => {
  it('without a name, with that of another, or without figures › is refused', async () => {
    const empty = await manager.call('POST', '/dashboards/', { figures: [], state: 'DRAFT' });
    expect(faults(empty).sort()).toEqual(['figures EMPTY_SELECTION', 'name MISSING_NAME']);
    await make({ name: 'Único' });
    const again = await manager.call('POST', '/dashboards/', {
      name: 'ÚNICO',
      figures: ['species'],
      state: 'DRAFT',
    });
    expect(faults(again)).toEqual(['name DUPLICATE_NAME']);
    const unknown = await manager.call('POST', '/dashboards/', {
      name: 'Outro',
      figures: ['owners'],
      state: 'DRAFT',
    });
    expect(unknown.status).toBe(422);
  });

  it('from which a change takes all figures › is refused', async () => {
    const id = await make({});
    for (const figures of [[], null]) {
      const answer = await manager.call('PUT', `/dashboards/${id}`, { version: 1, figures });
      expect(faults(answer)).toEqual(['figures EMPTY_SELECTION']);
    }
  });

  it('without MANAGE_DASHBOARDS › is read once it is published, by entities of its profiles', async () => {
    const { profileId } = (
      await server.db.query<{ profileId: number }>(
        sql`select e.profile_id from app_user u join entity e on e.id = u.entity_id where u.id = ${reader.id}`,
      )
    )[0]!;
    const other = await server.db.query<{ id: number }>(
      sql`insert into entity_profile (name) values ('De outros') returning id`,
    );
    const draft = await make({ state: 'DRAFT' });
    const archived = await make({ state: 'ARCHIVED' });
    const all = await make({});
    const own = await make({ entityProfileIds: [profileId] });
    const others = await make({ entityProfileIds: [other[0]!.id] });
    const statuses = await Promise.all(
      [draft, archived, all, own, others].map(
        async (id) => (await reader.call('GET', `/dashboards/${id}`)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 200, 200, 404]);
    const found = await reader.call('GET', '/dashboards/search?itemsPerPage=50');
    const ids = found.body.content.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([all, own]));
    expect(ids.filter((id: number) => [draft, archived, others].includes(id))).toEqual([]);
    expect((await reader.call('PUT', `/dashboards/${all}`, { version: 1, state: 'DRAFT' })).status).toBe(403);
  });
});

describe('without a session', () => {
  it('a dashboard that is not both public and published › does not exist', async () => {
    const hidden = await Promise.all([
      make({ isPublic: true, state: 'DRAFT' }),
      make({ isPublic: true, state: 'ARCHIVED' }),
      make({ isPublic: false }),
    ]);
    for (const id of [...hidden, 999_999]) expect(await open(id)).toMatchObject({ status: 404 });
  });

  it('a public one › shows its own figures of the whole country, and nothing else', async () => {
    const world = await makeWorld(server.db);
    await register(await clinic(server), world);
    await register(await clinic(server), world, { breedId: world.cat });
    const id = await make({ isPublic: true, description: 'Para todos', figures: ['species', 'rabiesEnds'] });
    const { status, body } = await open(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ description: 'Para todos', living: 2 });
    expect(Object.keys(body.figures).sort()).toEqual(['rabiesEnds', 'species']);
    expect(body.figures.species).toEqual(
      expect.arrayContaining([
        { name: 'Cão', count: 1 },
        { name: 'Gato', count: 1 },
      ]),
    );
    // Counted once a minute for all who ask, and for all dashboards.
    const other = await open(await make({ isPublic: true, figures: [...FIGURES] }));
    expect(other.body.countedAt).toBe(body.countedAt);
    expect(Object.keys(other.body.figures).sort()).toEqual([...FIGURES].sort());
  });
});
