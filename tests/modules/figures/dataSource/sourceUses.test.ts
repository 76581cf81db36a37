import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { startJobs, type RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { makeTemplate } from '../reportRun/reports.ts';

let server: TestServer;
let world: World;
let operator: Person;
let vet: Person;
let running: RunningJobs;
const BY_BREED = { dataSet: 'animals', by: [{ column: 'breed' }], show: ['animals', 'living'] };
const ROWS = { dataSet: 'animals', columns: ['transponder', 'name', 'owner'] };
const BREED = { name: 'breed', type: 'BREED', column: 'breed', title: 'Raça', titleEn: 'Breed' };

let counter = 0;
async function makeSource(more: object = {}): Promise<number> {
  counter += 1;
  const { status, body } = await operator.call('POST', '/data-sources', {
    name: `Fonte ${counter}`,
    kind: 'DATA_SET',
    question: BY_BREED,
    parameters: [BREED],
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
const ofSource = (dataSourceId: number, definition: object = {}) =>
  makeTemplate(operator, definition, { dataSourceId });

const WIDGET = {
  id: 'a',
  kind: 'BARS',
  title: { pt: 'Por raça', en: 'By breed' },
  text: null,
  options: {},
  place: { x: 0, y: 0, w: 6, h: 5 },
};
async function makeDashboard(dataSourceId: number, more: object = {}, parameters: object = {}) {
  counter += 1;
  return operator.call('POST', '/dashboards/', {
    name: `Painel ${counter}`,
    state: 'PUBLISHED',
    widgets: [{ ...WIDGET, source: { dataSourceId, parameters }, ...more }],
  });
}

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  vet = await clinic(server, {
    permissions: [...CLINIC.filter((one) => one !== 'READ_OWNER'), 'GENERATE_REPORT', 'READ_DASHBOARD'],
  });
  const other = await clinic(server, { permissions: CLINIC });
  await register(vet, world, { name: 'Luna' });
  await register(vet, world, { breedId: world.cat });
  await register(other, world);
  running = startJobs(server.app.services, undefined, { pollMs: 20 });
});
afterAll(async () => {
  await running.stop();
  await server.close();
});

/** Runs a report to its end; returns its run and the lines of its file. */
async function run(who: Person, templateId: number, parameters: object = {}) {
  const { status, body } = await who.call('POST', '/report-runs', { templateId, format: 'CSV', parameters });
  expect(status, JSON.stringify(body)).toBe(200);
  const find = async () =>
    (await who.call('GET', '/report-runs')).body.content.find((one: { id: number }) => one.id === body.id);
  await expect.poll(async () => (await find()).state).toMatch(/DONE|FAILED/);
  const file = await who.call('GET', `/jobs/${body.jobId}/file`);
  return { run: await find(), lines: String(file.body).replace('\ufeff', '').split('\r\n') };
}

describe('a report of a data source', () => {
  it('run by a clinic and by the operator › has the rows that each may see, of one source', async () => {
    const source = await makeSource();
    const id = await ofSource(source);
    expect((await run(vet, id)).lines.slice(0, 3)).toEqual([
      'Espécie / raça;Animais;Animais vivos',
      'Europeu Comum;1;1',
      'Labrador Retriever;1;1',
    ]);
    const all = await run(operator, id);
    expect(all.lines.slice(1, 3)).toEqual(['Europeu Comum;1;1', 'Labrador Retriever;2;2']);
    expect(all.run).toMatchObject({ sourceVersion: 1 });
    expect(all.lines.some((line) => /^Dados de origem;Fonte \d+, versão 1/.test(line))).toBe(true);
  });

  it('its parameters › are asked, and narrow the rows', async () => {
    const id = await ofSource(await makeSource());
    const { body } = await vet.call('GET', '/report-runs/templates');
    const { parameters } = body.find((one: { id: number }) => one.id === id);
    expect(parameters).toMatchObject([{ name: 'breed', kind: 'reference', to: 'breed', label: 'Raça' }]);
    const count = (given: object) =>
      vet.call('POST', '/report-runs/count', { templateId: id, parameters: given });
    expect((await count({ breed: { is: [world.cat] } })).body.rows).toBe(1);
    expect((await count({ other: { is: [1] } })).body.errors).toEqual([
      { property: 'parameters.other', error: 'UNKNOWN_PARAMETER' },
    ]);
  });

  it('a column that its reader may not see › is left out and named', async () => {
    const id = await ofSource(await makeSource({ question: ROWS, parameters: [] }));
    const { lines, run: done } = await run(vet, id);
    expect(lines[0]).toBe('Transponder;Nome');
    expect(done.leftOut).toEqual(['Titular']);
  });

  it('its columns › are written in the order of the template, and no others', async () => {
    const source = await makeSource({ question: ROWS, parameters: [] });
    const id = await ofSource(source, { columns: ['name', 'transponder'] });
    expect((await run(vet, id)).lines[0]).toBe('Nome;Transponder');
    const wrong = await operator.call('POST', '/report-templates/', {
      name: 'Coluna errada',
      dataSourceId: source,
      definition: { columns: ['secret'] },
    });
    expect(wrong.body.errors).toEqual([{ property: 'definition', error: 'INVALID_COLUMNS' }]);
  });

  it('with a question of its own as well › is refused', async () => {
    const { status, body } = await operator.call('POST', '/report-templates/', {
      name: 'Duas origens',
      dataSourceId: await makeSource(),
      definition: { query: BY_BREED },
    });
    expect([status, body.errors]).toEqual([
      422,
      [{ property: 'dataSourceId', error: 'REPORT_HAS_TWO_SOURCES' }],
    ]);
  });

  it('whose source asks for a permission › is neither offered nor run without it', async () => {
    const id = await ofSource(await makeSource({ requiredPermission: 'MANAGE_BILLING' }));
    const { body } = await vet.call('GET', '/report-runs/templates');
    expect(body.map((one: { id: number }) => one.id)).not.toContain(id);
    const refused = await vet.call('POST', '/report-runs', { templateId: id, format: 'CSV' });
    expect([refused.status, refused.body.data.message]).toEqual([403, 'REPORT_NOT_ALLOWED']);
  });
});

describe('the source of a report template', () => {
  const ofEditor = async (dataSourceId: number) => {
    const editor = await server.person({
      permissions: ['READ_ANIMAL', 'MANAGE_REPORT_TEMPLATES'],
      profile: { name: 'operator' },
    });
    const definition = { columns: ['breed', 'animals'] };
    const name = `De ${dataSourceId}`;
    const answer = await editor.call('POST', '/report-templates/', { name, dataSourceId, definition });
    const kept = await server.db.query(sql`select 1 from report_template where name = ${name}`);
    return [answer.status, answer.body.errors, kept.length];
  };

  it('that asks for a permission which its editor has not, or that there is not › is refused', async () => {
    const refused = (error: string) => [422, [{ property: 'dataSourceId', error }], 0];
    expect(await ofEditor(await makeSource({ requiredPermission: 'MANAGE_BILLING' }))).toEqual(
      refused('UNKNOWN_DATA_SOURCE'),
    );
    expect(await ofEditor(999_999)).toEqual(refused('UNKNOWN_DATA_SOURCE'));
  });
});

describe('a widget of a data source', () => {
  const figures = async (who: Person, id: number, query = '') =>
    (await who.call('GET', `/dashboards/${id}/figures${query}`)).body.widgets[0];

  it('for a clinic and for the operator › shows what each may see, narrowed by the dashboard', async () => {
    const made = await makeDashboard(await makeSource());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await figures(operator, made.body.id)).answer.rows).toEqual([
      ['Europeu Comum', 1, 1],
      ['Labrador Retriever', 2, 2],
    ]);
    const own = await figures(vet, made.body.id);
    expect(own.answer.rows).toHaveLength(2);
    expect(own.takes).toContain('period');
    const past = await figures(vet, made.body.id, '?period=LAST_YEAR');
    expect(past.answer.rows).toEqual([]);
  });

  it('with values of its parameters › shows those alone', async () => {
    const made = await makeDashboard(await makeSource(), {}, { breed: { is: [world.cat] } });
    expect((await figures(operator, made.body.id)).answer.rows).toEqual([['Europeu Comum', 1, 1]]);
  });

  it('that its kind cannot draw, or whose parameters do not exist › is refused', async () => {
    const source = await makeSource();
    const code = ({ body }: Awaited<ReturnType<typeof makeDashboard>>) => body.errors[0].error;
    expect(code(await makeDashboard(source, { kind: 'COUNT' }))).toBe('WIDGET_WITH_GROUPS');
    expect(code(await makeDashboard(source, {}, { nothing: { is: [1] } }))).toBe('WIDGET_QUERY_WRONG');
    expect(code(await makeDashboard(999_999))).toBe('WIDGET_SOURCE_OFF');
  });

  it('on a public dashboard › is held to what the public may count', async () => {
    const publish = async (source: number) => {
      counter += 1;
      return operator.call('POST', '/dashboards/', {
        name: `Público ${counter}`,
        state: 'PUBLISHED',
        isPublic: true,
        widgets: [{ ...WIDGET, source: { dataSourceId: source, parameters: {} } }],
      });
    };
    expect((await publish(await makeSource())).status).toBe(201);
    const rows = await publish(await makeSource({ requiredPermission: 'READ_ANIMAL' }));
    expect(rows.body.errors).toEqual([{ property: 'widgets[0]', error: 'DASHBOARD_HAS_PERSONAL_DATA' }]);
  });
});

describe('a data source', () => {
  it('in use › is neither switched off nor deleted, and says what uses it', async () => {
    const source = await makeSource();
    const template = await ofSource(source);
    const board = await makeDashboard(source);
    const uses = await operator.call('GET', `/data-sources/${source}/uses`);
    expect(uses.body.map(({ module, id }: { module: string; id: number }) => [module, id])).toEqual([
      ['dashboard', board.body.id],
      ['reportTemplate', template],
    ]);
    const off = await operator.call('PUT', `/data-sources/${source}`, { version: 1, isActive: false });
    expect([off.status, off.body.data.message]).toEqual([409, 'DATA_SOURCE_IN_USE']);
    expect(off.body.data.uses).toHaveLength(2);
    expect((await operator.call('DELETE', `/data-sources/${source}`)).status).toBe(409);
  });

  it('that was switched off nevertheless › leaves its widgets without figures, with the reason', async () => {
    const source = await makeSource();
    const board = await makeDashboard(source);
    await server.db.query(sql`update data_source set is_active = false where id = ${source}`);
    const { body } = await vet.call('GET', `/dashboards/${board.body.id}/figures`);
    expect(body.widgets[0]).toMatchObject({ failure: 'WIDGET_SOURCE_OFF', answer: null });
  });
});

describe('the description of a data source', () => {
  it('that is a query while queries are off › leaves its widgets without figures, with the reason', async () => {
    const source = await makeSource({ parameters: [] });
    const { body } = await makeDashboard(source);
    await server.db.query(
      sql`update data_source set kind = 'QUERY', question = null, query_text = 'select name from animals' where id = ${source}`,
    );
    const answer = await operator.call('GET', `/dashboards/${body.id}/figures`);
    expect(answer.body.widgets).toMatchObject([{ answer: null, failure: 'WIDGET_SOURCE_OFF' }]);
  });

  it('in the language of the page › names its columns and parameters', async () => {
    const source = await makeSource();
    const { body } = await operator.call('GET', `/data-sources/${source}/columns`, undefined, {
      'accept-language': 'en',
    });
    expect(body).toMatchObject({
      dataSet: 'animals',
      isRows: false,
      columns: [{ name: 'breed' }, { name: 'animals', isMeasure: true }, { name: 'living' }],
      parameters: [{ name: 'breed', label: 'Breed', isSingle: false }],
    });
    const rows = await operator.call('POST', `/data-sources/${source}/rows`, {
      values: { breed: { is: [world.cat] } },
    });
    expect(rows.body.rows).toEqual([['Europeu Comum', 1, 1]]);
  });
});
