import sql from 'sql-template-tag';
import { findOne, getOne, type Db, type Queryable } from '../db/db.ts';
import { startRounds, type Rounds } from '../rounds.ts';

/** Rows under one seal at most: the embedded database does nothing else while it computes one. */
const ROWS = 1_000;

/** Up to where rows were seen, and which transactions might still bring an earlier one. */
interface Mark {
  readonly toId: number;
  readonly xmax: string;
}

const look = (db: Queryable): Promise<{ toId: number | null; xmax: string }> =>
  getOne(
    db,
    sql`select (select max(id) from audit_log) as to_id, pg_snapshot_xmax(pg_current_snapshot())::text as xmax`,
  );

/** Puts one seal on the rows after the last one; answers how many rows it covers, 0 when none are left. */
async function sealNext(db: Queryable, toId: number): Promise<number> {
  const sealed = await findOne<{ rows: number }>(
    db,
    sql`
    with last as (select to_id, hash from audit_seal order by id desc limit 1),
      start as (select coalesce((select to_id from last), 0) + 1 as from_id, (select hash from last) as previous),
      run as (select max(id) as to_id, count(*)::int as rows from (
        select id from audit_log where id between (select from_id from start) and ${toId} order by id limit ${ROWS}) r)
    insert into audit_seal (from_id, to_id, rows, previous, hash)
    select from_id, to_id, rows, previous, audit_digest(previous, from_id, to_id) from start, run
    where to_id is not null
    on conflict do nothing returning rows`,
  );
  return sealed?.rows ?? 0;
}

/**
 * Seals the audit in rounds. A row's number is given out before it is committed; so each round only marks how far
 * rows were seen, and seals up to there once every transaction of that time has ended. Writers never wait for it,
 * and several servers may seal: the second finds the seal there.
 */
export class Sealer {
  private mark: Mark | undefined;

  constructor(private readonly db: Db) {}

  /** Answers how many rows were sealed. */
  async round(): Promise<number> {
    let rows = 0;
    if (this.mark && (await this.isSettled(this.mark))) {
      for (let more = 1; more > 0; rows += more) more = await sealNext(this.db, this.mark.toId);
      this.mark = undefined;
    }
    if (!this.mark) {
      const { toId, xmax } = await look(this.db);
      if (toId !== null) this.mark = { toId, xmax };
    }
    return rows;
  }

  private async isSettled({ xmax }: Mark): Promise<boolean> {
    const { settled } = await getOne<{ settled: boolean }>(
      this.db,
      sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${xmax}::xid8 as settled`,
    );
    return settled;
  }
}

/** Seals on a timer. */
export function startSealing(
  db: Db,
  { everyMs = 15_000, onError = (error: unknown) => console.error('audit seals:', error) } = {},
): Rounds {
  const sealer = new Sealer(db);
  return startRounds(() => sealer.round(), everyMs, onError);
}
