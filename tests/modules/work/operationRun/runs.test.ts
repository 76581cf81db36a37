import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import {
  makeAnimal,
  makeTemplate,
  OPERATOR,
  prepare,
  recordsOf,
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

let number = 620_098_100_000_000;
const next = () => String((number += 1));
/** Makes animals; the last ones are locked already. */
async function makeAnimals(free: number, locked = 0) {
  const numbers = Array.from({ length: free + locked }, next);
  const ids: number[] = [];
  for (const [at, one] of numbers.entries())
    ids.push(await makeAnimal(server, one, at < free ? {} : { isLocked: true, lockReason: 'STAFF' }));
  return { numbers, ids };
}
const lockThem = async (numbers: readonly string[]) =>
  prepare(who, 'lockAnimals', { act: 'LOCK', transponders: numbers.join('\n') });

describe('dry run', () => {
  it('of an operation › lists what would change and what would be refused, and changes nothing', async () => {
    const { numbers, ids } = await makeAnimals(2, 1);
    const id = await lockThem(numbers);
    const run = await until(who, id, 'READY');
    expect(run).toMatchObject({
      foundCount: 3,
      changeCount: 2,
      refusedCount: 1,
      mailCount: 0,
      changedCount: null,
    });
    expect(await recordsOf(who, id)).toMatchObject([
      {
        id: ids[0],
        label: numbers[0],
        state: 'WILL_CHANGE',
        changes: [
          { module: 'animal', field: 'isLocked', before: { value: false }, after: { value: true } },
          { module: 'animal', field: 'lockReason', before: { value: null }, after: { value: 'STAFF' } },
        ],
      },
      { id: ids[1], state: 'WILL_CHANGE' },
      { id: ids[2], state: 'REFUSED', code: 'ANIMAL_ALREADY_LOCKED', changes: [] },
    ]);
    for (const one of ids.slice(0, 2))
      expect(await rowOf(server, one)).toMatchObject({ isLocked: false, version: 1 });
    const audit = await server.db.query(sql`
      select action from audit_log where object_type = 'animal' and object_id = any(${ids.map(String)}::text[]) and action = 'LOCK'`);
    expect(audit).toEqual([]);
  });

  it('of an operation › has all its records in a file', async () => {
    const { numbers } = await makeAnimals(1, 1);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    const { body, status } = await who.call('GET', `/operation-runs/${id}/file`);
    expect(status).toBe(200);
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toBe('id,record,state,code,mails,module,module_id,field,before,after');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`${numbers[0]},WILL_CHANGE,,0,animal,`);
    expect(lines[3]).toContain(`${numbers[1]},REFUSED,ANIMAL_ALREADY_LOCKED`);
  });

  it('with parameters that choose nothing › is refused', async () => {
    const templateId = await makeTemplate(who, 'lockAnimals');
    const { status, body } = await who.call('POST', '/operation-runs', {
      templateId,
      parameters: { act: 'LOCK' },
    });
    expect([status, body.errors]).toEqual([
      422,
      [{ property: 'parameters.transponders', error: 'MISSING_CRITERIA' }],
    ]);
  });

  it('by an account without the right of the operation itself › is refused', async () => {
    const other = await server.person({ permissions: ['RUN_OPERATION'], profile: { name: 'operator' } });
    const templateId = await makeTemplate(who, 'lockAnimals', { act: 'LOCK' });
    const given = { templateId, parameters: { transponders: '620098100000001' } };
    expect((await other.call('POST', '/operation-runs', given)).status).toBe(403);
  });
});

describe('run', () => {
  it('of what was shown › changes exactly that, and is undone as one act', async () => {
    const { numbers, ids } = await makeAnimals(3, 1);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    expect((await start(who, id)).status).toBe(200);
    expect(await until(who, id, 'DONE')).toMatchObject({ changedCount: 3, failedCount: 0 });
    for (const one of ids.slice(0, 3))
      expect(await rowOf(server, one)).toMatchObject({ isLocked: true, version: 2 });
    const logged = await server.db.query<{ details: object }>(sql`
      select details from audit_log where action = 'LOCK' and object_id = any(${ids.map(String)}::text[])`);
    expect(logged.map(({ details }) => details)).toMatchObject(
      ids.slice(0, 3).map(() => ({ operationRun: id })),
    );
    expect((await who.call('PUT', `/operation-runs/${id}/undo`)).status).toBe(200);
    await until(who, id, 'UNDONE');
    for (const one of ids.slice(0, 3))
      expect(await rowOf(server, one)).toMatchObject({ isLocked: false, lockReason: null, version: 3 });
    expect(await rowOf(server, ids[3]!)).toMatchObject({ isLocked: true, version: 1 });
    expect((await who.call('PUT', `/operation-runs/${id}/undo`)).body.data.message).toBe('BULK_NOT_DONE');
  });

  it('with another number of records than was shown › is refused', async () => {
    const { numbers } = await makeAnimals(2);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    const { status, body } = await who.call('PUT', `/operation-runs/${id}/start`, { count: 3 });
    expect([status, body.errors]).toEqual([422, [{ property: 'count', error: 'INVALID_CONFIRMATION' }]]);
  });

  it('whose template asks for no confirmation › runs without the number; a wrong one is refused', async () => {
    const { numbers, ids } = await makeAnimals(2);
    const template = await who.call('POST', '/operation-templates', {
      name: 'Sem confirmação',
      operation: 'lockAnimals',
      requiresConfirmation: false,
    });
    const { body } = await who.call('POST', '/operation-runs', {
      templateId: template.body.id,
      parameters: { act: 'LOCK', transponders: numbers.join('\n') },
    });
    expect(await until(who, body.id, 'READY')).toMatchObject({ requiresConfirmation: false });
    const wrong = await who.call('PUT', `/operation-runs/${body.id}/start`, { count: 1 });
    expect(wrong.body.errors).toEqual([{ property: 'count', error: 'INVALID_CONFIRMATION' }]);
    expect((await who.call('PUT', `/operation-runs/${body.id}/start`, {})).status).toBe(200);
    await until(who, body.id, 'DONE');
    expect(await rowOf(server, ids[0]!)).toMatchObject({ isLocked: true });
  });

  it('without the number where it is asked for › is refused', async () => {
    const { numbers } = await makeAnimals(1);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    const { status, body } = await who.call('PUT', `/operation-runs/${id}/start`, {});
    expect([status, body.errors]).toEqual([422, [{ property: 'count', error: 'CONFIRMATION_REQUIRED' }]]);
  });

  it('after a record of its set was changed › changes nothing', async () => {
    const { numbers, ids } = await makeAnimals(2);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    const changed = await who.call('PUT', `/animals/${ids[1]}`, { version: 1, name: 'Outro' });
    expect(changed.status).toBe(200);
    await start(who, id);
    expect(await until(who, id, 'FAILED')).toMatchObject({ error: 'BULK_SET_CHANGED' });
    expect(await rowOf(server, ids[0]!)).toMatchObject({ isLocked: false, version: 1 });
  });

  it('after a record joined its set › changes nothing', async () => {
    const { numbers } = await makeAnimals(1);
    const late = next();
    const id = await lockThem([...numbers, late]);
    await until(who, id, 'READY');
    await makeAnimal(server, late);
    await start(who, id);
    expect(await until(who, id, 'FAILED')).toMatchObject({ error: 'BULK_SET_CHANGED' });
  });

  it('before its dry run is done, or twice › is refused', async () => {
    const { numbers } = await makeAnimals(1);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    await start(who, id);
    expect((await start(who, id)).body.data.message).toBe('DRY_RUN_REQUIRED');
    await until(who, id, 'DONE');
  });

  it('of which a record was changed since › is not undone, and says which prevents it', async () => {
    const { numbers, ids } = await makeAnimals(2);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    await start(who, id);
    await until(who, id, 'DONE');
    await server.db.query(sql`update animal set version = version + 1 where id = ${ids[1]}`);
    const { status, body } = await who.call('PUT', `/operation-runs/${id}/undo`);
    expect([status, body.data]).toMatchObject([409, { message: 'BULK_RECORD_CHANGED', record: numbers[1] }]);
    expect(await rowOf(server, ids[0]!)).toMatchObject({ isLocked: true, version: 2 });
  });

  it('of a person without the operator’s rights › is not seen by another', async () => {
    const { numbers } = await makeAnimals(1);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    const stranger = await server.person({ permissions: ['RUN_OPERATION'] });
    for (const path of ['', '/records', '/file', '/progress'])
      expect((await stranger.call('GET', `/operation-runs/${id}${path}`)).status).toBe(404);
    expect((await stranger.call('PUT', `/operation-runs/${id}/start`, { count: 1 })).status).toBe(404);
    const without = await server.person({ permissions: ['RUN_OPERATION'], profile: { name: 'operator' } });
    expect((await without.call('GET', `/operation-runs/${id}/records`)).status).toBe(404);
    expect((await without.call('PUT', `/operation-runs/${id}/start`, { count: 1 })).status).toBe(403);
  });

  it('that is dropped before it runs › can no longer be run', async () => {
    const { numbers } = await makeAnimals(1);
    const id = await lockThem(numbers);
    await until(who, id, 'READY');
    expect((await who.call('PUT', `/operation-runs/${id}/cancel`)).body).toMatchObject({ state: 'CANCELED' });
    expect((await start(who, id)).body.data.message).toBe('DRY_RUN_REQUIRED');
    expect((await who.call('PUT', `/operation-runs/${id}/cancel`)).body.data.message).toBe(
      'RUN_ALREADY_FINISHED',
    );
  });
});

describe('run whose user loses the right', () => {
  it('before it starts › fails and changes nothing', async () => {
    const other = await server.person(OPERATOR);
    const { numbers, ids } = await makeAnimals(1);
    await jobs.stop();
    const id = await prepare(other, 'lockAnimals', { act: 'LOCK', transponders: numbers.join() });
    await server.db.query(sql`update role set permissions = array_remove(permissions, 'LOCK_ANIMAL')
      where id = (select role_id from app_user where id = ${other.id})`);
    jobs = startBulkJobs(server);
    await expect.poll(async () => (await runOf(who, id)).state, { timeout: 20_000 }).toBe('FAILED');
    expect(await runOf(who, id)).toMatchObject({ error: 'JOB_RIGHT_LOST' });
    expect(await rowOf(server, ids[0]!)).toMatchObject({ isLocked: false, version: 1 });
  });
});
