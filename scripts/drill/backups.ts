import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { newestFile } from '../../server/audit/sealCopies.ts';
import { countRows } from '../../server/backup/countRows.ts';
import { openDb } from '../../server/db/open.ts';
import { freePort } from '../lib/freePort.mjs';
import type { Cluster } from './cluster.ts';
import { commandLine, type Command } from './commands.ts';
import type { Load } from './load.ts';
import type { Place } from './place.ts';
import type { Register } from './register.ts';
import { waitFor } from './waitFor.ts';

const START_SECONDS = 120;
const LOAD_MS = 6_000;

/** What a restore to a moment has shown. */
export interface RestoredBackup {
  readonly moment: string;
  /** Seconds of the full copy, the incremental one, and the restore up to its last row. */
  readonly fullSeconds: number;
  readonly incrementalSeconds: number;
  readonly restoreSeconds: number;
  readonly tables: number;
  readonly rows: number;
  /** Tables that hold other numbers of rows than at the moment. */
  readonly wrongTables: readonly string[];
  /** Writes after the moment that are in it. */
  readonly later: number;
  readonly audit: string;
  readonly ledger: string;
  readonly broken: readonly string[];
}

/** Counters and reports of processes, which change without a write of the register. */
const MOVING = new Set([
  'server_process',
  'call_limit',
  'session',
  'outbox',
  'webhook_delivery',
  'audit_seal',
  'mail_outcome',
]);

/** Backs the cluster up under load, restores it to a second, and verifies what is there then. */
export async function tryBackups(
  { place, cluster, register, load }: { place: Place; cluster: Cluster; register: Register; load: Load },
  say: (text: string) => void,
): Promise<RestoredBackup> {
  const primary = await cluster.primary();
  const restored = place.make('restored', 'data');
  const restoredPort = await freePort();
  const values = {
    backups: join(primary.target, 'pgbackrest.conf'),
    restored,
    restoredPort: String(restoredPort),
    restoredAddress: primary.address,
    moment: '',
  };
  const run = async (name: Command, more = {}): Promise<number> => {
    const from = Date.now();
    const [program, ...args] = commandLine(name, { ...values, ...more });
    await primary.run(program!, args);
    const seconds = (Date.now() - from) / 1000;
    say(`${name}: ${seconds.toFixed(1)} s`);
    return seconds;
  };
  load.resume();
  await run('check');
  const fullSeconds = await run('full');
  await pause(LOAD_MS);
  const incrementalSeconds = await run('incremental');
  await pause(LOAD_MS);
  await load.pause();
  const db = await openDb({ databaseUrl: cluster.url('direct'), dataDir: '' });
  let before: Readonly<Record<string, number>>;
  const seals = place.make('seals');
  let moment: string;
  let lastId: number;
  try {
    // What follows from the writes is settled, and the moment lies between two seconds without any.
    await pause(3_000);
    before = await countRows(db);
    // The proof of the copy: the newest seal of this moment, which a later one would not be in.
    await copyFile(newestFile(register), newestFile({ dataDir: seals }));
    const [row] = await db.query<{ moment: string; last: number }>(
      sql`select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as moment, (select max(id) from animal) as last`,
    );
    moment = row!.moment;
    lastId = row!.last;
    await pause(2_000);
  } finally {
    await db.close();
  }
  load.resume();
  await pause(LOAD_MS);
  await load.pause();
  await run('check'); // the log up to here is in the repository
  const from = Date.now();
  await run('restore', { moment });
  await run('startRestored');
  const address = `postgres://coleira:${cluster.password}@${primary.address}:${restoredPort}/coleira`;
  const copy = await openDb({ databaseUrl: address, dataDir: '' });
  try {
    await waitFor(
      'the restored database',
      async () =>
        (await copy.query<{ busy: boolean }>(sql`select pg_is_in_recovery() as busy`))[0]?.busy === false,
      START_SECONDS,
    );
    const restoreSeconds = (Date.now() - from) / 1000;
    const after = await countRows(copy);
    const wrongTables = Object.keys({ ...before, ...after })
      .filter((name) => !MOVING.has(name) && before[name] !== after[name])
      .map((name) => `${name}: ${before[name]} at the moment, ${after[name]} restored`);
    const [found] = await copy.query<{ later: number }>(
      sql`select count(*) as later from animal where id > ${lastId}`,
    );
    const later = Number(found!.later);
    const verify = (name: string): Promise<string> =>
      register.command(name, [], address, seals).then(
        (said) => said.trim(),
        (error: Error) => `failed: ${error.message}`,
      );
    const audit = await verify('verify-audit');
    const ledger = await verify('verify-ledger');
    const broken = [
      ...wrongTables.map((one) => `restore: ${one}`),
      ...(later > 0 ? [`restore: ${later} animals of after the moment`] : []),
      ...[audit, ledger].filter((said) => said.startsWith('failed')).map((said) => `restore: ${said}`),
    ];
    return {
      moment,
      fullSeconds,
      incrementalSeconds,
      restoreSeconds,
      tables: Object.keys(after).length,
      rows: Object.values(after).reduce((sum, count) => sum + count, 0),
      wrongTables,
      later,
      audit,
      ledger,
      broken,
    };
  } finally {
    await copy.close();
  }
}
