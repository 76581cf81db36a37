import sql from 'sql-template-tag';
import { getOne } from '../../server/db/db.ts';
import { openDb } from '../../server/db/open.ts';
import { processFigures } from '../areas/longWork.ts';
import { readServer, readSize } from '../environment.ts';
import type { Job, Outcome } from '../job.ts';
import { registerPlace } from '../large/largePlace.ts';
import { prepare } from '../prepare.ts';
import { startLoad, startServer } from '../processes.ts';
import { readScenarios } from '../scenarios.ts';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 30);
const CONNECTIONS = 10;
/** Seconds for which the most is measured that the machine can do, after as many that warm it up. */
const PROBE_SECONDS = 20;
const SHARE = 0.7;
const MINUTE = 60;
/** How often each kind of read is among ten. */
const MIX: Readonly<Record<string, number>> = {
  id: 4,
  transponder: 2,
  'list-1': 1,
  'list-breed': 1,
  'search-digits': 1,
  'search-words': 1,
};
const REGISTERS_EVERY = 20;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The reads of all kinds in turns, as often as `MIX` says. */
function mixed(scenarios: readonly { readonly key: string; readonly paths: readonly string[] }[]): string[] {
  const kinds = scenarios.flatMap(({ key, paths }) => Array.from({ length: MIX[key] ?? 0 }, () => paths));
  const longest = Math.max(...kinds.map((paths) => paths.length));
  return Array.from({ length: longest }, (_, n) =>
    kinds.map((paths, kind) => paths[(n * kinds.length + kind) % paths.length]!),
  ).flat();
}

/**
 * Holds a server at 70 % of the calls that it can answer, for half an hour (`BENCH_MINUTES`): look-ups, lists, free text and
 * registrations, from ten connections: `npm run bench:endurance`. Prints each minute, then the first third beside the last; ends
 * with 1 where a call has failed.
 */
async function main(): Promise<void> {
  const place = await registerPlace(readServer(), readSize('100k'), false);
  const { people, scenarios, registration } = await prepare(place, (db) => readScenarios(db, place.size));
  const db = await openDb(place);
  const server = await startServer(place, { DRAIN_SECONDS: '0' });
  const load = startLoad();
  const { pid } = await getOne<{ pid: number }>(
    db,
    sql`select pid from server_process order by start_timestamp desc limit 1`,
  );
  let registered = 0;
  const paths = mixed(scenarios);
  const run = async (seconds: number, rate?: number): Promise<Outcome> => {
    const job: Job = {
      origin: server.origin,
      tokens: [people.operator],
      connections: CONNECTIONS,
      seconds,
      ...(rate !== undefined && { rate }),
      work: {
        kind: 'mixed',
        paths,
        register: { ...registration, path: '/api/animals', first: registration.first + registered },
        registersEvery: REGISTERS_EVERY,
        registrars: people.clinics,
      },
    };
    const outcome = await load.run(job);
    registered += Math.ceil((outcome.answers + outcome.failures) / REGISTERS_EVERY) + CONNECTIONS;
    return outcome;
  };
  try {
    await run(PROBE_SECONDS);
    const most = await run(PROBE_SECONDS);
    const rate = Math.floor(most.perSecond * SHARE);
    console.log(
      `${most.perSecond.toFixed(0)} calls a second at most, p50 ${most.p50.toFixed(1)} ms, p99 ${most.p99.toFixed(0)} ms; from here on ${rate}.`,
    );
    const minutes: (Outcome & { readonly megabytes: number })[] = [];
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const outcome = await run(MINUTE, rate);
      const { megabytes } = processFigures(pid);
      minutes.push({ ...outcome, megabytes });
      console.log(
        `minute ${minute}: ${outcome.perSecond.toFixed(0)}/s, p50 ${outcome.p50.toFixed(1)} ms, p99 ${outcome.p99.toFixed(0)} ms, ${megabytes.toFixed(0)} MB, ${outcome.failures} failed${outcome.firstFailure ? ` (${outcome.firstFailure})` : ''}`,
      );
    }
    const third = Math.max(1, Math.floor(minutes.length / 3));
    for (const [name, part] of [
      ['first third', minutes.slice(0, third)],
      ['last third', minutes.slice(-third)],
    ] as const)
      console.log(
        `${name}: p50 ${median(part.map(({ p50 }) => p50)).toFixed(1)} ms, p99 ${median(part.map(({ p99 }) => p99)).toFixed(0)} ms, ${median(part.map(({ megabytes }) => megabytes)).toFixed(0)} MB`,
      );
    const failed = minutes.reduce((sum, { failures }) => sum + failures, 0);
    const answered = minutes.reduce((sum, { answers }) => sum + answers, 0);
    console.log(`${answered.toLocaleString('en')} calls, ${failed} failed.`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await load.stop();
    await server.stop();
    await db.close();
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
