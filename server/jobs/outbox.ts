import { setTimeout as delay } from 'node:timers/promises';
import sql, { type Sql } from 'sql-template-tag';
import type { Db, Queryable, Tx } from '../db/db.ts';
import { json, uniqueViolation } from '../db/sql.ts';
import { watcherOf } from '../db/watchTx.ts';
import { logFault } from '../log/logFault.ts';
import { safeSentence } from '../log/safeError.ts';
import { lockPace, nextMoment, type Pace } from './pace.ts';
import { byMoment, byTurn } from './takeOrder.ts';
import { WakeUpSignal } from './wakeUp.ts';

/** A row of the outbox while it is being worked on. */
export interface OutboxJob {
  id: number;
  kind: string;
  payload: unknown;
  /** 1 at the first try. */
  attempts: number;
  creationTimestamp: string;
}

/**
 * Handles a row. An error that it throws means another attempt later, `GiveUp` none, `Postpone` one at a moment that it
 * names. `stopping` is aborted when the server ends: work that can go on later stops then.
 */
export type OutboxHandler = (job: OutboxJob, stopping?: AbortSignal) => Promise<void>;

/** The error of a row that no further attempt can complete; its message stays in the row's `last_error`. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** The error of a row that waits for so many milliseconds; it is not given up, however often that happens. */
export class Postpone extends Error {
  override name = 'Postpone';
  constructor(
    readonly ms: number,
    why: string,
  ) {
    super(why);
  }
}

/** Options of the outbox; the defaults are those of the server. */
export interface OutboxOptions {
  /** Milliseconds between two queries for due rows when no signal is sent. */
  pollMs?: number;
  /** Milliseconds after which another process may take a row whose lease was not renewed. */
  leaseMs?: number;
  /** Rows worked on at the same time, at most. */
  batch?: number;
  /** Whether users take turns, and of the rows of one key only one runs at a time on all servers. */
  takesTurns?: boolean;
  /** Called when the database cannot be queried. */
  onError?: (error: unknown) => void;
}

/** A running outbox. */
export interface Outbox {
  /** Looks for due rows now. */
  wake(): void;
  /** Takes no more rows, and resolves once those taken are done. */
  stop(): Promise<void>;
}

const MAX_WAIT_S = 60;
const GIVE_UP_AFTER = '7 days';
/** Milliseconds until a mark that the database did not take is made again. */
const MARK_AGAIN_MS = 250;
const running = new Set<Outbox>();

/**
 * Adds a job that runs once `tx` has committed, even if this process ends; a rollback discards it. The outboxes of
 * this process look for it at once, those of others within their `pollMs`.
 * @param when milliseconds until the job is due, or the pace that the jobs of a key keep: it is due once that allows it
 */
export async function enqueue(
  tx: Tx,
  kind: string,
  payload: unknown,
  when: number | Pace = 0,
): Promise<void> {
  watcherOf(tx)?.queued(kind, payload);
  if (typeof when === 'object') {
    lockPace(tx, when);
    tx.atCommit(sql`insert into outbox (kind, payload, next_attempt, pace_key, planned)
      select ${kind}, ${json(payload)}, due.at, ${when.isCounted ? when.key : null}, due.at from (select ${nextMoment(when)} as at) due`);
  } else
    tx.atCommit(sql`insert into outbox (kind, payload, next_attempt)
      values (${kind}, ${json(payload)}, now() + ${when} * interval '1 millisecond')`);
  if (typeof when === 'number' && when > 0) return;
  wakeAfter(tx);
}

/** Has the outboxes of this process look for due rows once `tx` has committed. */
export function wakeAfter(tx: Pick<Tx, 'afterCommit'>): void {
  tx.afterCommit(() => {
    for (const outbox of running) outbox.wake();
  });
}

/**
 * Leases due rows. Rows that another server is taking at this moment are skipped; those `held` here are never taken
 * twice, even where this process was suspended for longer than its lease.
 */
async function take(db: Queryable, due: Sql, leaseMs: number): Promise<OutboxJob[]> {
  try {
    return await db.query<OutboxJob>(sql`
    with due as materialized (${due})
    update outbox set attempts = outbox.attempts + 1, next_attempt = now() + ${leaseMs} * interval '1 millisecond',
      is_running = true, taken_timestamp = clock_timestamp()
    from due where outbox.id = due.id
    returning outbox.id, kind, payload, attempts, creation_timestamp`);
  } catch (error) {
    // Another server has taken a row of the same key at this moment.
    if (uniqueViolation(error) === 'outbox_one_of_key') return [];
    throw error;
  }
}

/** The outcome of an attempt: done (`lastError` null), given up, or to be tried again. */
interface Outcome {
  lastError: string | null;
  again: boolean;
  /** Milliseconds until then, where the handler says so. */
  afterMs?: number;
}

/** Calls the handler of a row; never rejects. */
async function attempt(handler: OutboxHandler, job: OutboxJob, stopping: AbortSignal): Promise<Outcome> {
  try {
    await handler(job, stopping);
    return { lastError: null, again: false };
  } catch (error) {
    if (error instanceof Postpone) return { lastError: error.message, again: true, afterMs: error.ms };
    const isHopeless = error instanceof GiveUp;
    const message = isHopeless ? error.message : safeSentence(error);
    return { lastError: message.slice(0, 500), again: !isHopeless };
  }
}

/** Marks a row as done and deletes its payload, which may hold addresses, codes and links. */
async function finish(db: Queryable, job: OutboxJob, lastError: string | null): Promise<void> {
  await db.query(sql`
    update outbox set done_timestamp = now(), payload = '{}', last_error = ${lastError}, is_running = false
    where id = ${job.id} and attempts = ${job.attempts}`);
}

/** Has a row wait for so many milliseconds. */
async function postpone(db: Queryable, job: OutboxJob, lastError: string, ms: number): Promise<void> {
  await db.query(sql`
    update outbox set last_error = ${lastError}, next_attempt = now() + ${ms} * interval '1 millisecond', is_running = false
    where id = ${job.id} and attempts = ${job.attempts}`);
}

/** Postpones a row; one that has been tried for a week is given up and its payload is deleted. */
async function retryLater(db: Queryable, job: OutboxJob, lastError: string): Promise<void> {
  const wait = Math.min(MAX_WAIT_S, 2 ** job.attempts);
  const isOld = sql`creation_timestamp < now() - ${GIVE_UP_AFTER}::interval`;
  await db.query(sql`
    update outbox set
      last_error = ${lastError},
      is_running = false,
      next_attempt = now() + ${wait} * interval '1 second',
      done_timestamp = case when ${isOld} then now() end,
      payload = case when ${isOld} then '{}' else payload end
    where id = ${job.id} and attempts = ${job.attempts}`);
}

/** Renews the leases of rows whose handlers are running. */
async function renew(db: Queryable, jobs: OutboxJob[], leaseMs: number): Promise<void> {
  await db.query(sql`
    update outbox set next_attempt = now() + ${leaseMs} * interval '1 millisecond'
    from unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ attempts }) => attempts)}::int[])
      as held (id, attempts)
    where outbox.id = held.id and outbox.attempts = held.attempts and done_timestamp is null`);
}

/**
 * Starts to process the outbox; every row is handled at least once.
 *
 * A row is leased by an update that commits, then handled outside any transaction (a slow mail server must not hold a
 * connection, of which the embedded database has one), then marked. The lease is renewed until the row is marked, and
 * a mark that failed is tried again: a slow mail server or a lost connection repeats nothing. One case remains: a
 * process that is killed, or cut off from the database for longer than the lease, between the handler's effect and
 * the mark. That row is handled again, so handlers must recognise a repeat by the row's id. The mail handler derives
 * the id of a mail from it: the folder keeps one file per id, a mail server gets the same Message-ID twice. Whether
 * a mail server then delivers one or both is beyond the sender's control.
 */
export function startOutbox(
  db: Db,
  handlers: Record<string, OutboxHandler>,
  options: OutboxOptions = {},
): Outbox {
  const {
    pollMs = 2_000,
    leaseMs = 30_000,
    batch = 10,
    takesTurns = false,
    onError = (error) => logFault('outbox', error),
  } = options;
  const kinds = Object.keys(handlers);
  const order = takesTurns ? byTurn : byMoment;
  const wakeUp = new WakeUpSignal();
  const stopping = new AbortController();
  const inHand = new Map<OutboxJob, Promise<void>>();

  async function mark(job: OutboxJob, { lastError, again, afterMs }: Outcome): Promise<void> {
    while (true) {
      try {
        if (!again) return await finish(db, job, lastError);
        if (afterMs !== undefined) return await postpone(db, job, lastError ?? '', afterMs);
        return await retryLater(db, job, lastError ?? '');
      } catch (error) {
        onError(error);
        if (stopping.signal.aborted) return;
        await delay(MARK_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  function begin(job: OutboxJob): void {
    const work = attempt(handlers[job.kind]!, job, stopping.signal)
      .then((outcome) => mark(job, outcome))
      .finally(() => {
        inHand.delete(job);
        wakeUp.send();
      });
    inHand.set(job, work);
  }

  async function loop(): Promise<void> {
    // The embedded database has one process: the one that held a lease has ended.
    let abandoned = db.engine === 'pglite';
    while (!stopping.signal.aborted) {
      try {
        if (abandoned) {
          await db.query(
            sql`update outbox set next_attempt = now(), is_running = false
              where done_timestamp is null and attempts > 0 and kind = any(${kinds}::text[])`,
          );
          abandoned = false;
        }
        const free = batch - inHand.size;
        if (free > 0) {
          const held = [...inHand.keys()].map(({ id }) => id);
          const jobs = await take(db, order(kinds, held, free), leaseMs);
          jobs.forEach(begin);
          if (jobs.length === free) continue;
        }
      } catch (error) {
        onError(error);
      }
      await wakeUp.wait(pollMs);
    }
    await Promise.all(inHand.values());
  }

  const heartbeat = setInterval(() => {
    if (inHand.size > 0) renew(db, [...inHand.keys()], leaseMs).catch(onError);
  }, leaseMs / 3);
  heartbeat.unref();
  const ended = loop().finally(() => clearInterval(heartbeat));
  const outbox: Outbox = {
    wake: () => wakeUp.send(),
    stop: async () => {
      stopping.abort();
      running.delete(outbox);
      wakeUp.send();
      await ended;
    },
  };
  running.add(outbox);
  return outbox;
}
