import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { openDb } from '../../server/db/open.ts';
import { packagePath } from '../../server/paths.ts';
import { emptyPlace, TODAY, type Place } from '../databases.ts';
import type { Outcome } from '../job.ts';
import { SIZES, type Options } from '../options.ts';
import { startLoad, startServer, type Running } from '../processes.ts';
import type { Scenario } from '../scenarios.ts';
import { buildVersion, loadVersion, type Version } from './buildVersion.ts';
import { changeLine, changeOf, changeTable, verdict, type Change } from './change.ts';
import type { OpenVersion } from './openVersion.ts';

const CONNECTIONS = 10;
/** Odd, so that the median is a round; each round measures both versions. */
const [ROUNDS, QUICK_ROUNDS] = [15, 5];
/** As many more are added while the result is undecided, up to this number. */
const MAX_ROUNDS = 75;
const ROUND_SECONDS = 1;

interface Side extends OpenVersion {
  readonly place: Place;
  readonly folder: string;
}

async function openSide(version: Version, options: Options): Promise<Side> {
  const size = options.sizes.at(-1) ?? SIZES[1]!;
  const name = `coleira_bench_version_${version.name}_${size.name}`;
  const place = await emptyPlace(options.postgresUrl, name, size, options.fresh);
  const db = await openDb(place);
  const [there] = await db.query<{ table: string | null }>(
    sql`select to_regclass('animal')::text as "table"`,
  );
  const isLoaded = there?.table != null && (await db.query(sql`select from animal limit 1`)).length > 0;
  await db.close();
  if (!isLoaded) loadVersion(version, place.databaseUrl!, size, TODAY);
  const child = fork(fileURLToPath(new URL('openVersion.ts', import.meta.url)), { cwd: version.folder });
  child.send({ folder: version.folder, place });
  const [answer] = (await once(child, 'message')) as [{ version?: OpenVersion; error?: string }];
  child.disconnect();
  if (!answer.version) throw new Error(`${version.name}: ${answer.error}`);
  return { ...answer.version, place, folder: version.folder };
}

/** Whether a version answers a call. */
async function answers({ origin }: Running, { people }: Side, { paths }: Scenario): Promise<boolean> {
  if (paths.length === 0) return true;
  const headers = { authorization: `Bearer ${people.operator}` };
  return (await fetch(`${origin}${paths[0]}`, { headers })).status === 200;
}

/**
 * Measures this version and that of a commit in turns, and returns what became faster or slower. Each has its own
 * database, with the same animals.
 */
export async function compareVersions(commit: string, options: Options): Promise<string> {
  const old = buildVersion(commit);
  const [before, now] = [
    await openSide(old, options),
    await openSide({ name: 'now', folder: packagePath() }, options),
  ];
  const load = startLoad();
  const servers: (readonly [Side, Running])[] = [];
  const registered = new Map<Side, number>();
  const send = async (side: Side, server: Running, key: string, seconds: number): Promise<Outcome> => {
    const { people, registration, scenarios } = side;
    const isRegistration = key === 'register';
    const n = registered.get(side) ?? 0;
    const outcome = await load.run({
      origin: server.origin,
      connections: CONNECTIONS,
      seconds,
      tokens: isRegistration ? people.clinics : [people.operator],
      work: isRegistration
        ? { ...registration, path: '/api/animals', first: registration.first + n }
        : { kind: 'read', paths: scenarios.find((one) => one.key === key)!.paths },
    });
    if (isRegistration) registered.set(side, n + outcome.answers + outcome.failures + 2 * CONNECTIONS);
    if (outcome.firstFailure) throw new Error(`${key}: ${outcome.firstFailure}`);
    return outcome;
  };
  const changes: Change[] = [];
  const missing: string[] = [];
  try {
    for (const side of [before, now]) servers.push([side, await startServer(side.place, {}, side.folder)]);
    const scenarios = now.scenarios.filter(
      ({ key }) => before.scenarios.some((one) => one.key === key) && key.includes(options.only),
    );
    for (const scenario of scenarios) {
      const known = await Promise.all(
        servers.map(([side, server]) =>
          answers(
            server,
            side,
            side.scenarios.find(({ key }) => key === scenario.key)!,
          ),
        ),
      );
      if (known.includes(false)) {
        missing.push(scenario.title);
        continue;
      }
      for (const [side, server] of servers) await send(side, server, scenario.key, 2);
      const rounds: [Outcome, Outcome][] = [];
      const block = options.isQuick ? QUICK_ROUNDS : ROUNDS;
      const isEnough = (): boolean =>
        rounds.length > 0 &&
        rounds.length % block === 0 &&
        (options.isQuick || rounds.length >= MAX_ROUNDS || verdict(changeOf('', rounds)) !== 'undecided');
      for (let round = 0; !isEnough(); round += 1) {
        // Who is first takes turns as well: what the machine does in between falls on both.
        const order = round % 2 === 0 ? servers : servers.toReversed();
        const found = new Map<Side, Outcome>();
        for (const [side, server] of order)
          found.set(side, await send(side, server, scenario.key, ROUND_SECONDS));
        rounds.push([found.get(before)!, found.get(now)!]);
      }
      const change = changeOf(scenario.title, rounds);
      console.log(changeLine(change));
      changes.push(change);
    }
  } finally {
    for (const [, server] of servers) await server.stop();
    await load.stop();
  }
  const { size } = now.place;
  const isSame = before.checksum === now.checksum;
  return [
    `Against \`${old.name}\`, ${size.animals.toLocaleString('en')} animals, ${CONNECTIONS} connections, rounds of ${ROUND_SECONDS} s in turns; the animals of both registers are ${isSame ? 'the same' : 'of the same number, and not the same ones'}.`,
    changeTable(changes),
    ...(missing.length > 0 ? [`Not in both versions: ${missing.join(', ')}.`] : []),
  ].join('\n\n');
}
