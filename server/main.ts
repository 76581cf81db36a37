import cluster from 'node:cluster';
import { serve } from './serve.ts';
import { readSettings } from './settings/settings.ts';
import { sayFailure } from './startFailure.ts';
import { isFirstWorker, runWorkers } from './workers.ts';

/** Milliseconds from the signal to the end, beside `DRAIN_SECONDS`, whatever does not answer: who sent it waits ten seconds. */
const LATEST_END_MS = 8_000;

/** Serves the register until a signal ends it; with several workers, starts them and sees that they run. */
async function main(): Promise<void> {
  const settings = readSettings();
  if (cluster.isPrimary && settings.workers > 1) {
    runWorkers(settings);
    return;
  }
  const server = await serve(settings);
  // What is said to the person who started the register is said once.
  if (cluster.isPrimary || isFirstWorker()) {
    console.log(server.welcome);
    if (server.warning) console.warn(server.warning);
    void server.mailFault.then((fault) => fault && console.warn(fault));
  }
  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    // What is cut off is begun again by the next start: nothing is lost that was answered, no mail is forgotten.
    setTimeout(
      () => {
        process.stderr.write(
          'Work under way did not end in time and was cut off; the next start goes on with it.\n',
        );
        process.exit(0);
      },
      settings.monitoring.drainSeconds * 1000 + LATEST_END_MS,
    ).unref();
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

const fail = (error: unknown): never => {
  sayFailure(error);
  process.exit(1);
};
// Node would print the error as it is, values included.
process.on('uncaughtException', fail);
main().catch(fail);
