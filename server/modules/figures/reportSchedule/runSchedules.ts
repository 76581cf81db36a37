import sql from 'sql-template-tag';
import type { ScheduleRule } from '../../../../resources/kit/values/scheduleRule.ts';
import { nextRun } from '../../../../resources/numbers/nextRuns.ts';
import type { Services } from '../../../context.ts';
import { findOne } from '../../../db/db.ts';
import { logFault } from '../../../log/logFault.ts';
import { startSchedule, type Schedule } from '../../../schedule.ts';
import { callerOf, deliver, type DueSchedule } from './deliver.ts';
import { pauseSchedule } from './pauseSchedule.ts';

const EVERY_MS = 20_000;
/** Schedules of one round: further ones wait for the next. */
const MOST_AT_ONCE = 200;

/** Runs one schedule whose time has come; false where there is none. What was missed while no server ran is run once. */
const runOne = (services: Services): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const due = await findOne<DueSchedule & { readonly rule: ScheduleRule }>(
      tx,
      sql`select id, name, template_id, parameters, format, recipients, user_id, entity_id, rule from report_schedule
        where next_run_timestamp <= now() order by next_run_timestamp limit 1 for update skip locked`,
    );
    if (!due) return false;
    await tx.query(sql`update report_schedule set last_run_timestamp = now(), next_run_timestamp = ${nextRun(due.rule)}
      where id = ${due.id}`);
    const owner = await callerOf(tx, services, due.userId, due.entityId);
    // Nothing is sent in the name of an account that may not run reports any more.
    if (!owner?.actor.permissions.includes('GENERATE_REPORT')) await pauseSchedule(tx, services, due);
    else await deliver(tx, services, owner, due);
    return true;
  });

/** Runs all schedules whose time has come. */
export async function runDueSchedules(services: Services): Promise<void> {
  for (let n = 0; n < MOST_AT_ONCE; n += 1)
    // eslint-disable-next-line no-await-in-loop
    if (!(await runOne(services))) return;
}

/** Runs schedules on a timer; of several servers each takes those that no other has. */
export const startReportSchedules = (
  services: Services,
  { everyMs = EVERY_MS, onError = (error: unknown) => logFault('reportSchedules', error) } = {},
): Schedule => startSchedule(() => runDueSchedules(services), everyMs, onError);
