import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/lib/freePort.mjs';
import { packagePath } from '../server/paths.ts';
import type { Place } from './databases.ts';
import type { Job, Outcome } from './job.ts';
import type { BaselineSetup } from './baselineServer.ts';

/** A server of either kind while it runs. */
export interface Running {
  readonly origin: string;
  stop(): Promise<void>;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** A few accounts read by more numbers in a minute than people do in a day. */
export const READ_LIMITS = {
  ACCOUNT_NUMBER_READS_AN_HOUR: '1000000',
  ENTITY_NUMBER_READS_AN_HOUR: '1000000',
  ENTITY_IMPORT_ROWS_A_DAY: '1000000',
};

/** Starts the built server of a folder as it runs in production, on a port of its own. */
export async function startServer(
  place: Pick<Place, 'databaseUrl' | 'dataDir'>,
  env: NodeJS.ProcessEnv = {},
  folder = packagePath(),
): Promise<Running> {
  const port = await freePort();
  const args = [...startOptions(folder), ...profiling(), join(folder, 'dist/server/main.js')];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      ...READ_LIMITS,
      ...env,
    },
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server left before it could be measured');
    const isUp = await fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return { origin, stop: () => ended(child) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The options of Node that `npm start` of a folder's version has. */
function startOptions(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').filter((part) => part.startsWith('--'));
}

/** `BENCH_PROFILE=folder` leaves a CPU profile of each server there. */
const profiling = (): string[] =>
  process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];

/** Starts the bare server. */
export async function startBaselineServer(setup: BaselineSetup): Promise<Running> {
  const child = fork(here('baselineServer.ts'));
  child.send(setup);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { origin: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

/** The process that sends the load. */
export function startLoad(): { run(job: Job): Promise<Outcome>; stop(): Promise<void> } {
  const child = fork(here('loadProcess.ts'));
  return {
    run: async (job) => {
      child.send(job);
      const [answer] = (await once(child, 'message')) as [{ outcome?: Outcome; error?: string }];
      if (!answer.outcome) throw new Error(answer.error);
      return answer.outcome;
    },
    stop: () => ended(child),
  };
}
