import sql from 'sql-template-tag';
import { nextRun, type ScheduleRule } from '../../resources/numbers/nextRuns.ts';
import { findCallerNow, type KeptCaller } from '../auth/session.ts';
import type { Caller, Services, SignedInCaller } from '../context.ts';
import { findOne, type Tx } from '../db/db.ts';
import { ident } from '../db/sql.ts';
import { Refusal } from '../errors.ts';
import { logFault } from '../log/logFault.ts';
import { startSchedule, type Schedule } from '../schedule.ts';
import type { Write } from '../write/openWrite.ts';
import { runWrite } from '../write/pipeline.ts';

/** Failed runs in a row after which a schedule stops. */
export const MAX_FAILURES = 5;
/** Milliseconds between two looks for schedules that are due. */
const EVERY_MS = 15_000;

/** No user: schedules are taken without one. */
const REGISTER: Caller = { actor: null, ip: '', userAgent: null, scopeEntityIds: [], sessionHash: null };

/** A schedule that is due. */
export interface DueSchedule {
  readonly id: number;
  readonly name: string;
  readonly userId: number;
}

/**
 * A kind of schedule. Its table has the columns `name`, `rule`, `active`, `user_id`, `caller`, `next_run_timestamp`,
 * `last_run_timestamp` and `failure_count`; `caller` is who saved it last, in whose name it runs.
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

interface TakenSchedule extends DueSchedule {
  readonly rule: ScheduleRule;
  readonly caller: KeptCaller;
}

/** Takes a schedule that is due: its next run is after now, however many it has missed. */
async function takeDue(services: Services, { table }: ScheduleKind): Promise<TakenSchedule | undefined> {
  return services.db.transaction(async (tx) => {
    const due = await findOne<TakenSchedule>(
      tx,
      sql`select id, name, user_id, rule, caller from ${ident(table)}
        where active and next_run_timestamp <= now() order by next_run_timestamp limit 1 for update skip locked`,
    );
    if (due)
      await tx.query(sql`update ${ident(table)} set last_run_timestamp = now(), next_run_timestamp = ${nextRun(due.rule)}
        where id = ${due.id}`);
    return due;
  });
}

/** Counts how a run of a schedule has ended; after too many failures in a row it stops, and its user is notified. */
export async function noteOutcome(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  kind: ScheduleKind,
  scheduleId: number,
  isDone: boolean,
): Promise<void> {
  const stopped = await findOne<DueSchedule & { active: boolean }>(
    tx,
    sql`update ${ident(kind.table)} set failure_count = ${isDone ? sql`0` : sql`failure_count + 1`},
        active = active and ${isDone ? sql`true` : sql`failure_count + 1 < ${MAX_FAILURES}`}
      where id = ${scheduleId} and active returning id, name, user_id, active`,
  );
  if (stopped && !stopped.active) await kind.notifyStopped({ tx, services }, stopped);
}

async function runOne(services: Services, kind: ScheduleKind, due: TakenSchedule): Promise<void> {
  try {
    const caller = await findCallerNow(services.db, due.caller, services.settings.productToken);
    if (!caller) throw new Refusal(403, 'JOB_RIGHT_LOST');
    await runWrite(services, caller, null, async (write) => {
      await kind.start(write, due);
      return { status: 200, body: null };
    });
  } catch (error) {
    if (!(error instanceof Refusal)) logFault(`schedule ${kind.table}`, error);
    await runWrite(services, REGISTER, null, async ({ tx }) => {
      await noteOutcome({ tx, services }, kind, due.id, false);
      return { status: 200, body: null };
    });
  }
}

/**
 * Starts the runs that are due. Several servers may: each schedule is taken by one. A server that dies between taking a
 * schedule and starting its run leaves that run out.
 * @returns how many were taken
 */
export async function runDue(services: Services, kind: ScheduleKind): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const due = await takeDue(services, kind);
    if (!due) return taken;
    await runOne(services, kind, due);
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
