import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePath } from '../../server/paths.ts';
import { testDatabase, testDatabaseUrl, type TestDatabase } from '../helpers/database.ts';

/** Between two calls: the workers that start have the processor. */
const CALL_INTERVAL_MS = 5;
/** Where the server says that it answers. */
const ADDRESS = /http:\/\/[^\s:]+:\d+/;

describe.runIf(testDatabaseUrl)('a register of two workers', () => {
  let db: TestDatabase;
  let folder: string;
  let server: ChildProcess;
  let origin: string;
  let said = '';

  beforeAll(async () => {
    db = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'coleira-workers-'));
    server = spawn(process.execPath, ['--import', 'tsx', packagePath('server/main.ts')], {
      env: {
        ...process.env,
        DATABASE_URL: db.url,
        DATA_DIR: folder,
        DEMO: '0',
        PORT: '0',
        WORKERS: '2',
        DRAIN_SECONDS: '1',
      },
    });
    const isUp = new Promise<string>((resolve) => {
      for (const stream of [server.stdout!, server.stderr!])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          const [address] = ADDRESS.exec(said) ?? [];
          if (address !== undefined) resolve(address);
        });
    });
    origin = await isUp;
  }, 90_000);
  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await db.close();
    await rm(folder, { recursive: true });
  });

  const pids = async (): Promise<number[]> =>
    (
      await db.query<{ pid: number }>(sql`select pid from server_process where not is_draining order by pid`)
    ).map(({ pid }) => pid);
  const twoOtherThan = async (before: readonly number[]): Promise<number[]> => {
    await expect
      .poll(async () => (await pids()).filter((pid) => !before.includes(pid)).length, { timeout: 60_000 })
      .toBe(2);
    return pids();
  };

  it('both serve one port, and say once where', async () => {
    await expect.poll(async () => (await pids()).length, { timeout: 60_000 }).toBe(2);
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
    expect(said.split(origin)).toHaveLength(2);
  }, 90_000);

  it('a worker that is killed › is replaced', async () => {
    const [first, second] = await pids();
    process.kill(first!, 'SIGKILL');
    await db.query(sql`delete from server_process where pid = ${first!}`);
    await expect
      .poll(async () => (await pids()).filter((pid) => pid !== second).length, { timeout: 60_000 })
      .toBe(1);
    expect((await fetch(`${origin}/ready`)).status).toBe(200);
  }, 90_000);

  it('on SIGUSR2 › all are replaced, and no call is refused meanwhile', async () => {
    const before = await pids();
    const stop = new AbortController();
    const faults: unknown[] = [];
    let answers = 0;
    const ask = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        // eslint-disable-next-line no-await-in-loop
        const status = await fetch(`${origin}/api/health`).then(
          (answer) => answer.status,
          (error: unknown) => String(error),
        );
        answers += 1;
        if (status !== 200) faults.push(status);
        // eslint-disable-next-line no-await-in-loop
        await setTimeout(CALL_INTERVAL_MS);
      }
    };
    const asking = [ask(), ask()];
    try {
      server.kill('SIGUSR2');
      await twoOtherThan(before);
      await expect.poll(async () => (await pids()).length, { timeout: 60_000 }).toBe(2);
    } finally {
      stop.abort();
      await Promise.all(asking);
    }
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(10);
  }, 120_000);
});
