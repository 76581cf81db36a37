import type { PGlite } from '@electric-sql/pglite';
import { logFault } from '../log/logFault.ts';
import { startRounds, type Rounds } from '../rounds.ts';

const CHECKPOINT_MS = 2 * 60_000;
const VACUUM_EVERY = 5; // rounds of the above

const logPosition = `select pg_current_wal_insert_lsn()::text as position`;
const dirtyTables = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + n_live_tup / 10 or n_mod_since_analyze > 50 + n_live_tup / 10
  order by n_dead_tup + n_mod_since_analyze`;

/**
 * What a server's background processes do and the embedded database never does by itself: checkpoints, so
 * that the log and with it the recovery stay short, and VACUUM ANALYZE of tables that have changed much, one
 * at a time so that calls get their turn between them.
 */
export async function upkeepRound(pg: PGlite, vacuum: boolean): Promise<void> {
  if (vacuum) {
    await pg.exec('select pg_stat_force_next_flush()'); // counts of changes wait for an idle moment otherwise
    const { rows } = await pg.query<{ name: string }>(dirtyTables);
    for (const { name } of rows) await pg.exec(`vacuum (analyze) ${name}`);
  }
  await pg.exec('checkpoint');
}

/** Keeps an embedded database in shape every few minutes while something is written to it. */
export function startUpkeep(pg: PGlite): Rounds {
  let last = '';
  let round = 0;
  const work = async (): Promise<void> => {
    const position = (await pg.query<{ position: string }>(logPosition)).rows[0]?.position ?? '';
    if (position === last) return;
    round += 1;
    await upkeepRound(pg, round % VACUUM_EVERY === 1);
    last = (await pg.query<{ position: string }>(logPosition)).rows[0]?.position ?? '';
  };
  return startRounds(work, CHECKPOINT_MS, (error) => logFault('upkeep of the embedded database', error));
}
