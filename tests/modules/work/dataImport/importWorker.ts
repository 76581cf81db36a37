// Run as a process of its own, to be killed: works on imports, a few rows in a batch, and says when one is done.
import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../../../server/context.ts';
import { openPostgres } from '../../../../server/db/postgres.ts';
import { importWork } from '../../../../server/modules/work/dataImport/jobs/runImport.ts';
import { startJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import type { JobHandler } from '../../../../server/work/handleJob.ts';

/** Milliseconds after a batch in which this process can be killed. */
const PAUSE_MS = 150;

const job: JobHandler = importWork(5);
const slow: JobHandler = {
  ...job,
  run: (running) =>
    job.run({
      ...running,
      batch: async (work) => {
        const result = await running.batch(work);
        process.stdout.write(`${result.done}\n`);
        await delay(PAUSE_MS);
        return result;
      },
    }),
};
const db = openPostgres(process.argv[2]!);
startJobs({ db, settings: readSettings({}) } as Services, [slow], { pollMs: 50, leaseMs: 1_500 });
setInterval(() => undefined, 1_000);
