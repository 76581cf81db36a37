import sql from 'sql-template-tag';
import { findOne, getOne, type Queryable } from '../db/db.ts';

/** What waits in the outbox, by kind. */
interface Queue {
  readonly kind: string;
  readonly waiting: number;
  /** Seconds since the oldest was due; 0 where none is. */
  readonly lateSeconds: number;
}

/** What the database knows of the work that a register does beside its calls. */
export interface SystemState {
  readonly queues: readonly Queue[];
  readonly jobs: { readonly waiting: number; readonly running: number; readonly failedToday: number };
  /** Mails that were given up in the last 24 hours. */
  readonly failedMails: number;
  /** Seconds since the newest backup; null where there is none. */
  readonly backupSeconds: number | null;
  /** Seconds since the oldest row of the audit that no seal covers; 0 where all are sealed. */
  readonly unsealedSeconds: number;
  /** Seconds since the end of the newest drill, and the bounds that it broke; null where there is none. */
  readonly drillSeconds: number | null;
  readonly brokenBounds: number | null;
  /** Standbys of the database that are connected, and bytes that the slowest has not replayed; null where it may not be read. */
  readonly standbys: number;
  readonly standbyLagBytes: number | null;
}

const readQueues = (db: Queryable): Promise<Queue[]> =>
  db.query<Queue>(sql`
    select kind, count(*) as waiting,
      greatest(0, coalesce(extract(epoch from now() - min(next_attempt)), 0)) as late_seconds
    from outbox where done_timestamp is null group by kind order by kind`);

/** How far standbys are behind: known on a server that is written to. */
async function readStandbys(db: Queryable): Promise<Pick<SystemState, 'standbys' | 'standbyLagBytes'>> {
  const found = await findOne<Pick<SystemState, 'standbys' | 'standbyLagBytes'>>(
    db,
    sql`select count(*) as standbys,
        max(case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) end) as standby_lag_bytes
      from pg_stat_replication`,
  );
  return found ?? { standbys: 0, standbyLagBytes: null };
}

/** Reads what waits, what failed and what is overdue: each from an index over what is open or new. */
export async function readSystemState(db: Queryable): Promise<SystemState> {
  const [queues, facts, standbys] = await Promise.all([
    readQueues(db),
    getOne<{
      waiting: number;
      running: number;
      failedToday: number;
      failedMails: number;
      backupSeconds: number | null;
      unsealedSeconds: number;
      drillSeconds: number | null;
      brokenBounds: number | null;
    }>(
      db,
      sql`select
        (select count(*) from job where end_timestamp is null and state = 'WAITING') as waiting,
        (select count(*) from job where end_timestamp is null and state = 'RUNNING') as running,
        (select count(*) from job where end_timestamp > now() - interval '1 day' and state = 'FAILED') as failed_today,
        (select count(*) from outbox where done_timestamp > now() - interval '1 day' and last_error is not null
          and kind = 'MAIL') as failed_mails,
        (select extract(epoch from now() - creation_timestamp) from backup
          order by creation_timestamp desc, id desc limit 1) as backup_seconds,
        coalesce((select extract(epoch from now() - at) from audit_log
          where id > coalesce((select to_id from audit_seal order by id desc limit 1), 0)
          order by id limit 1), 0) as unsealed_seconds,
        extract(epoch from now() - drilled.end_timestamp) as drill_seconds, drilled.broken_bounds
      from (select 1) as one
      left join (select end_timestamp, broken_bounds from drill order by end_timestamp desc, id desc limit 1) as drilled on true`,
    ),
    readStandbys(db),
  ]);
  const { waiting, running, failedToday, ...rest } = facts;
  return { queues, jobs: { waiting, running, failedToday }, ...rest, ...standbys };
}
