import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { STREAMS_PER_USER } from '../../resources/common/notification/stream.ts';
import type { Db } from '../../server/db/db.ts';
import { openDb } from '../../server/db/open.ts';
import type { Place } from '../databases.ts';
import { readServer, readSize } from '../environment.ts';
import { registerPlace } from '../large/largePlace.ts';
import { makeUsers } from '../money/people.ts';
import { startServer, startLoad, type Running } from '../processes.ts';
import { clientOf, until } from '../areas/client.ts';
import { callMeanwhile, processFigures } from '../areas/longWork.ts';
import { SlowClients } from './slowClients.ts';

const SLOW = 1_000;
const STREAMS = 5_000;
const SECONDS = 20;
/** Connections and seconds of the load that compares processes, and rounds of all kinds in turn. */
const LOAD = { connections: 10, seconds: 12, rounds: 3 };

/** Waits beside calls of others, and says how long they took. */
async function others(server: Running, token: string, seconds = SECONDS): Promise<string> {
  const stop = callMeanwhile(clientOf(server.origin, token));
  await pause(seconds * 1000);
  return stop();
}

const pidsOf = async (db: Db): Promise<number[]> =>
  (
    await db.query<{ pid: number }>(
      sql`select pid from server_process where seen_timestamp > now() - interval '40 seconds'`,
    )
  ).map(({ pid }) => pid);

/** Opens streams, so many for each account, and resolves once all have their first line. */
async function openStreams(server: Running, tokens: readonly string[]): Promise<() => void> {
  const open = tokens
    .flatMap((token) => Array.from({ length: STREAMS_PER_USER }, () => token))
    .slice(0, STREAMS);
  const closers: (() => void)[] = [];
  for (let from = 0; from < open.length; from += 100)
    // eslint-disable-next-line no-await-in-loop -- a hundred at a time
    await Promise.all(
      open.slice(from, from + 100).map(
        (token) =>
          new Promise<void>((done, failed) => {
            const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
            const sent = request(
              `${server.origin}/api/notifications/stream`,
              { headers, agent: false },
              (answer) => {
                if (answer.statusCode !== 200) failed(new Error(`a stream is answered ${answer.statusCode}`));
                answer.once('data', () => done());
              },
            );
            sent.on('error', failed);
            closers.push(() => sent.destroy());
            sent.end();
          }),
      ),
    );
  return () => {
    for (const close of closers) close();
  };
}

async function measureConnections(place: Place, db: Db): Promise<void> {
  const users = await makeUsers(db, 'COLEIRA', false, PERMISSIONS, Math.ceil(STREAMS / STREAMS_PER_USER) + 1);
  const [{ token }, ...more] = users as [(typeof users)[number], ...typeof users];
  const server = await startServer(place, { DRAIN_SECONDS: '0' });
  try {
    const [pid] = await pidsOf(db);
    console.log(`nothing else: ${await others(server, token)}`);
    const slow = new SlowClients(Number(new URL(server.origin).port), SLOW);
    const beside = await others(server, token, 2 * SECONDS);
    console.log(`${slow.size} slow connections, of which the server has ended ${slow.ended}: ${beside}`);
    slow.stop();
    await pause(2_000);
    const before = processFigures(pid!);
    const close = await openStreams(
      server,
      more.map((one) => one.token),
    );
    const after = processFigures(pid!);
    const each = ((after.megabytes - before.megabytes) * 1024) / STREAMS;
    console.log(`${STREAMS} streams: ${each.toFixed(1)} KB each, ${await others(server, token)}`);
    const idle = processFigures(pid!).seconds - after.seconds;
    console.log(`  beside them ${((idle / SECONDS) * 100).toFixed(1)} % of a processor`);
    close();
  } finally {
    await server.stop();
  }
}

/** Answers the calls that one second of the servers' processors answers. */
async function callsPerSecond(
  place: Place,
  db: Db,
  tokens: readonly string[],
  workers: number,
): Promise<number> {
  await db.query(sql`delete from server_process`);
  const server = await startServer(place, { WORKERS: String(workers), DRAIN_SECONDS: '0' });
  const load = startLoad();
  const job = {
    origin: server.origin,
    tokens,
    connections: LOAD.connections,
    work: {
      kind: 'read' as const,
      paths: ['/api/animals/search?itemsPerPage=10', '/api/animals/1', '/api/informations/animal-count'],
    },
  };
  try {
    await load.run({ ...job, seconds: 4 });
    await until(async () => (await pidsOf(db)).length === workers);
    const pids = await pidsOf(db);
    const used = () => pids.reduce((sum, pid) => sum + processFigures(pid).seconds, 0);
    const before = used();
    const { answers, failures, firstFailure } = await load.run({ ...job, seconds: LOAD.seconds });
    if (failures > 0) throw new Error(`${failures} calls failed: ${firstFailure}`);
    return answers / (used() - before);
  } finally {
    await load.stop();
    await server.stop();
  }
}

/** A process that keeps a processor busy: what a second of processor time is worth depends on what runs beside it. */
function keepBusy(): () => void {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  return () => child.kill('SIGKILL');
}

async function measureProcesses(place: Place, db: Db): Promise<void> {
  const users = await makeUsers(db, 'COLEIRA', false, PERMISSIONS, 4);
  const tokens = users.map(({ token }) => token);
  const kinds = {
    'one process': () => callsPerSecond(place, db, tokens, 1),
    'one process beside a busy one': async () => {
      const stop = keepBusy();
      try {
        return await callsPerSecond(place, db, tokens, 1);
      } finally {
        stop();
      }
    },
    'two processes': () => callsPerSecond(place, db, tokens, 2),
  };
  const found = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round < LOAD.rounds; round += 1)
    for (const [kind, measure] of Object.entries(kinds))
      // eslint-disable-next-line no-await-in-loop -- one after the other
      found.get(kind)!.push(await measure());
  for (const [kind, rates] of found)
    console.log(
      `${kind}: ${rates.map((rate) => rate.toFixed(0)).join(', ')} calls per second of processor time`,
    );
}

/**
 * Measures what connections cost: a thousand slow ones and five thousand streams beside calls of others, and calls per second
 * of processor time with one process and with two: `npm run bench:connections`.
 */
async function main(): Promise<void> {
  const url = readServer();
  const size = readSize('10k');
  const place = await registerPlace(url, size, false);
  const db = await openDb(place);
  try {
    if (process.env.BENCH_ONLY !== 'processes') await measureConnections(place, db);
    await measureProcesses(place, db);
  } finally {
    await db.close();
  }
}

await main();
