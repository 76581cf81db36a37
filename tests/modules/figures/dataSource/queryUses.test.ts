import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { startJobs, type RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { ident } from '../../../../server/db/sql.ts';
import { testDatabaseUrl, type TestDatabase } from '../../../helpers/database.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { onServer } from '../../../helpers/serverDatabases.ts';
import { CLINIC, clinic, makeWorld, register } from '../../animals/animal/fixtures.ts';
import { makeTemplate } from '../reportRun/reports.ts';

const role = `reports_${randomBytes(6).toString('hex')}`;
const QUERY = `select breed, count(*) as animals from animals
  where {{period.from}} is null or registration_date between {{period.from}} and {{period.to}}
  group by breed order by breed`;
const PERIOD = { name: 'period', type: 'PERIOD', title: 'Período' };

let server: TestServer;
let operator: Person;
let vet: Person;
let running: RunningJobs;
let sourceId: number;
let personalId: number;

/** The role by which queries run, in a database that a test has made. */
async function withRole(db: TestDatabase, environment: Record<string, string>): Promise<TestDatabase> {
  await db.script(`create role ${role} login password 'secret' noinherit;
    alter role ${role} set default_transaction_read_only = on;
    grant usage on schema reporting to ${role};
    grant select on all tables in schema reporting to ${role}`);
  const url = new URL(db.url!);
  url.username = role;
  url.password = 'secret';
  environment.DATABASE_REPORTING_URL = url.href;
  return db;
}

describe.skipIf(testDatabaseUrl === undefined)('a data source that is a query', () => {
  beforeAll(async () => {
    const environment: Record<string, string> = {};
    server = await testServer(environment, undefined, (db) => withRole(db as TestDatabase, environment));
    const world = await makeWorld(server.db);
    operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
    vet = await clinic(server, {
      permissions: [...CLINIC.filter((one) => one !== 'READ_OWNER'), 'GENERATE_REPORT', 'READ_DASHBOARD'],
    });
    await register(vet, world, { name: 'Luna' });
    await register(await clinic(server, { permissions: CLINIC }), world);
    const make = async (name: string, more: object) => {
      const source = { name, kind: 'QUERY', question: null, ...more };
      const { status, body } = await operator.call('POST', '/data-sources', source);
      expect(status, JSON.stringify(body)).toBe(201);
      return body.id;
    };
    sourceId = await make('Por raça', { queryText: QUERY, parameters: [PERIOD] });
    personalId = await make('Titulares', { queryText: 'select transponder, owner from animals' });
    running = startJobs(server.app.services, undefined, { pollMs: 20 });
  });
  afterAll(async () => {
    await running.stop();
    await (server.db as TestDatabase).script(`drop owned by ${role}`);
    await server.close();
    await onServer(testDatabaseUrl!, (admin) => admin.query(sql`drop role if exists ${ident(role)}`));
  });

  const report = async (who: Person, templateId: number, parameters: object = {}) => {
    const { status, body } = await who.call('POST', '/report-runs', {
      templateId,
      format: 'CSV',
      parameters,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const find = async () =>
      (await who.call('GET', '/report-runs')).body.content.find((one: { id: number }) => one.id === body.id);
    await expect.poll(async () => (await find()).state).toMatch(/DONE|FAILED/);
    const file = await who.call('GET', `/jobs/${body.jobId}/file`);
    return { run: await find(), lines: String(file.body).replace('\ufeff', '').split('\r\n') };
  };

  it('in a report › has the rows of its reader, the headings of the template and its parameters in words', async () => {
    const id = await makeTemplate(
      operator,
      { columns: ['animals', 'breed'], layout: { animals: { title: 'Quantos', isTotal: true } } },
      { dataSourceId: sourceId },
    );
    const own = await report(vet, id, { period: { from: '2001-01-01', to: '2001-12-31' } });
    expect(own.lines.slice(0, 2)).toEqual(['Quantos;breed', '0;Total']);
    expect(own.run.filters).toEqual(['Período: desde 01-01-2001, até 31-12-2001']);
    const all = await report(operator, id, { period: { period: 'THIS_YEAR' } });
    expect(all.lines.slice(0, 3)).toEqual(['Quantos;breed', '2;Labrador Retriever', '2;Total']);
    const counted = await vet.call('POST', '/report-runs/count', { templateId: id, parameters: {} });
    expect(counted.body).toEqual({ rows: 1, leftOut: [] });
  });

  it('whose parameter has an open end › is refused', async () => {
    const id = await makeTemplate(operator, {}, { dataSourceId: sourceId });
    const parameters = { period: { from: '2001-01-01' } };
    const { body } = await vet.call('POST', '/report-runs/count', { templateId: id, parameters });
    expect(body.errors).toEqual([{ property: 'parameters.period', error: 'WRONG_PARAMETER' }]);
  });

  it('with a column about persons › is neither offered to nor run by who may not read it', async () => {
    const id = await makeTemplate(operator, {}, { dataSourceId: personalId });
    const { body } = await vet.call('GET', '/report-runs/templates');
    expect(body.map((one: { id: number }) => one.id)).not.toContain(id);
    expect((await vet.call('POST', '/report-runs', { templateId: id, format: 'CSV' })).status).toBe(403);
    expect((await report(operator, id)).lines[0]).toBe('transponder;owner');
  });

  it('in a widget › is drawn, and takes the period of the dashboard as its own', async () => {
    const made = await operator.call('POST', '/dashboards/', {
      name: 'Consulta',
      state: 'PUBLISHED',
      widgets: [
        {
          id: 'a',
          kind: 'BARS',
          title: { pt: 'Por raça', en: '' },
          source: { dataSourceId: sourceId, parameters: {} },
          text: null,
          options: {},
          place: { x: 0, y: 0, w: 6, h: 5 },
        },
      ],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const figures = async (query: string) =>
      (await vet.call('GET', `/dashboards/${made.body.id}/figures${query}`)).body.widgets[0];
    expect(await figures('?species=1')).toMatchObject({
      takes: ['period'],
      ignored: ['species'],
      answer: { rows: [['Labrador Retriever', 1]] },
    });
    expect((await figures('?period=LAST_YEAR')).answer.rows).toEqual([]);
    const open = await operator.call('PUT', `/dashboards/${made.body.id}`, { version: 1, isPublic: true });
    expect(open.body.errors).toEqual([{ property: 'widgets[0]', error: 'DASHBOARD_HAS_PERSONAL_DATA' }]);
  });
});
