import type { PGlite } from '@electric-sql/pglite';
import { logFault } from '../log/logFault.ts';
import { startSchedule, type Schedule } from '../schedule.ts';

const CHECKPOINT_MS = 2 * 60_000;
const VACUUM_EVERY = 5; // checkpoints

const logPosition = `select pg_current_wal_insert_lsn()::text as position`;
const dirtyTables = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + n_live_tup / 10 or n_mod_since_analyze > 50 + n_live_tup / 10
  order by n_dead_tup + n_mod_since_analyze`;

/**
 * Runs the maintenance that background processes of a server do and that the embedded database lacks: a checkpoint,
 * so that the log and the recovery stay short, and VACUUM ANALYZE of tables that have changed much, one at a time so
 * that calls are served between them.
 */
export async function runMaintenance(pg: PGlite, vacuum: boolean): Promise<void> {
  if (vacuum) {
    await pg.exec('select pg_stat_force_next_flush()'); // counts of changes wait for an idle moment otherwise
    const { rows } = await pg.query<{ name: string }>(dirtyTables);
    for (const { name } of rows) await pg.exec(`vacuum (analyze) ${name}`);
  }
  await pg.exec('checkpoint');
}

/** Starts the maintenance of an embedded database: every two minutes, when rows were written since the last run. */
export function startMaintenance(pg: PGlite): Schedule {
  let last = '';
  let round = 0;
  const work = async (): Promise<void> => {
    const position = (await pg.query<{ position: string }>(logPosition)).rows[0]?.position ?? '';
    if (position === last) return;
    round += 1;
    await runMaintenance(pg, round % VACUUM_EVERY === 1);
    last = (await pg.query<{ position: string }>(logPosition)).rows[0]?.position ?? '';
  };
  return startSchedule(work, CHECKPOINT_MS, (error) =>
    logFault('maintenance of the embedded database', error),
  );
}
