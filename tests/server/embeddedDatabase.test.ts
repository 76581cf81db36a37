import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, lockFolder, waitForFolder } from '../../server/db/folderLock.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { runMaintenance } from '../../server/db/maintenance.ts';
import { packagePath } from '../../server/paths.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coleira-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a writer of its own process, kills it after some commits, and answers the last one it was promised. */
async function writeAndKill(commits: number): Promise<number> {
  const writer = spawn(process.execPath, [
    '--import',
    'tsx',
    packagePath('tests/server/databaseWriter.ts'),
    folder,
  ]);
  let last = 0;
  let seen = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line);
    seen += 1;
    if (seen === commits) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  return last;
}

test('A killed process loses no acknowledged row, and its lock does not stand in the way', async () => {
  for (const commits of [30, 5, 1]) {
    const promised = await writeAndKill(commits);
    expect(promised).toBeGreaterThanOrEqual(commits);
    const db = await openPglite({ dataDir: folder });
    const [kept] = await db.query<{ n: number; max: number }>(
      sql`select count(*) as n, max(n) as max from kept`,
    );
    expect(kept!.max).toBeGreaterThanOrEqual(promised);
    expect(kept!.n).toBe(kept!.max);
    await db.close();
  }
});

test('A second opening of the folder is refused while the first lives, and welcome afterwards', async () => {
  const db = await openPglite({ dataDir: folder });
  await expect(openPglite({ dataDir: folder })).rejects.toThrow(FolderInUse);
  await expect(openPglite({ dataDir: folder })).rejects.toThrow(`process ${process.pid}`);
  await db.script('create table a (n int); insert into a values (7)');
  await db.close();
  const again = await openPglite({ dataDir: folder });
  expect(await again.query(sql`select n from a`)).toEqual([{ n: 7 }]);
  expect(
    await again.query(
      sql`select current_setting('fsync') as fsync, current_setting('random_page_cost') as cost`,
    ),
  ).toEqual([{ fsync: 'on', cost: '1.1' }]);
  await again.close();
});

test('A lock is a dead one when its pid is gone or now means another process', () => {
  const file = join(folder, 'in-use.json');
  lockFolder(folder)();
  expect(existsSync(file)).toBe(false);
  const release = lockFolder(folder);
  const living = JSON.parse(readFileSync(file, 'utf8')) as object;
  release();
  for (const dead of [{ ...living, pid: 4_000_000 }, { ...living, started: 'an earlier boot' }, 'cut sho']) {
    writeFileSync(file, typeof dead === 'string' ? dead : JSON.stringify(dead));
    lockFolder(folder)();
  }
  writeFileSync(file, JSON.stringify(living));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
});

/** Writes that a process holds the folder, as that process would have. */
function holdFor(pid: number): void {
  const release = lockFolder(folder);
  const holder = JSON.parse(readFileSync(join(folder, 'in-use.json'), 'utf8')) as object;
  release();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  writeFileSync(join(folder, 'in-use.json'), JSON.stringify({ ...holder, pid, started: `${boot}:${ticks}` }));
}

describe.runIf(existsSync('/proc/self/stat'))('folder lock of another process', () => {
  test('process was killed and its parent has not noticed › the lock of the zombie does not stand in the way', async () => {
    // The shell becomes a program that never asks after its child.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { detached: true });
    const [line] = (await once(createInterface({ input: parent.stdout }), 'line')) as [string];
    const pid = Number(line);
    holdFor(pid);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);
    lockFolder(folder)();
    parent.kill('SIGKILL');
  });

  test('process ends while another waits › the folder is taken, and refused to a process that does not wait', async () => {
    const holder = spawn('sleep', ['600']);
    holdFor(holder.pid!);
    await expect(waitForFolder(folder, 0)).rejects.toThrow(`process ${holder.pid}`);
    const waiting = waitForFolder(folder, 60_000);
    holder.kill('SIGKILL');
    (await waiting)();
  });
});

test('A lock of another machine holds as long as its owner gives signs of life', () => {
  const file = join(folder, 'in-use.json');
  writeFileSync(file, JSON.stringify({ pid: 1, started: '', host: 'elsewhere' }));
  expect(() => lockFolder(folder)).toThrow(/elsewhere/);
  const longAgo = new Date(Date.now() - 5 * 60_000);
  utimesSync(file, longAgo, longAgo);
  lockFolder(folder)();
});

test('embedded database › maintenance › shortens the log and removes dead rows', async () => {
  const pg = await PGlite.create();
  await pg.exec('create table busy (n int, filler text)');
  await pg.exec("insert into busy select g, repeat('x', 200) from generate_series(1, 2000) g");
  await pg.exec('update busy set n = n + 1');
  const before = (await pg.query('select checkpoint_lsn from pg_control_checkpoint()')).rows;
  await runMaintenance(pg, true);
  const after = (await pg.query('select checkpoint_lsn from pg_control_checkpoint()')).rows;
  expect(after).not.toEqual(before);
  const { rows } = await pg.query("select reltuples::int as rows from pg_class where relname = 'busy'");
  expect(rows).toEqual([{ rows: 2000 }]);
  await pg.close();
});
