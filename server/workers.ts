import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from './settings/settings.ts';

/** Milliseconds before a worker that ended without being asked is replaced; it doubles while workers do not come up. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

const FIRST = 'COLEIRA_FIRST_WORKER';

/** Whether this worker is the one that says what there is to say of all. */
export const isFirstWorker = (): boolean => process.env[FIRST] === '1';

/**
 * Starts so many processes on one port, replaces those that end without being asked, and ends them on SIGTERM. On SIGUSR2
 * each is replaced by a new one, which answers before the old one ends: a new version without a refused call.
 */
export function runWorkers({ workers }: Pick<Settings, 'workers'>): void {
  let isEnding = false;
  let wait = FIRST_PAUSE_MS;
  const asked = new WeakSet<Worker>();

  const start = (isFirst = false): Worker => {
    const worker = cluster.fork({ [FIRST]: isFirst ? '1' : '' });
    let isUp = false;
    worker.once('listening', () => {
      isUp = true;
      wait = FIRST_PAUSE_MS;
    });
    worker.once('exit', (code) => {
      if (isEnding || asked.has(worker)) return;
      // What keeps the first start from succeeding (a setting, a port) keeps all others from it as well.
      if (!isUp && isFirst) {
        end(code || 1);
        return;
      }
      void pause(wait).then(() => isEnding || start());
      wait = Math.min(LONGEST_PAUSE_MS, wait * 2);
    });
    return worker;
  };
  const all = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = async (worker: Worker): Promise<void> => {
    asked.add(worker);
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    await ended;
  };
  const end = (code = 0): void => {
    if (isEnding) return;
    isEnding = true;
    void Promise.all(all().map(stop)).then(() => process.exit(code));
  };
  const replaceAll = async (): Promise<void> => {
    for (const old of all()) {
      const next = start();
      // eslint-disable-next-line no-await-in-loop -- one after the other, so that most of them answer at any time
      await once(next, 'listening');
      // eslint-disable-next-line no-await-in-loop
      await stop(old);
    }
  };

  const first = start(true);
  // The first one migrates and fills the database; the others find it so.
  first.once('listening', () => {
    for (let more = 1; more < workers; more += 1) start();
  });
  process.on('SIGTERM', () => end());
  process.on('SIGINT', () => end());
  process.on('SIGUSR2', () => void replaceAll());
}
