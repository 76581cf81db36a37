import { createHash } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { SHIPPED_REPORTS } from '../../../../server/modules/figures/reportTemplate/seed.ts';
import { startJobs, type RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { BY_BREED, makeTemplate, WITH_OWNERS } from './reports.ts';

let server: TestServer;
let world: World;
let manager: Person;
let vet: Person;
let running: RunningJobs;
let byBreed: number;
let withOwners: number;
const TODAY = { period: { period: 'TODAY' } };

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  manager = await server.person({
    permissions: ['READ_ANIMAL', 'READ_OWNER', 'MANAGE_REPORT_TEMPLATES', 'GENERATE_REPORT'],
    profile: { name: 'operator' },
  });
  vet = await clinic(server, {
    permissions: [...CLINIC.filter((one) => one !== 'READ_OWNER'), 'GENERATE_REPORT'],
  });
  const other = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
  await register(vet, world, { name: '=Luna' });
  await register(vet, world, { breedId: world.cat });
  await register(other, world);
  byBreed = await makeTemplate(manager, BY_BREED);
  withOwners = await makeTemplate(manager, WITH_OWNERS);
  running = startJobs(server.app.services, undefined, { pollMs: 20 });
});
afterAll(async () => {
  await running.stop();
  await server.close();
});

const start = (who: Person, templateId: number, more: object = {}) =>
  who.call('POST', '/report-runs', { templateId, format: 'CSV', ...more });
const find = async (who: Person, id: number) =>
  (await who.call('GET', '/report-runs')).body.content.find((one: { id: number }) => one.id === id);

/** Runs a report to its end; returns its run and the bytes of its file. */
async function run(who: Person, templateId: number, more: object = {}) {
  const { status, body } = await start(who, templateId, more);
  expect(status, JSON.stringify(body)).toBe(200);
  await expect.poll(async () => (await find(who, body.id)).state).toMatch(/DONE|FAILED/);
  const found = await find(who, body.id);
  const file = await who.call('GET', `/jobs/${body.jobId}/file`);
  return { run: found, file };
}

describe('a report run', () => {
  it('whose template is deleted before it begins › fails, without a file', async () => {
    const templateId = await makeTemplate(manager, BY_BREED);
    await running.stop();
    const { body } = await start(manager, templateId);
    expect((await manager.call('DELETE', `/report-templates/${templateId}`)).status).toBe(200);
    running = startJobs(server.app.services, undefined, { pollMs: 20 });
    await expect.poll(async () => (await find(manager, body.id)).state).toBe('FAILED');
    expect(await find(manager, body.id)).toMatchObject({ error: 'NOT_FOUND' });
    expect((await manager.call('GET', `/jobs/${body.jobId}/file`)).status).toBe(404);
  });

  it('as CSV › has the rows of the own entities, totals, facts and the hash of its file', async () => {
    const { run: done, file } = await run(vet, byBreed);
    const lines = String(file.body).replace('\ufeff', '').split('\r\n');
    expect(lines.slice(0, 5)).toEqual([
      'Espécie / raça;Quantos',
      'Europeu Comum;1',
      'Labrador Retriever;1',
      'Total;2',
      '',
    ]);
    expect(lines).toContain('Linhas;2');
    expect(lines).toContain('Filtros;Nenhum');
    expect(done).toMatchObject({
      state: 'DONE',
      rowCount: 2,
      templateVersion: 1,
      leftOut: [],
      sha256: createHash('sha256').update(String(file.body)).digest('hex'),
    });
    const whole = await run(manager, byBreed);
    expect(whole.file.body).toContain('Total;3');
  });

  it('as a workbook › has the columns that its user may see, and names those that are left out', async () => {
    const { run: done } = await run(vet, withOwners, { format: 'XLSX', parameters: TODAY });
    expect(done).toMatchObject({ state: 'DONE', rowCount: 2, leftOut: ['Titular'] });
    expect(done.filters).toHaveLength(1);
    expect(done.filters[0]).toContain(dayIn().split('-').reverse().join('-'));
    const parts = await server.db.query<{ bytes: Uint8Array }>(sql`
      select p.bytes from large_file_part p join large_file f on f.id = p.file_id
      where f.job_id = ${done.jobId} order by p.part`);
    const { sheets } = await readXlsx(Buffer.concat(parts.map(({ bytes }) => bytes)));
    expect(sheets[1]!.rows[0]).toEqual(['Transponder', 'Nome', 'Data de registo']);
    expect(sheets[1]!.rows.map((row) => row[1])).toContain('=Luna');
    expect(sheets[0]!.rows).toContainEqual(['Colunas omitidas por falta de permissão', 'Titular']);
  });

  it('its parameters › narrow the rows; a required one must be given, an unknown one is refused', async () => {
    const count = (parameters: object) =>
      vet.call('POST', '/report-runs/count', { templateId: withOwners, parameters });
    expect((await count(TODAY)).body).toEqual({ rows: 2, leftOut: ['Titular'] });
    expect((await count({ ...TODAY, breed: { is: [world.cat] } })).body.rows).toBe(1);
    const codes = async (parameters: object) => (await count(parameters)).body.errors;
    expect(await codes({})).toEqual([{ property: 'parameters.period', error: 'MISSING_PARAMETER' }]);
    expect(await codes({ ...TODAY, other: { is: [1] } })).toEqual([
      { property: 'parameters.other', error: 'UNKNOWN_PARAMETER' },
    ]);
    expect(await codes({ period: { contains: 'x' } })).toEqual([
      { property: 'parameters.period', error: 'WRONG_PARAMETER' },
    ]);
  });

  it('a right that is lost before it runs › ends it with JOB_RIGHT_LOST', async () => {
    const who = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
    await running.stop();
    const { body } = await start(who, byBreed);
    await server.db.query(sql`update role set permissions = array_remove(permissions, 'GENERATE_REPORT')
      where id = (select role_id from app_user where id = ${who.id})`);
    running = startJobs(server.app.services, undefined, { pollMs: 20 });
    const job = () =>
      server.db.query(
        sql`select state, error from job where id = ${body.jobId} and end_timestamp is not null`,
      );
    await expect.poll(job).toEqual([{ state: 'FAILED', error: 'JOB_RIGHT_LOST' }]);
    expect((await who.call('GET', '/report-runs')).status).toBe(403);
  });

  it('its file › is fetched by its user alone, and for its term', async () => {
    const { run: done } = await run(vet, byBreed);
    expect((await manager.call('GET', `/jobs/${done.jobId}/file`)).status).toBe(404);
    await server.db.query(
      sql`update large_file set expiration_timestamp = now() where job_id = ${done.jobId}`,
    );
    const late = await vet.call('GET', `/jobs/${done.jobId}/file`);
    expect([late.status, late.body.data.message]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    expect((await find(vet, done.id)).fileExpirationTimestamp).toBeNull();
  });

  it('of a past day › has the figures of that day', async () => {
    const { run: done, file } = await run(vet, byBreed, { asOf: '2020-01-01' });
    expect(done).toMatchObject({ state: 'DONE', rowCount: 0, asOf: '2020-01-01' });
    expect(file.body).toContain('Dados em;01-01-2020');
  });
});

describe('the reports that a user may run', () => {
  it('a template for other profiles, with another permission or inactive › is neither offered nor run', async () => {
    const [profile] = await server.db.query<{ id: number }>(
      sql`insert into entity_profile (name) values ('Outro perfil') returning id`,
    );
    const hidden = [
      await makeTemplate(manager, BY_BREED, { permission: 'WRITE_ROLE' }),
      await makeTemplate(manager, BY_BREED, { entityProfileIds: [profile!.id] }),
      await makeTemplate(manager, BY_BREED, { isActive: false }),
    ];
    const { body: offered } = await vet.call('GET', '/report-runs/templates');
    const ids = offered.map(({ id }: { id: number }) => id);
    expect(ids).toContain(byBreed);
    const refused = await Promise.all(hidden.map((id) => start(vet, id)));
    expect(refused.map(({ body }) => body.data.message)).toEqual([
      'REPORT_NOT_ALLOWED',
      'REPORT_NOT_ALLOWED',
      'REPORT_TEMPLATE_NOT_ACTIVE',
    ]);
    expect(ids.filter((id: number) => hidden.includes(id))).toEqual([]);
  });

  it('a condition on a column that the user may not see › refuses the report', async () => {
    const id = await makeTemplate(manager, {
      query: { ...BY_BREED.query, filters: [{ column: 'owner', isNot: [null] }] },
    });
    const { status, body } = await start(vet, id);
    expect([status, body.data.message]).toEqual([403, 'REPORT_NOT_ALLOWED']);
  });

  it('a format that the template does not have › is refused', async () => {
    const id = await makeTemplate(manager, BY_BREED, { formats: ['PDF'] });
    expect((await start(vet, id)).body.data.message).toBe('REPORT_FORMAT_NOT_OFFERED');
  });

  it('without the permission › there are none', async () => {
    const staff = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await staff.call('GET', '/report-runs/templates')).status).toBe(403);
    expect((await start(staff, byBreed)).status).toBe(403);
  });
});

describe('a report template', () => {
  const refused = async (definition: object) => {
    const { status, body } = await manager.call('POST', '/report-templates/', { name: 'Errado', definition });
    return [status, body.errors?.[0]?.property, body.errors?.[0]?.error];
  };

  it('a column, a parameter or a total that does not fit › is refused under its field', async () => {
    const { query } = BY_BREED;
    expect(await refused({ query: { ...query, show: ['nothing'] } })).toEqual([
      422,
      'show[0]',
      'UNKNOWN_COLUMN',
    ]);
    expect(await refused({ query: { dataSet: 'animals' } })).toEqual([422, 'definition', 'MISSING_COLUMNS']);
    expect(
      await refused({ query, parameters: [{ name: 'breed', type: 'PERIOD', column: 'breed' }] }),
    ).toEqual([422, 'definition.parameters', 'INVALID_PARAMETERS']);
    expect(
      await refused({
        query: { ...query, show: ['sterilizedShare'] },
        layout: { sterilizedShare: { isTotal: true } },
      }),
    ).toEqual([422, 'definition.layout', 'INVALID_COLUMNS']);
    expect(await refused({ query: { ...query, dataSet: 'nothing' } })).toEqual([
      422,
      'dataSet',
      'UNKNOWN_DATA_SET',
    ]);
  });

  it('each of the shipped ones › is accepted, and counts its rows with what it proposes', async () => {
    const all = await server.person({ permissions: [...PERMISSIONS], profile: { name: 'operator' } });
    expect(SHIPPED_REPORTS).toHaveLength(10);
    for (const { definition, nameEn } of SHIPPED_REPORTS) {
      const templateId = await makeTemplate(all, definition);
      const { status, body } = await all.call('POST', '/report-runs/count', { templateId });
      expect([status, body.leftOut], nameEn).toEqual([200, []]);
    }
  });

  it('a user who runs reports › may not change one', async () => {
    const { body } = await vet.call('GET', `/report-templates/${byBreed}`);
    expect((await vet.call('PUT', `/report-templates/${byBreed}`, { ...body, name: 'Meu' })).status).toBe(
      403,
    );
  });
});
