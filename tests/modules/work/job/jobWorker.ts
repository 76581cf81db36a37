// Run as a process of its own, to be killed: works on counting jobs, of a database server or of a data folder.
import type { Services } from '../../../../server/context.ts';
import { openPglite } from '../../../../server/db/pglite.ts';
import { openPostgres } from '../../../../server/db/postgres.ts';
import { startJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { countHandlers } from './countingJob.ts';

const place = process.argv[2]!;
const db = place.startsWith('postgres') ? openPostgres(place) : await openPglite({ dataDir: place });
const handlers = countHandlers({ counted: (_, n) => void process.stdout.write(`${n}\n`) });
startJobs({ db, settings: readSettings({}) } as Services, handlers, { pollMs: 50, leaseMs: 1_500 });
setInterval(() => undefined, 1_000);
