import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { SignedInCaller } from '../../../../server/context.ts';
import type { Db } from '../../../../server/db/db.ts';
import { openPglite } from '../../../../server/db/pglite.ts';
import { packagePath } from '../../../../server/paths.ts';
import { startJob } from '../../../../server/work/startJob.ts';
import { embeddedDatabase, testDatabase, testDatabaseUrl } from '../../../helpers/database.ts';
import { countUp, makeCountTable } from './countingJob.ts';

const LAST = 60;

/** Adds a job that counts to `LAST`, of a user whose rights do not matter. */
async function addJob(db: Db): Promise<void> {
  await makeCountTable(db);
  await db.query(sql`insert into app_user (id, name, email) values (1, 'Ana', 'ana@demo.test')`);
  const caller = { actor: { id: 1, impersonatorId: null }, ip: '', userAgent: null, scopeEntityIds: [] };
  await db.transaction((tx) =>
    startJob({ tx, caller: caller as unknown as SignedInCaller }, countUp, { last: LAST }, { isOwed: true }),
  );
}

/** Starts a process that works on jobs; the numbers that it has counted arrive one by one. */
function startWorker(place: string): { child: ChildProcess; counted: (n: number) => Promise<void> } {
  const file = packagePath('tests/modules/work/job/jobWorker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return {
    child,
    counted: async (n) => {
      for (let seen = 0; seen < n;) seen = Number((await lines.next()).value);
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const result = async (db: Db) => ({
  numbers: (await db.query<{ n: number }>(sql`select n from counted order by n`)).map(({ n }) => n),
  lines: (
    await db.query<{ text: string }>(sql`
      select string_agg(convert_from(p.bytes, 'utf8'), '' order by p.part) as text from large_file_part p`)
  )[0]!.text
    .trim()
    .split('\n')
    .map(Number),
  job: await db.query(sql`select state, done, total from job`),
});
const WHOLE = Array.from({ length: LAST }, (_, at) => at + 1);
const COMPLETE = { numbers: WHOLE, lines: WHOLE, job: [{ state: 'DONE', done: LAST, total: LAST }] };

test('a job whose server is killed in the middle › is done by the next one, each batch once, on the embedded database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'job-'));
  const first = await embeddedDatabase(folder);
  await addJob(first);
  await first.close();
  for (const n of [15, 40]) {
    const { child, counted } = startWorker(folder);
    await counted(n);
    await kill(child);
  }
  const { child, counted } = startWorker(folder);
  await counted(LAST);
  child.kill('SIGTERM');
  await kill(child);
  const last = await openPglite({ dataDir: folder });
  // The last number may have been counted and the job not ended: the numbers and lines are there all the same.
  expect(await result(last)).toMatchObject({ numbers: WHOLE, lines: WHOLE });
  await last.close();
  await rm(folder, { recursive: true, force: true });
});

test.runIf(testDatabaseUrl)(
  'a job whose server is killed in the middle › is taken by another server of the same database, each batch once',
  async () => {
    const db = await testDatabase();
    await addJob(db);
    const killed = startWorker(db.url!);
    await killed.counted(20);
    const other = startWorker(db.url!);
    await kill(killed.child);
    await expect
      .poll(() => db.query(sql`select state from job`), { timeout: 30_000 })
      .toEqual([{ state: 'DONE' }]);
    expect(await result(db)).toEqual(COMPLETE);
    await kill(other.child);
    await db.close();
  },
);
