import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/lib/freePort.mjs';

const run = promisify(execFile);

/** The folder of PostgreSQL's own programs: Debian's, or none that is known. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((one) => join(root, one, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Whom the programs run as: they refuse root. Undefined where neither is possible. */
function findUser(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

const programs = findPrograms();
const user = findUser();

/** Whether this machine can run a PostgreSQL of the test's own. */
export const canReplicate = programs !== undefined && user !== undefined;

/** A primary and its standby, started for one test file. */
export interface ReplicatedPostgres {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Has the standby end at once, as a machine does that loses its power. */
  readonly killStandby: () => Promise<void>;
  readonly startStandby: () => Promise<void>;
  readonly promoteStandby: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a primary and a standby of it on this machine. */
export async function replicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'coleira-replication-'));
  if (user?.uid !== undefined) await chown(folder, user.uid, user.gid!);
  const call = (program: string, ...args: string[]): Promise<unknown> =>
    run(join(programs!, program), args, {
      ...user,
      cwd: folder,
      env: { LC_ALL: 'C', PATH: process.env.PATH },
    });
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')];
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const start = (data: string): Promise<unknown> =>
    call('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', `${data}.log`);
  const stop = (data: string): Promise<unknown> =>
    call('pg_ctl', 'stop', '-s', '-m', 'immediate', '-D', data);
  await call('initdb', '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '-D', primary);
  const settings = (port: number): string =>
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\nshared_buffers = 32MB\n`;
  await appendFile(join(primary, 'postgresql.conf'), settings(primaryPort));
  await start(primary);
  await call(
    'pg_basebackup',
    '-R',
    '-c',
    'fast',
    '-U',
    'postgres',
    '-h',
    '127.0.0.1',
    '-p',
    String(primaryPort),
    '-D',
    standby,
  );
  await appendFile(join(standby, 'postgresql.conf'), settings(standbyPort));
  await start(standby);
  const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    primaryUrl: urlOf(primaryPort),
    standbyUrl: urlOf(standbyPort),
    killStandby: async () => void (await stop(standby)),
    startStandby: async () => void (await start(standby)),
    promoteStandby: async () => void (await call('pg_ctl', 'promote', '-w', '-s', '-D', standby)),
    close: async () => {
      await Promise.allSettled([stop(primary), stop(standby)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
