import sql from 'sql-template-tag';
import { RUNS_REPORTS } from '../../../../resources/figures/reportTemplate/schema.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { getOne } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { noteOutcome, type ScheduleKind } from '../../../schedules/runDue.ts';
import { notify } from '../../common/notification/notify.ts';
import { deliver, type SentSchedule } from './deliver.ts';

/** Reports that are sent at their times. Each recipient's is counted on its own: one that fails stops all of them. */
export const reportSchedules: ScheduleKind = {
  table: 'report_schedule',
  start: async ({ tx, services, caller }, { id }) => {
    // Nothing is sent in the name of an account that may not run reports any more.
    if (!allows(RUNS_REPORTS, caller.actor)) throw new Refusal(403, 'JOB_RIGHT_LOST');
    const schedule = await getOne<SentSchedule>(
      tx,
      sql`select id, name, template_id, parameters, format, recipients from report_schedule where id = ${id}`,
    );
    await deliver(tx, services, caller, schedule);
    await noteOutcome({ tx, services }, reportSchedules, id, true);
  },
  notifyStopped: ({ tx, services }, { id, name, userId }) =>
    notify(
      { tx, services, caller: { actor: null } },
      { userIds: [userId], type: 'REPORT_SCHEDULE_PAUSED', objectId: id, additionalInfo: { schedule: name } },
    ),
};
