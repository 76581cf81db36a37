import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePath } from '../../../../server/paths.ts';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { begin, importOf } from './imports.ts';

/** Rows of the file: several batches of the worker. */
const ROWS = 23;

function startWorker(url: string) {
  const file = packagePath('tests/modules/work/dataImport/importWorker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const batches = createInterface({ input: child.stdout! });
  return {
    child,
    /** Resolves once the next batch with rows is done. */
    batch: () =>
      new Promise<void>((resolve) => {
        const look = (done: string) => {
          if (Number(done) === 0) return;
          batches.off('line', look);
          resolve();
        };
        batches.on('line', look);
      }),
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe.runIf(testDatabaseUrl)('import whose servers are killed in the middle', () => {
  let server: TestServer;
  let who: Person;
  let worker: ReturnType<typeof startWorker> | undefined;
  beforeAll(async () => {
    server = await testServer();
    who = await server.person({ permissions: ['RUN_IMPORT', 'WRITE_BREED'], profile: { name: 'operator' } });
  });
  afterAll(async () => {
    if (worker) await kill(worker.child);
    await server.close();
  });

  async function until(id: number, state: string) {
    worker ??= startWorker((server.db as { readonly url?: string }).url!);
    const ends = new Set([state, 'FAILED']);
    await expect
      .poll(async () => ends.has((await importOf(who, id)).state), { timeout: 60_000, interval: 100 })
      .toBe(true);
    expect(await importOf(who, id)).toMatchObject({ state });
  }

  /** Lets the server die after its next batch of rows, and another end the work. */
  async function withKilledServer(id: number, state: string) {
    worker ??= startWorker((server.db as { readonly url?: string }).url!);
    await worker.batch();
    await kill(worker.child);
    worker = undefined;
    await until(id, state);
  }

  const breeds = () =>
    server.db.query<{ name: string; version: number }>(
      sql`select name, version from breed where name like 'Serra %' order by id`,
    );

  it('dry run, run and undoing › are each ended by another server, each row once', async () => {
    const names = Array.from({ length: ROWS }, (_, n) => `Serra ${n}`);
    const text = ['Nome;Nível', ...names.map((name) => `${name};Raça`)].join('\n');
    const id = await begin(who, 'breeds', text);
    const step = async (path: string, state: string, body?: object) => {
      const killed = withKilledServer(id, state);
      expect((await who.call('PUT', `/imports/${id}/${path}`, body)).status).toBe(200);
      await killed;
    };
    await step('simulate', 'READY');
    expect(await importOf(who, id)).toMatchObject({ rowCount: ROWS, newCount: ROWS, writeCount: ROWS });
    expect(await breeds()).toEqual([]);
    await step('start', 'DONE', { count: ROWS });
    expect(await importOf(who, id)).toMatchObject({ writtenCount: ROWS, failedCount: 0 });
    expect(await breeds()).toEqual(names.map((name) => ({ name, version: 1 })));
    await step('undo', 'UNDONE');
    expect(await breeds()).toEqual([]);
  }, 180_000);
});
