import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { outcomeOf } from '../../../auth/people.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { faults } from '../../animals/animal/fixtures.ts';
import {
  makeAnimal,
  makeTemplate,
  OPERATOR,
  prepare,
  rowOf,
  runOf,
  start,
  startBulkJobs,
  until,
} from './bulk.ts';

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

let number = 620_098_300_000_000;
const GONE = 999_999;

/** The dry run of locking one animal. */
async function lockOne(values: object = {}) {
  const transponder = String((number += 1));
  const animalId = await makeAnimal(server, transponder, { ...values });
  const id = await prepare(who, 'lockAnimals', { act: 'LOCK', transponders: transponder });
  await until(who, id, 'READY');
  return { id, animalId };
}
/** A template of which this version has no operation. */
async function templateOfBefore(): Promise<number> {
  const id = await makeTemplate(who, 'lockAnimals');
  await server.db.query(sql`update operation_template set operation = 'ofBefore' where id = ${id}`);
  return id;
}
const parameters = { act: 'LOCK', transponders: '620098300000001' };
const runsOf = (templateId: number) =>
  server.db.query(sql`select 1 from operation_run where template_id = ${templateId}`);

describe('a dry run', () => {
  const ask = (templateId: number) => who.call('POST', '/operation-runs', { templateId, parameters });

  it('of a template that there is not › is refused', async () => {
    const answer = await ask(GONE);
    expect([answer.status, faults(answer)]).toEqual([422, ['templateId INVALID_TEMPLATE']]);
  });

  it('of a template that is not in use › is refused', async () => {
    const id = await makeTemplate(who, 'lockAnimals');
    const off = await who.call('PUT', `/operation-templates/${id}`, { version: 1, active: false });
    expect(off.status).toBe(200);
    expect(outcomeOf(await ask(id))).toBe('409 TEMPLATE_IS_INACTIVE');
    expect(await runsOf(id)).toEqual([]);
  });

  it('of an operation that this version has not › is refused', async () => {
    const id = await templateOfBefore();
    expect(outcomeOf(await ask(id))).toBe('409 BULK_OPERATION_UNKNOWN');
    expect(await runsOf(id)).toEqual([]);
  });
});

describe('a run', () => {
  it('more than a week after its dry run › is refused', async () => {
    const { id, animalId } = await lockOne();
    await server.db.query(
      sql`update operation_run set ready_timestamp = now() - interval '9 days' where id = ${id}`,
    );
    expect(outcomeOf(await start(who, id))).toBe('409 RUN_EXPIRED');
    expect((await runOf(who, id)).state).toBe('READY');
    expect(await rowOf(server, animalId)).toMatchObject({ isLocked: false, version: 1 });
  });

  it('that would change nothing › is refused', async () => {
    const { id } = await lockOne({ isLocked: true, lockReason: 'STAFF' });
    expect((await runOf(who, id)).changeCount).toBe(0);
    expect(outcomeOf(await start(who, id))).toBe('409 BULK_NOTHING_TO_DO');
    expect((await runOf(who, id)).state).toBe('READY');
  });

  it('more than 90 days ago › is not undone', async () => {
    const { id, animalId } = await lockOne();
    await start(who, id);
    await until(who, id, 'DONE');
    await server.db.query(
      sql`update operation_run set start_timestamp = now() - interval '92 days' where id = ${id}`,
    );
    expect(outcomeOf(await who.call('PUT', `/operation-runs/${id}/undo`))).toBe('409 BULK_UNDO_TOO_LATE');
    expect((await runOf(who, id)).state).toBe('DONE');
    expect(await rowOf(server, animalId)).toMatchObject({ isLocked: true, version: 2 });
  });
});

describe('a schedule', () => {
  it('of a template that there is not, or of an operation that this version has not › is refused', async () => {
    const before = await templateOfBefore();
    for (const templateId of [GONE, before]) {
      const answer = await who.call('POST', '/operation-schedules', {
        name: `De ${templateId}`,
        templateId,
        rule: { every: 'DAY', time: '06:00', timezone: 'Europe/Lisbon' },
        parameters,
        maximum: 1,
      });
      expect([answer.status, faults(answer)]).toEqual([422, ['templateId INVALID_TEMPLATE']]);
    }
    const made = await server.db.query(sql`select 1 from operation_schedule where name like 'De %'`);
    expect(made).toEqual([]);
  });
});
