import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Widget } from '../../../../resources/figures/dashboard/widgets.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, faults, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';

let server: TestServer;
let manager: Person;
let reader: Person;
let world: World;
beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  manager = await server.person({
    permissions: PERMISSIONS,
    profile: { name: 'operator' },
  });
  reader = await server.person({ permissions: ['READ_DASHBOARD'], profile: { name: 'Canil' } });
});
afterAll(() => server.close());

const widget = (given: Partial<Widget> & { query?: Record<string, unknown> } = {}) => {
  const { query, ...rest } = given;
  return {
    id: 'a',
    kind: 'RING',
    title: { pt: 'Por espécie', en: 'By species' },
    source: {
      query: { dataSet: 'animals', by: [{ column: 'species' }], show: ['animals'], filters: [], ...query },
    },
    text: null,
    options: {},
    place: { x: 0, y: 0, w: 6, h: 5 },
    ...rest,
  };
};
const count = (query: Record<string, unknown> = {}, id = 'n') =>
  widget({ id, kind: 'COUNT', query: { by: [], ...query } });

let counter = 0;
const make = async (given: Record<string, unknown>): Promise<number> => {
  counter += 1;
  const body = { name: `Painel ${counter}`, widgets: [widget()], state: 'PUBLISHED', ...given };
  const answer = await manager.call('POST', '/dashboards/', body);
  expect(answer.status).toBe(201);
  return answer.body.id;
};
const open = (id: number | string) => server.visitor.call('GET', `/public-dashboards/${id}`);

describe('a dashboard', () => {
  it('without a name, with that of another, or without figures › is refused', async () => {
    const empty = await manager.call('POST', '/dashboards/', { widgets: [], state: 'DRAFT' });
    expect(faults(empty).sort()).toEqual(['name MISSING_NAME', 'widgets MISSING_WIDGETS']);
    await make({ name: 'Único' });
    const again = await manager.call('POST', '/dashboards/', {
      name: 'ÚNICO',
      widgets: [widget()],
      state: 'DRAFT',
    });
    expect(faults(again)).toEqual(['name DUPLICATE_NAME']);
  });

  it('with texts alone › is refused', async () => {
    const text = widget({ kind: 'TEXT', source: null, text: { pt: '<p>Olá a todos</p>', en: '' } });
    const answer = await manager.call('POST', '/dashboards/', {
      name: 'Texto',
      widgets: [text],
      state: 'DRAFT',
    });
    expect(faults(answer)).toEqual(['widgets MISSING_WIDGETS']);
  });

  it('with a widget that cannot be drawn › is refused under that widget', async () => {
    const answer = await manager.call('POST', '/dashboards/', {
      name: 'Errado',
      state: 'DRAFT',
      widgets: [
        widget(),
        widget({ id: 'b', title: { pt: '', en: '' } }),
        widget({ id: 'c', source: null }),
        widget({ id: 'd', query: { by: [] } }),
        widget({ id: 'e', kind: 'COUNT' }),
        widget({ id: 'f', kind: 'LIST' }),
        widget({ id: 'g', query: { show: [] } }),
        widget({ id: 'h', query: { columns: ['species'] } }),
        widget({ id: 'i', kind: 'TEXT', source: null, text: { pt: '<p> </p>', en: 'Hello' } }),
      ],
    });
    expect(faults(answer)).toEqual([
      'widgets[1] WIDGET_WITHOUT_TITLE',
      'widgets[2] WIDGET_WITHOUT_SOURCE',
      'widgets[3] WIDGET_WITHOUT_GROUP',
      'widgets[4] WIDGET_WITH_GROUPS',
      'widgets[5] WIDGET_WITHOUT_COLUMNS',
      'widgets[6] WIDGET_WITHOUT_MEASURE',
      'widgets[7] WIDGET_WITHOUT_MEASURE',
      'widgets[8] WIDGET_WITHOUT_TEXT',
    ]);
  });

  it('with two widgets of one name › is refused', async () => {
    const answer = await manager.call('POST', '/dashboards/', {
      name: 'Duas vezes',
      state: 'DRAFT',
      widgets: [widget(), count({}, 'a')],
    });
    expect([answer.status, faults(answer)]).toEqual([422, ['widgets INVALID_WIDGETS']]);
  });

  it('over data that its editor may not use, or that is not there › is refused', async () => {
    const editor = await server.person({ permissions: ['MANAGE_DASHBOARDS'], profile: { name: 'operator' } });
    const body = { name: 'De outros', widgets: [widget()], state: 'DRAFT' };
    expect(faults(await editor.call('POST', '/dashboards/', body))).toEqual([
      'widgets[0] WIDGET_DATA_SET_FORBIDDEN',
    ]);
    const wrong = { ...body, widgets: [widget({ query: { by: [{ column: 'nothing' }] } })] };
    expect(faults(await manager.call('POST', '/dashboards/', wrong))).toEqual([
      'widgets[0] WIDGET_QUERY_WRONG',
    ]);
  });

  it('from which a change takes all widgets › is refused', async () => {
    const id = await make({});
    for (const widgets of [[], null]) {
      const answer = await manager.call('PUT', `/dashboards/${id}`, { version: 1, widgets });
      expect(faults(answer)).toEqual(['widgets MISSING_WIDGETS']);
    }
  });

  it('with a text that runs a script › is stored without it', async () => {
    const text = widget({
      id: 't',
      kind: 'TEXT',
      source: null,
      text: { pt: '<p onclick="x()">Bom dia</p><script>x()</script>', en: '' },
    });
    const id = await make({ widgets: [widget(), text] });
    const { body } = await manager.call('GET', `/dashboards/${id}`);
    expect(body.widgets[1].text).toEqual({ pt: '<p>Bom dia</p>', en: '' });
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

  it('a public one › shows figures of the whole country, without those below five', async () => {
    const vet = await clinic(server);
    await Promise.all(Array.from({ length: 6 }, () => register(vet, world)));
    for (let n = 0; n < 2; n += 1) await register(vet, world, { breedId: world.cat });
    const id = await make({
      isPublic: true,
      description: 'Para todos',
      widgets: [widget(), count({}, 'all')],
    });
    const { status, body } = await open(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ description: 'Para todos' });
    // The cats are two; with them go the dogs, from which and the sum of eight they would follow.
    const [bySpecies, all] = body.widgets;
    expect(bySpecies.rows).toEqual([
      ['Cão', null],
      ['Gato', null],
    ]);
    expect(bySpecies.suppressed).toEqual([[1], [1]]);
    expect(all.rows).toEqual([[8]]);
  });

  it('a dashboard with persons, single records, sums that cannot be suppressed, or other days › is not opened to the public', async () => {
    const refused = async (widgets: unknown[]) =>
      faults(
        await manager.call('POST', '/dashboards/', {
          name: `Público ${(counter += 1)}`,
          widgets,
          state: 'DRAFT',
          isPublic: true,
        }),
      );
    const personal = ['widgets[0] DASHBOARD_HAS_PERSONAL_DATA'];
    expect(await refused([widget({ query: { by: [{ column: 'transponder' }] } })])).toEqual(personal);
    expect(await refused([widget({ query: { by: [{ column: 'veterinary' }] } })])).toEqual(personal);
    expect(await refused([widget({ query: { by: [{ column: 'registrationDate', step: 'DAY' }] } })])).toEqual(
      personal,
    );
    expect(
      await refused([widget({ kind: 'LIST', query: { by: [], show: [], columns: ['species'] } })]),
    ).toEqual(personal);
    const other = count({ filters: [{ column: 'registrationDate', period: 'LAST_MONTH' }] });
    expect(await refused([widget(), other])).toEqual([
      'widgets[0] WIDGETS_DIFFER_FOR_PUBLIC',
      'widgets[1] WIDGETS_DIFFER_FOR_PUBLIC',
    ]);
  });
});

describe('a dashboard whose question has no answer any more', () => {
  it('opened to the public › is refused under its widget', async () => {
    const id = await make({});
    await server.db.query(
      sql`update dashboard set widgets = jsonb_set(widgets, '{0,source,query,by,0,column}', '"gone"') where id = ${id}`,
    );
    const opened = await manager.call('PUT', `/dashboards/${id}`, { version: 1, isPublic: true });
    expect([opened.status, faults(opened)]).toEqual([422, ['widgets[0] WIDGET_QUERY_WRONG']]);
    expect((await open(id)).status).toBe(404);
  });
});

describe('figures of a dashboard', () => {
  it('of all widgets › are one answer, as far as the rights of the reader reach, and each fails alone', async () => {
    const vet = await clinic(server, { permissions: [...CLINIC, 'READ_DASHBOARD'] });
    await register(vet, world);
    const id = await make({ widgets: [widget(), count({}, 'n')] });
    const own = await vet.call('GET', `/dashboards/${id}/figures`);
    expect(own.status).toBe(200);
    expect(own.body.widgets[1].answer.rows).toEqual([[1]]);
    const all = await manager.call('GET', `/dashboards/${id}/figures`);
    expect(all.body.widgets[1].answer.rows[0][0]).toBeGreaterThan(1);
    // A reader without the right to the data set learns that, and no figure.
    const none = await reader.call('GET', `/dashboards/${id}/figures`);
    expect(none.body.widgets).toMatchObject([
      { id: 'a', answer: null, failure: 'WIDGET_DATA_SET_FORBIDDEN' },
      { id: 'n', answer: null, failure: 'WIDGET_DATA_SET_FORBIDDEN' },
    ]);
    await server.db.query(
      sql`update dashboard set widgets = jsonb_set(widgets, '{0,source,query,by,0,column}', '"gone"') where id = ${id}`,
    );
    const half = await manager.call('GET', `/dashboards/${id}/figures`);
    expect(half.body.widgets).toMatchObject([
      { answer: null, failure: 'WIDGET_QUERY_WRONG' },
      { failure: null, answer: { isCut: false } },
    ]);
  });

  it('of a text › are none; of a widget that has lost its source they fail, with the reason', async () => {
    const text = widget({ id: 't', kind: 'TEXT', source: null, text: { pt: '<p>Olá</p>', en: '' } });
    const id = await make({ widgets: [widget(), text] });
    await server.db.query(
      sql`update dashboard set widgets = jsonb_set(widgets, '{0,source}', 'null') where id = ${id}`,
    );
    const { body } = await manager.call('GET', `/dashboards/${id}/figures`);
    expect(body.widgets).toMatchObject([
      { answer: null, failure: 'WIDGET_WITHOUT_SOURCE' },
      { answer: null, failure: null },
    ]);
  });

  it('filters › narrow the widgets whose data they are about, and the others say so', async () => {
    const vet = await clinic(server, { permissions: [...CLINIC, 'READ_DASHBOARD'] });
    await register(vet, world);
    await register(vet, world, { breedId: world.cat });
    const id = await make({ widgets: [widget(), count({}, 'n')] });
    const { body } = await vet.call('GET', `/dashboards/${id}/figures`);
    const [, [species]] = body.widgets[0].answer.keys;
    const narrowed = await vet.call('GET', `/dashboards/${id}/figures?species=${species}`);
    expect(narrowed.body.widgets[1].answer.rows).toEqual([[1]]);
    expect(narrowed.body.widgets[1].ignored).toEqual([]);
    const past = await vet.call('GET', `/dashboards/${id}/figures?period=LAST_YEAR`);
    expect(past.body.widgets[1].answer.rows).toEqual([[0]]);
    expect((await vet.call('GET', `/dashboards/${id}/figures?period=SOMETIME`)).status).toBe(400);
  });

  it('of a moment ago › are answered with that moment, and counted again by a refresh', async () => {
    const vet = await clinic(server, { permissions: [...CLINIC, 'READ_DASHBOARD'] });
    const id = await make({ widgets: [count()] });
    const first = await vet.call('GET', `/dashboards/${id}/figures`);
    expect(first.body.widgets[0].answer.rows).toEqual([[0]]);
    await register(vet, world);
    const kept = await vet.call('GET', `/dashboards/${id}/figures`);
    expect(kept.body).toMatchObject({ countedAt: first.body.countedAt });
    expect(kept.body.widgets[0].answer.rows).toEqual([[0]]);
    const fresh = await vet.call('GET', `/dashboards/${id}/figures?refresh=true`);
    expect(fresh.body.widgets[0].answer.rows).toEqual([[1]]);
  });

  it('a figure that is compared › has that of the days before', async () => {
    const vet = await clinic(server, { permissions: [...CLINIC, 'READ_DASHBOARD'] });
    await register(vet, world);
    const compared = {
      ...count({ filters: [{ column: 'registrationDate', period: 'THIS_MONTH' }] }),
      options: { compares: true },
    };
    const id = await make({ widgets: [compared] });
    const { body } = await vet.call('GET', `/dashboards/${id}/figures`);
    expect(body.widgets[0]).toMatchObject({ answer: { rows: [[1]] }, before: { rows: [[0]] } });
  });

  it('of a dashboard that the reader does not see › are not found', async () => {
    const draft = await make({ state: 'DRAFT' });
    expect((await reader.call('GET', `/dashboards/${draft}/figures`)).status).toBe(404);
    expect((await manager.call('GET', `/dashboards/${draft}/figures`)).status).toBe(200);
  });
});

describe('a register', () => {
  it('begins with dashboards whose questions all have answers', async () => {
    const shipped = await server.db.query<{ id: number; widgets: Widget[] }>(
      sql`select id, widgets from dashboard where name in
        ('O registo', 'O mês da clínica', 'Desaparecidos e encontrados', 'Pedidos e prazos', 'O concelho')`,
    );
    expect(shipped).toHaveLength(5);
    for (const { id, widgets } of shipped) {
      const { body } = await manager.call('GET', `/dashboards/${id}/figures`);
      expect(body.widgets.map(({ failure }: { failure: unknown }) => failure)).toEqual(
        widgets.map(() => null),
      );
      const { body: record } = await manager.call('GET', `/dashboards/${id}`);
      const saved = await manager.call('PUT', `/dashboards/${id}`, {
        version: record.version,
        description: 'Outra',
        widgets: record.widgets,
      });
      expect(saved.status).toBe(200);
    }
  });
});
