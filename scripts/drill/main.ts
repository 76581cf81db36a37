import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isBuilt } from '../lib/buildStamp.mjs';
import { leave, root, run } from '../lib/project.mjs';
import { tryBackups } from './backups.ts';
import { Cluster } from './cluster.ts';
import { FAULTS } from './faults.ts';
import { Load } from './load.ts';
import { openNetwork, type Network } from './network.ts';
import { readOptions, type Options } from './options.ts';
import { Place } from './place.ts';
import { installPrograms } from './programs.ts';
import { Register } from './register.ts';
import { brokenBy, tableOf, type DrillResult } from './report.ts';
import { runRound } from './rounds.ts';

const MACHINES = [0, 1, 2];
const started = Date.now();
const say = (text: string): void =>
  console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

/** The kinds of rounds of a run, in turns. */
function plan({ rounds, only }: Options): (typeof FAULTS)[number][] {
  const unknown = only.filter((name) => !FAULTS.some((fault) => fault.name === name));
  if (unknown.length > 0)
    leave(`There is no round ${unknown[0]}; there are ${FAULTS.map(({ name }) => name).join(', ')}.`);
  const kinds = FAULTS.filter(({ name }) => only.length === 0 || only.includes(name));
  return Array.from({ length: rounds }, (_, at) => kinds[at % kinds.length]!);
}

/** A run of the drill, and what it fills in. */
interface Run {
  readonly faults: readonly (typeof FAULTS)[number][];
  readonly network: Network;
  readonly place: Place;
  readonly options: Options;
  readonly result: DrillResult;
}

/** Sets the cluster up, and lets one fault after the other happen. */
async function drill({ faults, network, place, options, result }: Run): Promise<Register> {
  const cluster = await Cluster.start(place, network);
  say('PostgreSQL, Patroni, etcd, HAProxy and PgBouncer run');
  const register = new Register(place, cluster);
  await register.start();
  say('Two servers of the register run');
  const load = new Load(register);
  load.start();
  for (const fault of faults) {
    // eslint-disable-next-line no-await-in-loop -- one after the other
    const round = await runRound({ cluster, network, register, load }, fault);
    result.rounds.push(round);
    result.broken.push(...brokenBy(round));
    say(tableOf([round]).split('\n')[1]!);
    for (const text of [...round.faults, ...round.wrongReads, ...round.wrongRepeats].slice(0, 5))
      say(`  ${text}`);
  }
  if (options.backups) {
    result.backups = await tryBackups({ place, cluster, register, load }, say);
    result.broken.push(...result.backups.broken);
  }
  await load.stop();
  register.close();
  return register;
}

function write(file: string, result: DrillResult): void {
  result.endTimestamp = new Date().toISOString();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}

/** Sets a cluster up on this machine, lets one thing after the other fail under load, and says what was lost. */
async function main(options: Options): Promise<void> {
  const faults = plan(options);
  const missing = installPrograms();
  if (missing.length > 0) leave(`The drill needs Debian's packages: apt-get install ${missing.join(' ')}`);
  if (!isBuilt() && (await run(process.execPath, ['scripts/build.mjs'])) !== 0) leave('The build failed.');
  const network = openNetwork(MACHINES, options.isLoopback);
  const place = new Place();
  say(`Three machines in ${place.folder}, ${network.how}`);
  const end = async (): Promise<void> => {
    await place.close(options.keep);
    network.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void end().then(() => process.exit(1)));
  const result: DrillResult = {
    startTimestamp: new Date(started).toISOString(),
    endTimestamp: '',
    network: network.how,
    rounds: [],
    backups: null,
    broken: [],
  };
  const file = resolve(root, options.result);
  try {
    const register = await drill({ faults, network, place, options, result });
    write(file, result);
    // As on a register that is kept: here it shows that the command takes the file.
    await register.command('note-drill', ['--from', file]);
  } catch (error) {
    result.broken.push(`The drill was broken off: ${(error as Error).message}`);
  } finally {
    await end();
  }
  write(file, result);
  const { rounds, broken } = result;
  console.log(`\n${tableOf(rounds)}\n`);
  console.log(`The whole result is in ${file}`);
  if (broken.length === 0) console.log('All bounds are kept.');
  else console.log(`Broken:\n${broken.map((one) => `  ${one}`).join('\n')}`);
  // Callers of a drill that was broken off would go on calling.
  process.exit(broken.length > 0 ? 1 : 0);
}

await main(readOptions(process.argv.slice(2)));
