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
  /** Milliseconds for which a taken row belongs to its taker; longer than any handler may take. */
  leaseMs?: number;
  /** Rows worked on at the same time. */
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

/** Takes due rows for a while. Rows that another server is just taking are skipped, not waited for. */
const take = (db: Queryable, kinds: string[], batch: number, leaseMs: number): Promise<OutboxJob[]> =>
  db.query<OutboxJob>(sql`
    with due as materialized (
      select id from outbox
      where done_timestamp is null and next_attempt <= now() and kind = any(${kinds}::text[])
      order by next_attempt, id
      limit ${batch}
      for update skip locked
    )
    update outbox set attempts = outbox.attempts + 1, next_attempt = now() + ${leaseMs} * interval '1 millisecond'
    from due where outbox.id = due.id
    returning outbox.id, kind, payload, attempts, creation_timestamp`);

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

async function work(db: Queryable, handler: OutboxHandler, job: OutboxJob): Promise<void> {
  try {
    await handler(job);
  } catch (error) {
    const message = (error instanceof GiveUp ? error.message : safeSentence(error)).slice(0, 500);
    return error instanceof GiveUp ? finish(db, job, message) : retryLater(db, job, message);
  }
  return finish(db, job, null);
}

/**
 * Works through the outbox, at least once for every row.
 *
 * A row is taken by an update that commits, then handled outside any transaction (a mail server that takes its
 * time must not hold a connection, of which the embedded database has one), then marked as done. A process that
 * is killed after the handler's effect and before that mark leaves a row that is handled again when its lease
 * has run out; handlers must therefore recognise a repeat by the row's id. The mail handler gives every mail an
 * id made of it: the folder keeps one file per id, a mail server gets the same Message-ID twice. That a mail
 * server delivers only one of the two cannot be promised by the sender.
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

  async function loop(): Promise<void> {
    // The embedded database has one process: whoever held a lease is dead.
    let abandoned = db.engine === 'pglite';
    while (!stopping.signal.aborted) {
      try {
        if (abandoned) {
          await db.query(
            sql`update outbox set next_attempt = now() where done_timestamp is null and attempts > 0`,
          );
          abandoned = false;
        }
        const jobs = await take(db, kinds, batch, leaseMs);
        await Promise.all(jobs.map((job) => work(db, handlers[job.kind]!, job)));
        if (jobs.length > 0) continue;
      } catch (error) {
        onError(error);
      }
      await bell.wait(pollMs);
    }
  }

  const ended = loop();
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
