import sql from 'sql-template-tag';
import { MOST_FAILURES } from '../../resources/kit/values/scheduleRule.ts';
import { nextRun, type ScheduleRule } from '../../resources/numbers/nextRuns.ts';
import { findCallerNow, type KeptCaller } from '../auth/session.ts';
import type { Caller, Services, SignedInCaller } from '../context.ts';
import { findOne, type Queryable, type Tx } from '../db/db.ts';
import { ident } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import { logFault } from '../log/logFault.ts';
import { startSchedule, type Schedule } from '../schedule.ts';
import type { Write } from '../write/openWrite.ts';
import { runWrite } from '../write/pipeline.ts';

/** Milliseconds between two looks for schedules that are due. */
const EVERY_MS = 15_000;

/** No user: the failure of a schedule is noted without one. */
const REGISTER: Caller = { actor: null, ip: '', userAgent: null, scopeEntityIds: [], sessionHash: null };

/** A schedule that is due. */
export interface DueSchedule {
  readonly id: number;
  readonly name: string;
  readonly userId: number;
}

/**
 * A kind of schedule. Its table has the columns `name`, `rule`, `active`, `user_id`, `caller`, `next_run_timestamp`,
 * `last_run_timestamp`, `failures` and `failure_count`; `caller` is in whose name it runs.
 */
export interface ScheduleKind {
  readonly table: string;
  /** Starts a run, with the rights that its user has now. A `Refusal` counts as a failed run. */
  start(write: Write<SignedInCaller>, schedule: DueSchedule): Promise<unknown>;
  /** Says to its user that it was stopped after so many failures. */
  notifyStopped(
    write: { readonly tx: Tx; readonly services: Services },
    schedule: DueSchedule,
  ): Promise<unknown>;
}

interface FoundSchedule extends DueSchedule {
  readonly rule: ScheduleRule;
  readonly caller: KeptCaller;
}

/** Finds the schedule that has been due for longest; of those that a transaction has locked it waits for the end. */
const findDue = (db: Queryable, { table }: ScheduleKind, now: Date, id?: number) =>
  findOne<FoundSchedule>(
    db,
    sql`select id, name, user_id, rule, caller from ${ident(table)}
      where active and next_run_timestamp <= ${now.toISOString()}::timestamptz
      ${id === undefined ? sql`order by next_run_timestamp limit 1` : sql`and id = ${id} for update`}`,
  );

/** Takes a schedule that is still due, once: its next run is after now, however many it has missed. */
async function take(tx: Tx, kind: ScheduleKind, id: number, now: Date): Promise<DueSchedule | undefined> {
  const due = await findDue(tx, kind, now, id);
  if (due)
    await tx.query(sql`update ${ident(kind.table)}
      set last_run_timestamp = ${now.toISOString()}, next_run_timestamp = ${nextRun(due.rule, now)} where id = ${id}`);
  return due;
}

/**
 * Counts how a run of a schedule has ended; after `MOST_FAILURES` in a row it stops, and its user is notified.
 * @param part what runs on its own and is counted on its own, such as the report of one recipient
 */
export async function noteOutcome(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  kind: ScheduleKind,
  scheduleId: number,
  isDone: boolean,
  part = '',
): Promise<void> {
  const counted = isDone
    ? sql`failures - ${part}::text`
    : sql`failures || jsonb_build_object(${part}::text, coalesce((failures ->> ${part}::text)::int, 0) + 1)`;
  const schedule = await findOne<DueSchedule & { failureCount: number }>(
    tx,
    sql`update ${ident(kind.table)} set failures = ${counted},
        failure_count = (select coalesce(max(value::int), 0) from jsonb_each_text(${counted}))
      where id = ${scheduleId} and active returning id, name, user_id, failure_count`,
  );
  if (!schedule || schedule.failureCount < MOST_FAILURES) return;
  await tx.query(
    sql`update ${ident(kind.table)} set active = false, next_run_timestamp = null where id = ${scheduleId}`,
  );
  await kind.notifyStopped({ tx, services }, schedule);
}

async function runOne(services: Services, kind: ScheduleKind, due: FoundSchedule, now: Date): Promise<void> {
  const done = { status: 200, body: null };
  try {
    const caller = await findCallerNow(services.db, due.caller, services.settings.productToken);
    if (!caller) throw new Refusal(403, 'JOB_RIGHT_LOST');
    await runWrite(services, caller, null, async (write) => {
      const taken = await take(write.tx, kind, due.id, now);
      if (taken) await kind.start(write, taken);
      return done;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) logFault(`schedule ${kind.table}`, error);
    await runWrite(services, REGISTER, null, async ({ tx }) => {
      const taken = await take(tx, kind, due.id, now);
      if (taken) await noteOutcome({ tx, services }, kind, due.id, false);
      return done;
    });
  }
}

/**
 * Starts the runs that are due. Several servers may: a run is started in the transaction that takes its schedule, so that
 * one server starts it, and one that dies leaves it to the next.
 * @returns how many were due
 */
export async function runDue(services: Services, kind: ScheduleKind, now = new Date()): Promise<number> {
  for (let count = 0; ; count += 1) {
    const due = await findDue(services.db, kind, now);
    if (!due) return count;
    await runOne(services, kind, due, now);
  }
}

/** Looks on a timer for runs that are due. */
export const startSchedules = (
  services: Services,
  kinds: readonly ScheduleKind[],
  { everyMs = EVERY_MS } = {},
): Schedule =>
  startSchedule(
    async () => {
      for (const kind of kinds) await runDue(services, kind);
    },
    everyMs,
    (error) => logFault('schedules', error),
  );
