import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationSchedules } from '../../../../server/modules/work/operationRun/operationSchedules.ts';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { MOST_FAILURES } from '../../../../resources/kit/values/scheduleRule.ts';
import { runDue } from '../../../../server/schedules/runDue.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeAnimal, makeTemplate, OPERATOR, rowOf, startBulkJobs } from './bulk.ts';

let server: TestServer;
let who: Person;
let jobs: RunningJobs;
beforeAll(async () => {
  server = await testServer();
  who = await server.person(OPERATOR);
  jobs = startBulkJobs(server);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

let number = 620_098_200_000_000;
const RULE = { every: 'DAY', time: '06:00', timezone: 'Europe/Lisbon' };

/** Makes a schedule that locks animals, due since three days ago. */
async function makeDue(by: Person, animals: number, maximum: number) {
  const numbers = Array.from({ length: animals }, () => String((number += 1)));
  const ids: number[] = [];
  for (const one of numbers) ids.push(await makeAnimal(server, one));
  const templateId = await makeTemplate(who, 'lockAnimals', { act: 'LOCK' });
  const { status, body } = await by.call('POST', '/operation-schedules', {
    name: `Agendamento ${number}`,
    templateId,
    parameters: { transponders: numbers.join('\n') },
    rule: RULE,
    maximum,
  });
  expect([status, body]).toMatchObject([201, { active: true, nextRunTimestamp: expect.any(String) }]);
  await server.db.query(
    sql`update operation_schedule set next_run_timestamp = now() - interval '3 days' where id = ${body.id}`,
  );
  return { id: body.id as number, ids };
}
const read = async (id: number) => (await who.call('GET', `/operation-schedules/${id}`)).body;
const runsOf = (id: number) =>
  server.db.query<{ id: number; state: string }>(
    sql`select id, state from operation_run where schedule_id = ${id} order by id`,
  );
const due = () => runDue(server.app.services, operationSchedules);

describe('operation schedule', () => {
  it('that missed its runs › runs once, and is next due after now', async () => {
    const { id, ids } = await makeDue(who, 2, 10);
    expect(await due()).toBe(1);
    expect(await due()).toBe(0);
    await expect.poll(() => runsOf(id), { timeout: 20_000 }).toMatchObject([{ state: 'DONE' }]);
    for (const one of ids) expect(await rowOf(server, one)).toMatchObject({ isLocked: true });
    expect(Date.parse((await read(id)).nextRunTimestamp)).toBeGreaterThan(Date.now());
  });

  it('whose run would change more records than it may › waits for a person, who gets a notification', async () => {
    const { id, ids } = await makeDue(who, 3, 2);
    await due();
    await expect.poll(() => runsOf(id), { timeout: 20_000 }).toMatchObject([{ state: 'READY' }]);
    expect(await rowOf(server, ids[0]!)).toMatchObject({ isLocked: false });
    const notices = async () =>
      (await who.call('GET', '/notifications/search?unread=true')).body.content.map(
        (one: { type: string }) => one.type,
      );
    await expect.poll(notices).toContain('OPERATION_WAITS');
  });

  it('that is paused › does not run', async () => {
    const { id } = await makeDue(who, 1, 10);
    const { version } = await read(id);
    const paused = await who.call('PUT', `/operation-schedules/${id}`, { version, active: false });
    expect(paused.body).toMatchObject({ active: false, nextRunTimestamp: null });
    expect(await due()).toBe(0);
    expect(await runsOf(id)).toEqual([]);
  });

  it('whose account has lost the right › fails, and stops after five failures with a notice', async () => {
    const other = await server.person(OPERATOR);
    const { id, ids } = await makeDue(other, 1, 10);
    await server.db.query(sql`update role set permissions = array_remove(permissions, 'LOCK_ANIMAL')
      where id = (select role_id from app_user where id = ${other.id})`);
    for (let failures = 1; failures <= MOST_FAILURES; failures += 1) {
      await server.db.query(
        sql`update operation_schedule set next_run_timestamp = now() - interval '1 minute' where id = ${id} and active`,
      );
      expect(await due()).toBe(1);
      expect(await read(id)).toMatchObject({ failureCount: failures, active: failures < MOST_FAILURES });
    }
    expect(await runsOf(id)).toEqual([]);
    expect(await rowOf(server, ids[0]!)).toMatchObject({ isLocked: false });
    const { body } = await other.call('GET', '/notifications/search?unread=true');
    expect(body.content).toMatchObject([{ type: 'OPERATION_SCHEDULE_STOPPED', objectId: String(id) }]);
  });

  it('by an account without the right of the operation, or with missing parameters › is refused', async () => {
    const templateId = await makeTemplate(who, 'lockAnimals');
    const given = {
      name: 'Sem direito',
      templateId,
      rule: RULE,
      parameters: { act: 'LOCK', transponders: '1' },
    };
    const other = await server.person({ permissions: ['RUN_OPERATION'], profile: { name: 'operator' } });
    expect((await other.call('POST', '/operation-schedules', given)).status).toBe(403);
    const { status, body } = await who.call('POST', '/operation-schedules', {
      ...given,
      parameters: { act: 'LOCK' },
    });
    expect([status, body.errors]).toEqual([
      422,
      [{ property: 'parameters.transponders', error: 'MISSING_CRITERIA' }],
    ]);
  });
});
