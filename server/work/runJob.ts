import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Job } from '../../resources/kit/job.ts';
import { allows } from '../../resources/kit/access.ts';
import { findCallerNow } from '../auth/session.ts';
import type { Services, SignedInCaller } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { DatabaseUnavailable } from '../db/errors.ts';
import { isConcurrencyFailure } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import { GiveUp, Postpone, type OutboxHandler } from '../jobs/outbox.ts';
import { logFault } from '../log/logFault.ts';
import { runWrite } from '../write/pipeline.ts';
import { announceJobs } from './announceJobs.ts';
import type { BatchResult, JobEnd, JobHandler, RunningJob } from './handleJob.ts';
import { endJob, type Failure, type JobResult } from './endJob.ts';
import { beginRun, lockRun, waitForRun, type JobRow } from './jobRows.ts';
import { appendToResult } from './resultFile.ts';

/** Runs of a job without a batch in between: then it is given up, as one that ends its server each time. */
const MAX_TRIES = 6;
/** The longest pause after a batch, in milliseconds: half of the time none runs beside other calls. */
const MAX_PAUSE_MS = 100;
/** Milliseconds between two messages of progress to open pages. */
const PROGRESS_MS = 1_000;

/** Milliseconds until a job that this server does not know is offered again, to a newer one. */
const UNKNOWN_MS = 10_000;

/** Milliseconds until a job is tried again that lost its database. */
const AWAY_MS = 2_000;

/** What runs jobs: their handlers, and what follows in the transaction in which one ends. */
export interface JobEngine {
  readonly services: Services;
  readonly handlers: readonly JobHandler[];
  /** Notifies the user of a job that has ended, in the same transaction. */
  readonly notify: (tx: Tx, end: JobEnd) => Promise<void>;
}

/** Ends a run whose user has canceled it. */
class Canceled extends Error {}
/** Ends a run that the server interrupts, or that another one has taken. */
class Interrupted extends Error {}

const failureOf = ({ errors, code, details }: Refusal): Failure => ({
  code: errors[0]?.error ?? code,
  details,
});

/** Ends a job in a transaction of its own; a run that holds it no longer ends nothing. */
const endRun = (
  { services, notify }: JobEngine,
  row: JobRow,
  handler: JobHandler,
  state: JobEnd['state'],
  result: JobResult = {},
): Promise<void> =>
  services.db.transaction(async (tx) => {
    if (!(await lockRun(tx, row))) return;
    await endJob({ tx, services, who: row.caller }, row, handler, state, result);
    // Who cancels a job notifies its user, unless it is that user.
    if (!handler.notifies && !row.isOwed && state !== 'CANCELED') await notify(tx, { ...row, state });
  });

/**
 * The job's user with the rights of now; of a job that is owed, as it was when it was decided.
 * @throws Refusal 403 where the user may not do it any more
 */
async function callerOf({ db, settings }: Services, row: JobRow, job: Job): Promise<SignedInCaller> {
  if (row.isOwed) return { ...row.caller, sessionHash: Buffer.alloc(0) };
  const now = await findCallerNow(db, row.caller, settings.productToken);
  if (!now || !allows(job.requires, now.actor)) throw new Refusal(403, 'JOB_RIGHT_LOST');
  return now;
}

function runningOf(
  { services }: JobEngine,
  row: JobRow,
  job: Job,
  caller: SignedInCaller,
  stopping: AbortSignal,
): RunningJob<Job> {
  let saidAt = 0;
  const batch: RunningJob<Job>['batch'] = async (work) => {
    if (stopping.aborted) throw new Interrupted();
    const start = performance.now();
    const now = await callerOf(services, row, job);
    let result: BatchResult<unknown> = { done: 0 };
    await runWrite(services, now, null, async (write) => {
      const held = await lockRun(write.tx, row);
      if (!held) throw new Interrupted();
      if (held.isCancelAsked) throw new Canceled();
      result = await work({ ...write, append: (bytes) => appendToResult(write.tx, row, bytes) });
      const { done, total, position } = result;
      write.tx.atCommit(sql`update job set done = done + ${done}, total = coalesce(${total ?? null}, total),
        position = coalesce(${position === undefined ? null : JSON.stringify(position)}::jsonb, position),
        tries = 0, progress_timestamp = now() where id = ${row.id}`);
      if (performance.now() - saidAt >= PROGRESS_MS) {
        saidAt = performance.now();
        announceJobs(write.tx, row.userId);
      }
      return { status: 200, body: null };
    });
    const pause = Math.min(performance.now() - start, MAX_PAUSE_MS);
    await delay(pause, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    return result;
  };
  const { id, input, subject, position } = row;
  return { id, input, subject, caller, services, position: position ?? undefined, batch };
}

/** Handler of the outbox rows of jobs. */
export function runJobs(engine: JobEngine): OutboxHandler {
  const { services, handlers } = engine;
  const { db } = services;
  const byName = new Map(handlers.map((handler) => [handler.job.name, handler]));
  return async ({ payload }, stopping = new AbortController().signal) => {
    const row = await beginRun(db, (payload as { jobId: number }).jobId);
    if (!row) return;
    const handler = byName.get(row.name);
    if (!handler) {
      await waitForRun(db, row, { isFault: false });
      throw new Postpone(UNKNOWN_MS, 'this server does not know the job');
    }
    const { job, run } = handler;
    if (row.isCancelAsked) return endRun(engine, row, handler, 'CANCELED');
    if (row.tries > MAX_TRIES)
      return endRun(engine, row, handler, 'FAILED', { failure: { code: 'JOB_KEEPS_STOPPING' } });
    try {
      const caller = await callerOf(services, row, job);
      const outcome = await run(runningOf(engine, row, job, caller, stopping));
      await endRun(engine, row, handler, 'DONE', { outcome });
    } catch (error) {
      await endFailed(engine, row, handler, error);
    }
  };
}

/** Ends a run that threw: the job is canceled, has failed, or waits for another run. */
async function endFailed(engine: JobEngine, row: JobRow, handler: JobHandler, error: unknown): Promise<void> {
  const { db } = engine.services;
  if (error instanceof Canceled) return endRun(engine, row, handler, 'CANCELED');
  if (error instanceof Interrupted) {
    await waitForRun(db, row, { isFault: false });
    throw new Postpone(0, 'interrupted');
  }
  if (error instanceof Refusal) return endRun(engine, row, handler, 'FAILED', { failure: failureOf(error) });
  if (error instanceof DatabaseUnavailable || isConcurrencyFailure(error)) {
    await waitForRun(db, row, { isFault: false });
    throw new Postpone(AWAY_MS, 'the database is away');
  }
  logFault(`job ${row.name}`, error);
  if (row.tries >= MAX_TRIES) {
    await endRun(engine, row, handler, 'FAILED', { failure: { code: 'JOB_FAILED' } });
    throw new GiveUp('the job failed in each of its runs');
  }
  await waitForRun(db, row, { isFault: true });
  throw new Postpone(Math.min(60_000, 1000 * 2 ** row.tries), 'the run failed');
}
