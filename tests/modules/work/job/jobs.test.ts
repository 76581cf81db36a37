import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import { Refusal } from '../../../../server/errors.ts';
import { startJobs, type RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { handleJob } from '../../../../server/work/handleJob.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import {
  countAlone,
  countHandlers,
  countLight,
  countUp,
  makeCountTable,
  startCount,
  type CountingJob,
} from './countingJob.ts';

let server: TestServer;
let running: RunningJobs | undefined;
beforeAll(async () => {
  server = await testServer();
  await makeCountTable(server.db);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await server.db.query(sql`delete from outbox`);
});
afterAll(() => server.close());

const worker = () => server.person({ permissions: ['WRITE_BREED'] });
const start = (who: Person, last: number, job: CountingJob = countUp) =>
  startCount(server.app.services, who.id, last, job);
const run = (watch: Parameters<typeof countHandlers>[0] = {}) =>
  (running = startJobs(server.app.services, countHandlers(watch), { pollMs: 20 }));
const own = async (who: Person) => (await who.call('GET', '/jobs')).body.content;
const state = async (who: Person, id: number) =>
  (await own(who)).find((one: { id: number }) => one.id === id)?.state;
const numbers = async (id: number) =>
  (await server.db.query<{ n: number }>(sql`select n from counted where job_id = ${id} order by n`)).map(
    ({ n }) => n,
  );
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
/** A promise that a test resolves. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

describe('a job', () => {
  it('that is done › shows its counts, notifies its user, and offers its file for its term', async () => {
    const who = await worker();
    const id = await start(who, 3);
    run();
    await expect.poll(() => state(who, id)).toBe('DONE');
    expect((await own(who))[0]).toMatchObject({ name: 'countUp', done: 3, total: 3, counts: { numbers: 3 } });
    const { body: notices } = await who.call('GET', '/notifications/search?unread=true');
    expect(notices.content).toMatchObject([{ type: 'JOB_DONE', objectId: `${id}` }]);
    const file = await who.call('GET', `/jobs/${id}/file`);
    expect(file.body).toBe('1\n2\n3\n');
    expect(file.headers['content-disposition']).toContain("UTF-8''n%C3%BAmeros.csv");
    const audit = await server.db.query(sql`
      select action, user_id from audit_log where object_type = 'job' and object_id = ${String(id)} order by id`);
    expect(audit).toEqual(
      ['JOB_STARTED', 'JOB_ENDED', 'EXPORT'].map((action) => ({ action, userId: who.id })),
    );
    await server.db.query(sql`update large_file set expiration_timestamp = now() where job_id = ${id}`);
    const late = await who.call('GET', `/jobs/${id}/file`);
    expect([late.status, late.body.data.message]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    await deleteExpired(server.db);
    expect(await server.db.query(sql`select from large_file_part`)).toEqual([]);
  });

  it('of another user › is seen by those who may run operations, its file by its user alone', async () => {
    const who = await worker();
    const id = await start(who, 1);
    run();
    await expect.poll(() => state(who, id)).toBe('DONE');
    const stranger = await server.person();
    const operator = await server.person({ permissions: ['RUN_OPERATION'] });
    expect(await own(stranger)).toEqual([]);
    expect((await stranger.call('GET', '/jobs/all')).status).toBe(403);
    expect((await stranger.call('POST', `/jobs/${id}/cancel`)).status).toBe(404);
    expect((await operator.call('GET', '/jobs/all')).body.content[0]).toMatchObject({ id, userId: who.id });
    for (const other of [stranger, operator])
      expect((await other.call('GET', `/jobs/${id}/file`)).status).toBe(404);
  });

  it('whose user has lost the right since › does nothing, and says why', async () => {
    const who = await worker();
    const id = await start(who, 3);
    await server.db.query(
      sql`update role set permissions = '{}' where id = (select role_id from app_user where id = ${who.id})`,
    );
    run();
    await expect.poll(() => state(who, id)).toBe('FAILED');
    expect((await own(who))[0]).toMatchObject({ error: 'JOB_RIGHT_LOST', done: 0 });
    expect(await numbers(id)).toEqual([]);
  });

  it('whose user loses the right while it runs › stops after its batch', async () => {
    const who = await worker();
    const id = await start(who, 3);
    run({
      counted: () =>
        server.db
          .query(
            sql`update role set permissions = '{}' where id = (select role_id from app_user where id = ${who.id})`,
          )
          .then(() => undefined),
    });
    await expect.poll(() => state(who, id)).toBe('FAILED');
    expect(await numbers(id)).toEqual([1]);
  });

  it('that is canceled while it runs › stops after its batch, and continues there when it is tried again', async () => {
    const who = await worker();
    const id = await start(who, 4);
    const jobs = run({
      counted: async (_, n) => {
        if (n === 2) expect((await who.call('POST', `/jobs/${id}/cancel`)).status).toBe(200);
      },
    });
    await expect.poll(() => state(who, id)).toBe('CANCELED');
    expect(await numbers(id)).toEqual([1, 2]);
    expect((await who.call('POST', `/jobs/${id}/cancel`)).body.data.message).toBe('JOB_HAS_ENDED');
    await jobs.stop();
    expect((await who.call('POST', `/jobs/${id}/retry`)).status).toBe(200);
    run();
    await expect.poll(() => state(who, id)).toBe('DONE');
    expect(await numbers(id)).toEqual(upTo(4));
    expect((await who.call('GET', `/jobs/${id}/file`)).body).toBe('1\n2\n3\n4\n');
    expect((await who.call('POST', `/jobs/${id}/retry`)).body.data.message).toBe('JOB_HAS_NOT_FAILED');
  });

  it('that failed more than a week ago › is not tried again: its files may be deleted', async () => {
    const who = await worker();
    const id = await start(who, 1);
    await server.db.query(
      sql`update job set state = 'FAILED', error = 'JOB_KEEPS_STOPPING', end_timestamp = now() - interval '8 days' where id = ${id}`,
    );
    const { status, body } = await who.call('POST', `/jobs/${id}/retry`);
    expect([status, body.data.message]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    const [row] = await server.db.query(sql`select state, error from job where id = ${id}`);
    expect(row).toEqual({ state: 'FAILED', error: 'JOB_KEEPS_STOPPING' });
  });

  it('that waits › is canceled before it begins, by its user or by one who may run operations, of which its user is notified', async () => {
    const who = await worker();
    const operator = await server.person({ permissions: ['RUN_OPERATION'] });
    const [first, second] = [await start(who, 1), await start(who, 1)];
    await who.call('POST', `/jobs/${first}/cancel`);
    await operator.call('POST', `/jobs/${second}/cancel`);
    run();
    await expect
      .poll(() => Promise.all([state(who, first), state(who, second)]))
      .toEqual(['CANCELED', 'CANCELED']);
    expect([await numbers(first), await numbers(second)]).toEqual([[], []]);
    const { body } = await who.call('GET', '/notifications/search?unread=true');
    expect(body.content).toMatchObject([{ type: 'JOB_CANCELED', objectId: `${second}` }]);
    expect((await who.call('GET', '/jobs/open')).body).toEqual({ open: 0 });
  });

  it('that throws › is tried again where its last batch ended', async () => {
    const who = await worker();
    const id = await start(who, 3);
    let failures = 0;
    run({
      counted: (_, n) => {
        if (n === 2 && failures < 1) {
          failures += 1;
          throw new Error('the disk was full');
        }
      },
    });
    await expect.poll(() => state(who, id), { timeout: 10_000 }).toBe('DONE');
    expect([await numbers(id), failures]).toEqual([upTo(3), 1]);
  });

  it('that ends its server each time › is given up, with the reason', async () => {
    const who = await worker();
    const id = await start(who, 1);
    await server.db.query(sql`update job set tries = 6 where id = ${id}`);
    run();
    await expect.poll(() => state(who, id)).toBe('FAILED');
    expect((await own(who))[0].error).toBe('JOB_KEEPS_STOPPING');
  });

  it('that refuses › fails with the code and its values', async () => {
    const who = await worker();
    const id = await start(who, 1);
    const refuse = handleJob(countUp, async () => {
      throw new Refusal(422, 'INVALID_FILE', [], { line: 7 });
    });
    running = startJobs(server.app.services, [refuse], { pollMs: 20 });
    await expect.poll(() => state(who, id)).toBe('FAILED');
    expect((await own(who))[0]).toMatchObject({ error: 'INVALID_FILE', errorDetails: { line: 7 } });
  });
});

describe('several jobs', () => {
  it('heavy ones of a process › run one at a time, beside a light one, and users take turns', async () => {
    const [anna, bela, clara] = [await worker(), await worker(), await worker()];
    const order: number[] = [];
    const annas = [await start(anna, 2), await start(anna, 2), await start(anna, 2)];
    const belas = await start(bela, 2);
    // Of a third user: whose light one is taken first has had a turn.
    const light = await start(clara, 2, countLight);
    const { open, opened } = gate();
    run({
      counted: async (id, n) => {
        if (id === light) return n === 2 ? open() : undefined;
        if (n === 1) order.push(id);
        // The first heavy one waits until the light one is done.
        if (id === annas[0] && n === 1) await opened;
        if (n === 2) order.push(-id);
      },
    });
    await expect.poll(() => state(anna, annas[2]!), { timeout: 10_000 }).toBe('DONE');
    const [a, b, c] = annas as [number, number, number];
    expect(order).toEqual([a, -a, belas, -belas, b, -b, c, -c]);
  });

  it('of one key on two servers › run one after the other', async () => {
    const [anna, bela] = [await worker(), await worker()];
    const ids = [await start(anna, 3, countAlone), await start(bela, 3, countAlone)];
    const order: number[] = [];
    const watch = { counted: (id: number) => void order.push(id) };
    const other = startJobs(server.app.services, countHandlers(watch), { pollMs: 20 });
    run(watch);
    await expect.poll(() => state(bela, ids[1]!), { timeout: 10_000 }).toBe('DONE');
    await expect.poll(() => state(anna, ids[0]!), { timeout: 10_000 }).toBe('DONE');
    await other.stop();
    const [first, second] = [order[0]!, order.at(-1)!];
    expect(order).toEqual([first, first, first, second, second, second]);
  });

  it('beyond what an account may have open › cannot be added by trying again', async () => {
    const who = await worker();
    const id = await start(who, 1);
    await server.db.query(sql`update job set state = 'CANCELED', end_timestamp = now() where id = ${id}`);
    for (let n = 0; n < 20; n += 1) await start(who, 1);
    const { status, body } = await who.call('POST', `/jobs/${id}/retry`);
    expect([status, body.data.message]).toEqual([409, 'TOO_MANY_JOBS']);
  });
});
