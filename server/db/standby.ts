import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { startSchedule, type Schedule } from '../schedule.ts';
import { getOne, type Db, type Queryable } from './db.ts';
import { DatabaseUnavailable, isReadOnlyFailure } from './errors.ts';
import { openPostgres } from './postgres.ts';

/** Milliseconds between two looks at how far it is. */
const LOOK_EVERY_MS = 1_000;
const CONNECTIONS = 10;
/** A standby that cannot be reached costs a call this long, once: it is left then. */
const CONNECT_MS = 1_000;
const ASK_AGAIN_MS = 50;
/** Milliseconds for which long reads stay with the primary after one was ended here. */
const LONG_READS_REST_MS = 10 * 60_000;

/** How a standby is followed. */
export interface StandbyOptions {
  /** Seconds behind the primary from which on it is not read. */
  readonly mostLagSeconds: number;
  /** Milliseconds between two looks at how far it is. */
  readonly everyMs?: number;
  /** Watches what is asked of it. */
  readonly watch?: (db: Db) => Db;
  /** Takes a sentence when it begins and when it ceases to be read. */
  readonly say?: (sentence: string) => void;
}

/** A position of the primary's log and when it was there, in milliseconds of this process's clock. */
interface Look {
  readonly at: number;
  readonly position: number;
}

/** Asks a server for a position of its log, in bytes since its beginning. */
const positionOf = async (db: Queryable, isStandby: boolean): Promise<number | null> =>
  (
    await getOne<{ position: number | null }>(
      db,
      isStandby
        ? sql`select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as position`
        : sql`select case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') end
            as position`,
    )
  ).position;

/** SQLSTATE 57014 and its like: the statement was too much here, and would be for the primary. */
const isTooMuch = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '57014';

/** SQLSTATE 40001, or a connection that was cut: what is replayed ended the statement. */
const isEnded = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error as { code?: unknown } | null)?.code === '40001';

/**
 * A standby of the database, for reads that may be a few seconds old. How far it is, is asked once a second and compared
 * with where the primary's log was: no clock of another machine counts. It is left where it lags, does not answer or has
 * been promoted, and read again once it has caught up.
 */
export class Standby {
  /** The standby itself; it takes no writes. */
  readonly db: Db;
  readonly #primary: Db;
  readonly #mostLagSeconds: number;
  readonly #mostLooks: number;
  readonly #schedule: Schedule;
  #looks: Look[] = [];
  #replayed = 0;
  /** When the newest state of the primary that the standby has replayed was the present one. */
  #freshAt = -Infinity;
  /** What every read has to show: others have been notified of it. */
  #floor = 0;
  #asking: Promise<number> | undefined;
  #longReadsFrom = -Infinity;
  readonly #say: (sentence: string) => void;
  #wasRead: boolean | undefined;

  constructor(
    primary: Db,
    db: Db,
    { mostLagSeconds, everyMs = LOOK_EVERY_MS, say = () => undefined }: StandbyOptions,
  ) {
    this.#primary = primary;
    this.db = db;
    this.#mostLagSeconds = mostLagSeconds;
    // One more than a lag that still counts can hold.
    this.#mostLooks = Math.ceil((mostLagSeconds * 1000) / everyMs) + 1;
    this.#say = say;
    // Why a look failed is of no use beside its consequence, which is said.
    const look = (): Promise<void> =>
      this.#look()
        .catch(() => undefined)
        .then(() => this.#sayChange());
    void look();
    this.#schedule = startSchedule(look, everyMs, () => undefined);
  }

  /** Seconds by which its answers may be older than the primary's; null where it does not answer. */
  get lagSeconds(): number | null {
    const seconds = (performance.now() - this.#freshAt) / 1000;
    return Number.isFinite(seconds) ? seconds : null;
  }

  /** Whether calls are answered from it. */
  get isRead(): boolean {
    return (this.lagSeconds ?? Infinity) <= this.#mostLagSeconds;
  }

  /**
   * The position of the primary's log now: all that is committed lies before it. Callers that ask at the same time share
   * one question, unless it has left already.
   */
  async position(): Promise<number> {
    const waiting = (this.#asking ??= Promise.resolve().then(() => {
      // A commit after this moment needs a question of its own.
      this.#asking = undefined;
      return positionOf(this.#primary, false).then((position) => position ?? Infinity);
    }));
    return waiting;
  }

  /** Has every read from now on show what is committed now, for streams are about to tell of it. */
  async raiseFloor(): Promise<void> {
    this.#floor = Math.max(this.#floor, await this.position());
  }

  /** Whether its answers show all that lies before a position. */
  async covers(position: number): Promise<boolean> {
    const wanted = Math.max(position, this.#floor);
    if (!this.isRead) return false;
    if (wanted <= this.#replayed) return true;
    const replayed = await positionOf(this.db, true).catch(() => null);
    if (replayed === null) return this.#leave();
    this.#replayed = Math.max(this.#replayed, replayed);
    return wanted <= this.#replayed;
  }

  /** The database for a long read: the standby, once it shows all that is committed now, or the primary after a moment. */
  async forLongRead(patienceMs = 2_000): Promise<Db> {
    const primary = this.#primary;
    if (!this.isRead || performance.now() < this.#longReadsFrom) return primary;
    const position = await this.position();
    const until = performance.now() + patienceMs;
    // eslint-disable-next-line no-await-in-loop
    while (!(await this.covers(position))) {
      if (!this.isRead || performance.now() >= until) return primary;
      // eslint-disable-next-line no-await-in-loop
      await pause(ASK_AGAIN_MS);
    }
    return this.db;
  }

  /**
   * Whether the primary may answer what failed here. Without an answer the standby is left until it is seen again; what it
   * has to end or refuses (a conflict with what it replays, a write) is no fault of the call.
   */
  takeFailure(error: unknown): boolean {
    if (error instanceof DatabaseUnavailable && !isReadOnlyFailure(error)) this.#leave();
    return !isTooMuch(error);
  }

  /** Has the long reads of some time stay with the primary where this one was ended by what is replayed, and would be again. */
  failedLongRead(error: unknown): void {
    if (isEnded(error)) this.#longReadsFrom = performance.now() + LONG_READS_REST_MS;
  }

  async close(): Promise<void> {
    await this.#schedule.stop();
    await this.db.close();
  }

  #leave(): false {
    this.#freshAt = -Infinity;
    return false;
  }

  #sayChange(): void {
    const { isRead } = this;
    if (isRead === this.#wasRead) return;
    this.#wasRead = isRead;
    this.#say(
      isRead
        ? 'The standby of DATABASE_READ_URL is read.'
        : 'The standby of DATABASE_READ_URL is not read: it does not answer, lags or has been promoted. The primary answers.',
    );
  }

  async #look(): Promise<void> {
    const at = performance.now();
    const position = await positionOf(this.#primary, false);
    if (position !== null) this.#looks = [...this.#looks.slice(1 - this.#mostLooks), { at, position }];
    const replayed = await positionOf(this.db, true).catch((error: unknown) => {
      this.#leave();
      throw error;
    });
    // Promoted: it may go another way than the primary from here on.
    if (replayed === null) return void this.#leave();
    this.#replayed = replayed;
    const fresh = this.#looks.findLast((one) => one.position <= replayed);
    if (fresh) this.#freshAt = Math.max(this.#freshAt, fresh.at);
  }
}

/** Opens the standby of a primary by its address; nothing has to answer yet. */
export function openStandby(primary: Db, url: string, options: StandbyOptions): Standby {
  const opened = openPostgres(url, { connections: CONNECTIONS, connectMs: CONNECT_MS });
  return new Standby(primary, options.watch?.(opened) ?? opened, options);
}
