import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, openSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Root must not run PostgreSQL: its parts then run as the account that Debian's package makes. */
const DATABASE_ACCOUNT = 'postgres';

/** How a program of the drill is started. */
interface Start {
  /** Its folder, in which its processes are found again. */
  readonly cwd: string;
  /** As the account of the database, where this one is root. */
  readonly asDatabase?: boolean;
  /** Words that come before the program. */
  readonly enter?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const isRoot = process.getuid?.() === 0;
const words = (asDatabase: boolean, enter: readonly string[]): string[] => [
  ...enter,
  ...(asDatabase && isRoot
    ? ['setpriv', `--reuid=${DATABASE_ACCOUNT}`, `--regid=${DATABASE_ACCOUNT}`, '--init-groups']
    : []),
];

/** The folder of a drill: its machines, programs and logs; processes that it started are ended with it. */
export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'coleira-drill-'));
  readonly isRoot = isRoot;
  readonly databaseAccount = isRoot ? DATABASE_ACCOUNT : userInfo().username;

  constructor() {
    this.#own(this.folder);
  }

  /** Makes a folder of the account of the database. */
  make(...parts: string[]): string {
    const path = join(this.folder, ...parts);
    mkdirSync(path, { recursive: true, mode: 0o755 });
    for (let at = 1; at <= parts.length; at += 1) this.#own(join(this.folder, ...parts.slice(0, at)));
    return path;
  }

  #own(path: string): void {
    if (!isRoot) return;
    const { stdout } = spawnSync('id', ['-u', DATABASE_ACCOUNT], { encoding: 'utf8' });
    chownSync(path, Number(stdout), -1);
    spawnSync('chmod', ['755', path]);
  }

  /** Starts a program; what it says is in `log` of its folder. */
  start(
    program: string,
    args: readonly string[],
    { cwd, asDatabase = true, enter = [], env = {} }: Start,
  ): ChildProcess {
    const [first = program, ...rest] = [...words(asDatabase, enter), program, ...args];
    const log = openSync(join(cwd, 'log'), 'a');
    return spawn(first, rest, {
      cwd,
      env: { ...process.env, HOME: cwd, ...env },
      stdio: ['ignore', log, log],
    });
  }

  /**
   * Runs a program to its end.
   * @returns what it said
   * @throws Error with what it said, where it does not end with 0
   */
  async run(
    program: string,
    args: readonly string[],
    { cwd, asDatabase = true, enter = [], env = {} }: Start,
  ): Promise<string> {
    const [first = program, ...rest] = [...words(asDatabase, enter), program, ...args];
    const options = { cwd, env: { ...process.env, HOME: cwd, ...env }, maxBuffer: 1 << 26 };
    return new Promise((resolve, reject) => {
      execFile(first, rest, options, (error, stdout, stderr) => {
        if (!error) resolve(stdout);
        else reject(new Error(`${[program, ...args].join(' ')}: ${`${stdout}${stderr}`.slice(-2000)}`));
      });
    });
  }

  /** The processes whose working folder is in this one: whatever started them. */
  processesIn(folder: string): number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => {
        if (pid === process.pid) return false;
        try {
          const cwd = readlinkSync(`/proc/${pid}/cwd`);
          return cwd === folder || cwd.startsWith(`${folder}/`);
        } catch {
          return false; // it has ended, or is another's
        }
      });
  }

  /** Sends a signal to all processes of a folder. */
  signal(folder: string, signal: NodeJS.Signals): void {
    for (const pid of this.processesIn(folder))
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended meanwhile.
      }
  }

  /** Kills all processes of a folder, and waits until they have ended. */
  async kill(folder: string): Promise<void> {
    while (this.processesIn(folder).length > 0) {
      this.signal(folder, 'SIGKILL');
      // eslint-disable-next-line no-await-in-loop
      await pause(50);
    }
  }

  /** Ends everything and deletes the folder; `keep` leaves what was written. */
  async close(keep: boolean): Promise<void> {
    await this.kill(this.folder);
    for (const line of spawnSync('mount', { encoding: 'utf8' }).stdout.split('\n')) {
      const target = line.split(' ')[2];
      if (target?.startsWith(this.folder)) spawnSync('umount', [target]);
    }
    if (!keep) rmSync(this.folder, { recursive: true, force: true });
  }
}
