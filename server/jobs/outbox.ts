import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Db, Queryable, Tx } from '../db/db.ts';
import { json } from '../db/sql.ts';
import { logFault } from '../log/logFault.ts';
import { safeSentence } from '../log/safeError.ts';
import { Bell } from './bell.ts';

/** A row of the outbox while it is being worked on. */
export interface OutboxJob {
  id: number;
  kind: string;
  payload: unknown;
  /** 1 at the first try. */
  attempts: number;
  creationTimestamp: string;
}

/** Does what a row asks for; a thrown error means another try later, `GiveUp` none. */
export type OutboxHandler = (job: OutboxJob) => Promise<void>;

/** No further try can succeed; the message stays in the row's `last_error`. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** How the outbox works; the defaults are what the server runs with. */
export interface OutboxOptions {
  /** Milliseconds between looks when nobody wakes it. */
  pollMs?: number;
  /** Milliseconds after which another process may take a row whose taker no longer says that it has it in hand. */
  leaseMs?: number;
  /** Rows worked on at the same time, at most. */
  batch?: number;
  /** Told when the database cannot be asked. */
  onError?: (error: unknown) => void;
}

/** A running outbox. */
export interface Outbox {
  /** Looks for due rows now. */
  wake(): void;
  /** Takes no more rows, and resolves once those taken are done. */
  stop(): Promise<void>;
}

const MOST_WAIT_S = 60;
const GIVE_UP_AFTER = '7 days';
/** Milliseconds until a mark that the database did not take is made again. */
const MARK_AGAIN_MS = 250;
const running = new Set<Outbox>();

/**
 * Writes down what must happen once `tx` has committed, whatever becomes of this process; nothing happens if it
 * rolls back. The outboxes of this process look at once, those of others within their `pollMs`.
 * @param delayMs the row waits for so long before it is due
 */
export async function enqueue(tx: Tx, kind: string, payload: unknown, delayMs = 0): Promise<void> {
  tx.last(sql`insert into outbox (kind, payload, next_attempt)
    values (${kind}, ${json(payload)}, now() + ${delayMs} * interval '1 millisecond')`);
  if (delayMs > 0) return;
  tx.afterCommit(() => {
    for (const outbox of running) outbox.wake();
  });
}

/**
 * Takes due rows for a while. Rows that another server is just taking are skipped, not waited for; those `held` here
 * are never taken twice, even where this process slept past its lease.
 */
const take = (
  db: Queryable,
  kinds: string[],
  held: number[],
  batch: number,
  leaseMs: number,
): Promise<OutboxJob[]> =>
  db.query<OutboxJob>(sql`
    with due as materialized (
      select id from outbox
      where done_timestamp is null and next_attempt <= now() and kind = any(${kinds}::text[])
        and id <> all(${held}::bigint[])
      order by next_attempt, id
      limit ${batch}
      for update skip locked
    )
    update outbox set attempts = outbox.attempts + 1, next_attempt = now() + ${leaseMs} * interval '1 millisecond'
    from due where outbox.id = due.id
    returning outbox.id, kind, payload, attempts, creation_timestamp`);

/** What became of a try: done (`lastError` null), given up, or to be tried again. */
interface Outcome {
  lastError: string | null;
  again: boolean;
}

/** Does what the row asks for; never rejects. */
async function attempt(handler: OutboxHandler, job: OutboxJob): Promise<Outcome> {
  try {
    await handler(job);
    return { lastError: null, again: false };
  } catch (error) {
    const isHopeless = error instanceof GiveUp;
    const message = isHopeless ? error.message : safeSentence(error);
    return { lastError: message.slice(0, 500), again: !isHopeless };
  }
}

/** Ends a row. What it carried (addresses, codes, links) is of no more use, and goes. */
async function finish(db: Queryable, job: OutboxJob, lastError: string | null): Promise<void> {
  await db.query(sql`
    update outbox set done_timestamp = now(), payload = '{}', last_error = ${lastError}
    where id = ${job.id} and attempts = ${job.attempts}`);
}

/** Puts a row off; one that has been tried for a week ends, and what it carried goes as well. */
async function retryLater(db: Queryable, job: OutboxJob, lastError: string): Promise<void> {
  const wait = Math.min(MOST_WAIT_S, 2 ** job.attempts);
  const isOld = sql`creation_timestamp < now() - ${GIVE_UP_AFTER}::interval`;
  await db.query(sql`
    update outbox set
      last_error = ${lastError},
      next_attempt = now() + ${wait} * interval '1 second',
      done_timestamp = case when ${isOld} then now() end,
      payload = case when ${isOld} then '{}' else payload end
    where id = ${job.id} and attempts = ${job.attempts}`);
}

/** Says that rows are still in hand, however long their handlers take. */
async function renew(db: Queryable, jobs: OutboxJob[], leaseMs: number): Promise<void> {
  await db.query(sql`
    update outbox set next_attempt = now() + ${leaseMs} * interval '1 millisecond'
    from unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ attempts }) => attempts)}::int[])
      as held (id, attempts)
    where outbox.id = held.id and outbox.attempts = held.attempts and done_timestamp is null`);
}

/**
 * Works through the outbox, at least once for every row.
 *
 * A row is taken by an update that commits, then handled outside any transaction (a mail server that takes its
 * time must not hold a connection, of which the embedded database has one), then marked. Until it is marked its
 * taker says again and again that it has it in hand, and a mark that the database did not take is made once it
 * does: a slow mail server or a lost connection repeats nothing. What remains is a process that is killed, or cut
 * off from the database for longer than the lease beside another server, between the handler's effect and the
 * mark: that row is handled again. Handlers must therefore recognise a repeat by the row's id. The mail handler
 * gives every mail an id made of it: the folder keeps one file per id, a mail server gets the same Message-ID
 * twice. That a mail server delivers only one of the two cannot be promised by the sender.
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
    onError = (error) => logFault('outbox', error),
  } = options;
  const kinds = Object.keys(handlers);
  const bell = new Bell();
  const stopping = new AbortController();
  const inHand = new Map<OutboxJob, Promise<void>>();

  async function mark(job: OutboxJob, { lastError, again }: Outcome): Promise<void> {
    while (true) {
      try {
        return await (again ? retryLater(db, job, lastError ?? '') : finish(db, job, lastError));
      } catch (error) {
        onError(error);
        if (stopping.signal.aborted) return;
        await delay(MARK_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  function begin(job: OutboxJob): void {
    const work = attempt(handlers[job.kind]!, job)
      .then((outcome) => mark(job, outcome))
      .finally(() => {
        inHand.delete(job);
        bell.ring();
      });
    inHand.set(job, work);
  }

  async function loop(): Promise<void> {
    // The embedded database has one process: whoever held a lease is dead.
    let abandoned = db.engine === 'pglite';
    while (!stopping.signal.aborted) {
      try {
        if (abandoned) {
          await db.query(
            sql`update outbox set next_attempt = now()
              where done_timestamp is null and attempts > 0 and kind = any(${kinds}::text[])`,
          );
          abandoned = false;
        }
        const free = batch - inHand.size;
        if (free > 0) {
          const held = [...inHand.keys()].map(({ id }) => id);
          const jobs = await take(db, kinds, held, free, leaseMs);
          jobs.forEach(begin);
          if (jobs.length === free) continue;
        }
      } catch (error) {
        onError(error);
      }
      await bell.wait(pollMs);
    }
    await Promise.all(inHand.values());
  }

  const heartbeat = setInterval(() => {
    if (inHand.size > 0) renew(db, [...inHand.keys()], leaseMs).catch(onError);
  }, leaseMs / 3);
  heartbeat.unref();
  const ended = loop().finally(() => clearInterval(heartbeat));
  const outbox: Outbox = {
    wake: () => bell.ring(),
    stop: async () => {
      stopping.abort();
      running.delete(outbox);
      bell.ring();
      await ended;
    },
  };
  running.add(outbox);
  return outbox;
}
