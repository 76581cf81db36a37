import sql from 'sql-template-tag';
import { findOne, getOne, type Db, type Queryable } from '../db/db.ts';
import { logFault } from '../log/logFault.ts';
import { startSchedule, type Schedule } from '../schedule.ts';
import type { AuditKeys } from '../settings/auditKeys.ts';
import { tryHoldSeals } from './redactAudit.ts';
import { digestRows, signSeal, type SealCopy, type SealStatement } from './sealStatement.ts';

/** Rows under one seal at most: the embedded database does nothing else while it reads them. */
const ROWS = 1_000;
/** Milliseconds between rounds; a row is sealed in the second round after it was written. */
const EVERY_MS = 2_000;

/** Up to where rows were seen, and which transactions might still bring an earlier one. */
interface Mark {
  readonly toId: number;
  readonly xmax: string;
}

/** Key and time source for sealing rows; both are absent in tests of the chain alone. */
export interface SealOptions {
  /** Without a key to sign with, seals are not signed. */
  readonly keys?: AuditKeys | undefined;
  /** Gets each seal once it is stored. */
  readonly keep?: (seal: SealCopy) => Promise<void>;
}

const look = (db: Queryable): Promise<{ toId: number | null; xmax: string }> =>
  getOne(
    db,
    sql`select (select max(id) from audit_log) as to_id, pg_snapshot_xmax(pg_current_snapshot())::text as xmax`,
  );

/** Reads what the next seal covers; nothing when no row is left. */
async function readNext(db: Queryable, toId: number): Promise<SealStatement | undefined> {
  const { lastId, previous, runTo } = await getOne<{
    lastId: number;
    previous: string | null;
    runTo: number | null;
  }>(
    db,
    sql`
    with last as (select to_id, encode(hash, 'hex') as hash from audit_seal order by id desc limit 1),
      start as (select coalesce((select to_id from last), 0) as last_id)
    select last_id, (select hash from last) as previous,
      (select max(id) from (select id from audit_log where id > last_id and id <= ${toId} order by id limit ${ROWS}) r)
        as run_to
    from start`,
  );
  if (runTo === null) return undefined;
  const { hash, rows } = await digestRows(db, previous, lastId + 1, runTo);
  return { fromId: lastId + 1, toId: runTo, rows, previous, hash, sealedAt: new Date().toISOString() };
}

/** Stores a seal; nothing where another server was faster. */
const store = (db: Queryable, { fromId, toId, rows, previous, hash, ...seal }: SealCopy) =>
  findOne(
    db,
    sql`insert into audit_seal (from_id, to_id, rows, previous, hash, sealed_at, key_id, signature)
      values (${fromId}, ${toId}, ${rows}, decode(${previous}::text, 'hex'), decode(${hash}, 'hex'),
        ${seal.sealedAt}::timestamptz, ${seal.keyId}, decode(${seal.signature}::text, 'hex'))
      on conflict do nothing returning id`,
  );

/**
 * Seals the audit in rounds. A row's number is given out before it is committed; so each round only marks how far
 * rows were seen, and seals up to there once every transaction of that time has ended. Writers never wait for it,
 * and several servers may seal: the second finds the seal there.
 */
export class Sealer {
  private mark: Mark | undefined;

  constructor(
    private readonly db: Db,
    private readonly options: SealOptions = {},
  ) {}

  /** Answers how many rows were sealed. */
  async round(): Promise<number> {
    let rows = 0;
    if (this.mark && (await this.isSettled(this.mark))) {
      rows = await this.sealUpTo(this.mark.toId);
      this.mark = undefined;
    }
    if (!this.mark) {
      const { toId, xmax } = await look(this.db);
      if (toId !== null) this.mark = { toId, xmax };
    }
    return rows;
  }

  private async sealUpTo(toId: number): Promise<number> {
    const { keys, keep } = this.options;
    let rows = 0;
    for (;;) {
      const seal = await this.db.transaction(async (tx): Promise<SealCopy | undefined> => {
        // An erasure changes rows that are not sealed yet: they are sealed after it.
        if (!(await tryHoldSeals(tx))) return undefined;
        const statement = await readNext(tx, toId);
        if (!statement) return undefined;
        const next: SealCopy = {
          ...statement,
          keyId: keys?.signing?.id ?? null,
          signature: keys?.signing ? signSeal(statement, keys.signing.key).toString('hex') : null,
        };
        return (await store(tx, next)) ? next : undefined;
      });
      if (!seal) return rows;
      rows += seal.rows;
      await keep?.(seal);
    }
  }

  private async isSettled({ xmax }: Mark): Promise<boolean> {
    const { settled } = await getOne<{ settled: boolean }>(
      this.db,
      sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${xmax}::xid8 as settled`,
    );
    return settled;
  }
}

/** Seals on a timer, and what is left when it stops. */
export function startSealing(
  db: Db,
  {
    everyMs = EVERY_MS,
    onError = (error: unknown) => logFault('audit seals', error),
    ...options
  }: SealOptions & { readonly everyMs?: number; readonly onError?: (error: unknown) => void } = {},
): Schedule {
  const sealer = new Sealer(db, options);
  const rounds = startSchedule(() => sealer.round(), everyMs, onError);
  return {
    stop: async () => {
      await rounds.stop();
      // The first of the two marks how far rows go, the second seals them.
      for (let left = 2; left > 0; left -= 1) await sealer.round().catch(onError);
    },
  };
}
