import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextRun, type ScheduleRule } from '../../../resources/numbers/nextRuns.ts';
import { ident } from '../../../server/db/sql.ts';
import { reportSchedules } from '../../../server/modules/figures/reportSchedule/reportSchedules.ts';
import { operationSchedules } from '../../../server/modules/work/operationRun/operationSchedules.ts';
import { runDue, type ScheduleKind } from '../../../server/schedules/runDue.ts';
import { testServer, type Person, type TestServer } from '../../helpers/server.ts';
import { BY_BREED, makeTemplate as makeReport } from '../../modules/figures/reportRun/reports.ts';
import { makeTemplate as makeOperation, OPERATOR } from '../../modules/work/operationRun/bulk.ts';

let server: TestServer;
let who: Person;
const RULE: ScheduleRule = { every: 'DAY', time: '01:30', timezone: 'Europe/Lisbon' };
const HOUR = 3_600_000;

beforeAll(async () => {
  server = await testServer();
  who = await server.person({
    ...OPERATOR,
    permissions: [...OPERATOR.permissions, 'MANAGE_REPORT_TEMPLATES', 'GENERATE_REPORT', 'READ_ANIMAL'],
  });
});
afterAll(() => server.close());

/** Saves a schedule of each kind that runs every night. */
const KINDS: readonly [string, ScheduleKind, string, () => Promise<object>][] = [
  [
    'a report',
    reportSchedules,
    '/report-schedules/',
    async () => ({
      templateId: await makeReport(who, BY_BREED),
      format: 'CSV',
      recipients: [{ email: 'ana@example.pt' }],
    }),
  ],
  [
    'an operation',
    operationSchedules,
    '/operation-schedules',
    async () => ({
      templateId: await makeOperation(who, 'lockAnimals', { act: 'LOCK' }),
      parameters: { transponders: '620098200000001' },
      maximum: 10,
    }),
  ],
];

let made = 0;
async function makeDue(path: string, values: object, { table }: ScheduleKind, from: Date): Promise<number> {
  made += 1;
  const { status, body } = await who.call('POST', path, { name: `À noite ${made}`, rule: RULE, ...values });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  await server.db.query(
    sql`update ${ident(table)} set next_run_timestamp = ${nextRun(RULE, from)} where id = ${body.id}`,
  );
  return body.id;
}

/** The moments at which a schedule ran while a server looked for it each half hour. */
async function runsBetween(kind: ScheduleKind, id: number, from: Date, to: Date): Promise<string[]> {
  const runs: string[] = [];
  for (let now = from.getTime(); now <= to.getTime(); now += HOUR / 2) {
    await runDue(server.app.services, kind, new Date(now));
    const [row] = await server.db.query<{ lastRunTimestamp: string | null }>(
      sql`select last_run_timestamp from ${ident(kind.table)} where id = ${id}`,
    );
    const last = row?.lastRunTimestamp ? new Date(row.lastRunTimestamp).toISOString() : undefined;
    if (last !== undefined && last !== runs.at(-1)) runs.push(last);
  }
  return runs;
}

describe.each(KINDS)('the schedule of %s', (_kind, kind, path, values) => {
  it.each([
    ['the clocks skip its time', '2026-03-28', ['2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z']],
    [
      'the clocks show its time twice',
      '2026-10-24',
      ['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
    ],
  ])('in the night in which %s › runs once', async (_night, day, moments) => {
    const from = new Date(`${day}T12:00:00Z`);
    const id = await makeDue(path, await values(), kind, from);
    expect(await runsBetween(kind, id, from, new Date(from.getTime() + 48 * HOUR))).toEqual(moments);
    await server.db.query(sql`update ${ident(kind.table)} set active = false where id = ${id}`);
  });

  it('that no server ran for days › runs once when one is back', async () => {
    const from = new Date('2026-06-01T12:00:00Z');
    const id = await makeDue(path, await values(), kind, from);
    const back = new Date('2026-06-05T12:00:00Z');
    expect(await runDue(server.app.services, kind, back)).toBe(1);
    expect(await runDue(server.app.services, kind, back)).toBe(0);
    const [row] = await server.db.query<{ nextRunTimestamp: string }>(
      sql`select next_run_timestamp from ${ident(kind.table)} where id = ${id}`,
    );
    expect(new Date(row!.nextRunTimestamp).toISOString()).toBe('2026-06-06T00:30:00.000Z');
    await server.db.query(sql`update ${ident(kind.table)} set active = false where id = ${id}`);
  });

  it('asked for by two servers at the same time › is started by one', async () => {
    const from = new Date('2026-06-01T12:00:00Z');
    const id = await makeDue(path, await values(), kind, from);
    const run = kind === reportSchedules ? 'report_run' : 'operation_run';
    const now = new Date('2026-06-02T12:00:00Z');
    await Promise.all([runDue(server.app.services, kind, now), runDue(server.app.services, kind, now)]);
    const rows = await server.db.query(sql`select id from ${ident(run)} where schedule_id = ${id}`);
    expect(rows).toHaveLength(1);
    await server.db.query(sql`update ${ident(kind.table)} set active = false where id = ${id}`);
  });
});
